import type { OrderFilters } from "#core/contract/orders.ts";
import { dayAfter, startOfDay } from "#core/rules/calendar.ts";
import { readOrderSearch } from "#core/rules/order-search.ts";
import type { Deps } from "../../deps.ts";
import type { OrderFilter } from "./order-filter.queries.ts";

/** What is asked for, by the shop's calendar and as people of its country write phones. */
export async function readFilter(
	{ settings }: Pick<Deps, "settings">,
	{ status, search, payment, delivery, from, to }: OrderFilters,
): Promise<OrderFilter> {
	const { timeZone, country } = await settings.current();
	return {
		status,
		payment,
		delivery,
		search: readOrderSearch(search ?? "", country),
		since: from ? startOfDay(from, timeZone) : undefined,
		before: to ? startOfDay(dayAfter(to), timeZone) : undefined,
	};
}
