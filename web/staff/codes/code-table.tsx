import type { DiscountCode } from "#core/contract/discounts.ts";
import { termsRefusal } from "#core/rules/discount.ts";
import { useFacts, useMoney } from "#web/facts/shop-facts.tsx";
import { Button } from "#web/ui/button.tsx";
import { shopMoment } from "../frame/shop-clock.ts";
import { Table } from "../frame/table.tsx";
import { categoryName, type FiledCategories } from "../products/filed-under.ts";
import messages from "./messages.en.ts";

const usesWords = ({ uses, maxUses }: DiscountCode) => (maxUses === null ? `${uses}` : messages.usedOf(uses, maxUses));

type Actions = { edit: (code: DiscountCode) => void; end: (code: DiscountCode) => void };
type CodeTableProps = { codes: readonly DiscountCode[]; shelves: FiledCategories | null; actions: Actions | null };

export function CodeTable({ codes, shelves, actions }: CodeTableProps) {
	const now = new Date();
	const money = useMoney();
	const { timeZone } = useFacts();
	const reductionWords = ({ percent, amount }: DiscountCode) =>
		percent === null ? money(amount ?? 0) : `${percent} %`;
	const conditionsOf = ({ minimum, category, oncePerClient }: DiscountCode) =>
		[
			...(category === null ? [] : [messages.onlyOf(categoryName(shelves, category))]),
			...(minimum === null ? [] : [messages.from(money(minimum))]),
			...(oncePerClient ? [messages.once] : []),
		].join(" · ");
	return (
		<Table
			caption={messages.title}
			keyOf={({ code, createdAt }) => `${code} ${createdAt}`}
			rows={codes}
			columns={[
				{
					head: messages.code,
					cell: (code) => (
						<span className="wrap-anywhere">
							{code.code}
							<span className="block text-note text-quiet wide:hidden">
								{messages.inShort(reductionWords(code), usesWords(code))}
							</span>
							<span className="block text-note text-quiet">{conditionsOf(code)}</span>
							<span className="block text-note text-quiet wide:hidden">{periodOf(code, now, timeZone)}</span>
						</span>
					),
				},
				{ head: messages.off, cell: reductionWords, number: true, wide: true },
				{ head: messages.used, cell: usesWords, number: true, wide: true },
				{ head: messages.when, cell: (code) => periodOf(code, now, timeZone), wide: true },
				{ head: messages.state, cell: (code) => stateOf(code, now) },
				{
					head: messages.actions,
					quiet: true,
					number: true,
					cell: (code) =>
						actions &&
						code.endedAt === null && (
							<span className="flex flex-wrap justify-end gap-2 py-1">
								<Button look="outline" aria-label={messages.editOne(code.code)} onClick={() => actions.edit(code)}>
									{messages.edit}
								</Button>
								<Button look="outline" aria-label={messages.endOne(code.code)} onClick={() => actions.end(code)}>
									{messages.end}
								</Button>
							</span>
						),
				},
			]}
		/>
	);
}

/** A beginning that has passed is no news. */
function periodOf({ startsAt, endsAt, endedAt }: DiscountCode, now: Date, timeZone: string): string {
	const end = endedAt ?? endsAt;
	const until = end === null ? messages.noEnd : messages.until(shopMoment(end, timeZone));
	return new Date(startsAt) > now ? `${messages.since(shopMoment(startsAt, timeZone))}, ${until}` : until;
}

function stateOf(code: DiscountCode, now: Date): string {
	const { states } = messages;
	const startsAt = new Date(code.startsAt);
	const endsAt = code.endsAt === null ? null : new Date(code.endsAt);
	if (code.endedAt !== null) return states.ended;
	const refusal = termsRefusal({ ...code, startsAt, endsAt, endedAt: null }, now);
	if (refusal === null) return states.inUse;
	return { unknown: states.notBegun, expired: states.over, used_up: states.usedUp }[refusal];
}
