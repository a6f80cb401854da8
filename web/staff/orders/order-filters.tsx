import { settings } from "#core/calls/settings.ts";
import { ORDER_SORTS, PAYMENT_FILTERS } from "#core/rules/order-filters.ts";
import { ORDER_STATUSES } from "#core/rules/order-status.ts";
import { call } from "#web/api.ts";
import { useRead } from "#web/loading/use-read.ts";
import { Field, Select } from "#web/ui/field.tsx";
import { SearchForm } from "../frame/search-form.tsx";
import { type AskedOrders, addressFor } from "./asked-orders.ts";
import filters from "./filters.messages.en.ts";
import messages from "./messages.en.ts";
import statusWords from "./status.messages.en.ts";

type Named = { id: string; name: string };

/** The owner's ways of delivery; without an answer there is only the one that is asked for. */
function useWays(asked: string | undefined): readonly Named[] {
	const { data } = useRead("delivery", async (signal) => (await call(settings.current, {}, { signal })).data.delivery);
	const ways: readonly Named[] = data ?? [];
	return asked === undefined || ways.some(({ id }) => id === asked) ? ways : [...ways, { id: asked, name: asked }];
}

/** What narrows the list of orders. It stands in the address, so that it can be shared and gone back to. */
export function OrderFilters({ asked }: { asked: AskedOrders }) {
	const ways = useWays(asked.delivery);
	const { status, search = "", payment, delivery, from, to, sort } = asked;
	const inUse = [payment, delivery, from, to, sort].filter((part) => part !== undefined).length;
	const named = <T extends string>(values: readonly T[], words: Record<T, string>) =>
		values.map((id) => ({ id, name: words[id] }));
	return (
		<SearchForm label={messages.find} hint={filters.alsoFound} value={search}>
			<Choice
				name="status"
				label={messages.status}
				all={messages.all}
				value={status}
				options={named(ORDER_STATUSES, statusWords.stored)}
				{...(status && { hint: statusWords.meanings[status as keyof typeof statusWords.meanings] })}
			/>
			<details key={addressFor(asked)} open={inUse > 0} className="order-last basis-full">
				<summary className="link min-h-11 w-fit cursor-pointer py-2 text-note">
					{inUse > 0 ? filters.moreInUse(inUse) : filters.more}
				</summary>
				<div className="grid gap-3 pt-1 sm:grid-cols-2 md:grid-cols-3 xl:grid-cols-5">
					<Choice
						name="payment"
						label={messages.payment}
						all={messages.all}
						value={payment}
						options={named(PAYMENT_FILTERS, filters.payments)}
					/>
					<Choice name="delivery" label={filters.delivery} all={messages.all} value={delivery} options={ways} />
					<Field label={filters.from} type="date" name="from" min="1970-01-02" max={to} defaultValue={from} />
					<Field label={filters.to} type="date" name="to" min={from ?? "1970-01-02"} defaultValue={to} />
					<Choice
						name="sort"
						label={filters.sort}
						all={filters.sorts.newest}
						value={sort}
						options={named(ORDER_SORTS.slice(1), filters.sorts)}
					/>
				</div>
			</details>
		</SearchForm>
	);
}

type ChoiceProps = {
	name: string;
	label: string;
	all: string;
	value: string | undefined;
	options: readonly Named[];
	hint?: string;
};

/** Asks again as soon as something else is chosen. */
function Choice({ name, label, all, value = "", options, hint }: ChoiceProps) {
	return (
		<Select
			key={`${value} ${options.length}`}
			label={label}
			name={name}
			placeholder={all}
			defaultValue={value}
			onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
			className="min-w-0 basis-40"
			{...(hint && { hint })}
		>
			{options.map((option) => (
				<option key={option.id} value={option.id}>
					{option.name}
				</option>
			))}
		</Select>
	);
}
