import type { GivenTo } from "#core/calls/call.ts";
import type { orders } from "#core/calls/orders.ts";
import { ORDER_SORTS, PAYMENT_FILTERS } from "#core/rules/order-filters.ts";
import { readOrderStatus } from "#core/rules/order-status.ts";

type Asked = GivenTo<typeof orders.list>["query"];
/** Which orders are meant, without the page of them. */
export type AskedOrders = Pick<Asked, "status" | "search" | "payment" | "delivery" | "from" | "to" | "sort">;

const FILTER_NAMES = ["search", "status", "payment", "delivery", "from", "to", "sort"] as const;

const oneOf = <T extends string>(known: readonly T[], given: string | null) => known.find((one) => one === given);
const day = (given: string | null) =>
	given !== null && /^(19[7-9]\d|[2-9]\d{3})-\d\d-\d\d$/.test(given) && !Number.isNaN(Date.parse(given))
		? given
		: undefined;

/** What an address asks for; what makes no sense is not asked. */
export function askedOrdersIn(address: URLSearchParams): AskedOrders {
	const asked = {
		search: (address.get("search") ?? "").trim().slice(0, 100) || undefined,
		status: readOrderStatus(address.get("status") ?? "") ?? undefined,
		payment: oneOf(PAYMENT_FILTERS, address.get("payment")),
		delivery: /^[a-z0-9-]{1,40}$/.exec(address.get("delivery") ?? "")?.[0],
		from: day(address.get("from")),
		to: day(address.get("to")),
		sort: oneOf(ORDER_SORTS.slice(1), address.get("sort")),
	};
	return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
}

/** The same as an address says it, each part in its place, so that two that ask the same are the same. */
export function addressFor(asked: AskedOrders): string {
	const parts = FILTER_NAMES.flatMap((name) => (asked[name] === undefined ? [] : [[name, String(asked[name])]]));
	return `?${new URLSearchParams(parts)}`;
}

/** Whether only so many orders are counted for it: all but those of a status are. */
export function isCountedInPart({ search, payment, delivery, from, to }: AskedOrders): boolean {
	return [search, payment, delivery, from, to].some((part) => part !== undefined);
}
