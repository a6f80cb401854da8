import type { ReactNode } from "react";
import type { GivenTo } from "#core/calls/call.ts";
import type { products } from "#core/calls/products.ts";
import { PRODUCT_STATES } from "#core/rules/product-state.ts";
import { Select } from "#web/ui/field.tsx";
import { CategoryOptions } from "../codes/category-options.tsx";
import { SearchForm } from "../frame/search-form.tsx";
import { filedName } from "../products/filed-under.ts";
import type { Choices } from "../products/read-choices.ts";
import messages from "./messages.en.ts";

type Query = NonNullable<GivenTo<typeof products.staffList>["query"]>;
type Found = Extract<GivenTo<typeof products.editMany>["body"]["which"], { found: unknown }>["found"];

const one = <T extends string>(words: Record<T, string>, given: string | null): T | undefined =>
	given !== null && Object.hasOwn(words, given) ? (given as T) : undefined;
const id = (given: string | null) => (given !== null && /^\d{1,9}$/.test(given) ? Number(given) : undefined);

/** What an address asks for; what makes no sense is not asked. */
export function filterIn(address: URLSearchParams): Found {
	const asked = {
		search: (address.get("search") ?? "").trim().slice(0, 100) || undefined,
		category: id(address.get("category")),
		collection: id(address.get("collection")),
		state: one(messages.states, address.get("state")),
		stock: one(messages.stocks, address.get("stock")),
		offer: one(messages.offers, address.get("offer")),
	};
	return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
}

export function askedProductsIn(address: URLSearchParams): Query {
	const [sort, after] = [one(messages.sorts, address.get("sort")), address.get("after")];
	return { ...filterIn(address), ...(sort && { sort }), ...(after && { after: after.slice(0, 400) }) };
}

/** What narrows the list stands in the address, so that it can be shared and gone back to. */
export function Filters({ address, choices }: { address: URLSearchParams; choices: Choices }) {
	const { sorts } = messages;
	const choice = (name: string, label: string, all: string, options: ReactNode) => (
		<Select
			key={`${name} ${address.get(name)} ${choices.categories.stale} ${choices.collections.stale}`}
			label={label}
			name={name}
			placeholder={all}
			defaultValue={address.get(name) ?? ""}
			onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
			className="min-w-36"
		>
			{options}
		</Select>
	);
	const worded = (words: Record<string, string>) =>
		Object.entries(words).map(([value, word]) => (
			<option key={value} value={value}>
				{word}
			</option>
		));
	return (
		<SearchForm label={messages.find} value={address.get("search") ?? ""}>
			{choice(
				"category",
				messages.category,
				messages.all,
				<CategoryOptions shelves={choices.categories.data} chosen={null} />,
			)}
			{choice(
				"collection",
				messages.collection,
				messages.all,
				(choices.collections.data ?? []).map((one) => (
					<option key={one.id_collection} value={one.id_collection}>
						{filedName(one)}
					</option>
				)),
			)}
			{choice(
				"state",
				messages.state,
				messages.all,
				worded(Object.fromEntries(PRODUCT_STATES.map((state) => [state, messages.states[state]]))),
			)}
			{choice("stock", messages.stock, messages.all, worded(messages.stocks))}
			{choice("offer", messages.price, messages.all, worded(messages.offers))}
			{choice("sort", messages.order, sorts.newest, worded(Object.fromEntries(Object.entries(sorts).slice(1))))}
		</SearchForm>
	);
}
