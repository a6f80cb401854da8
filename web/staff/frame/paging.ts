import { MOST_FOUND } from "#core/contract/fields.ts";

/** The page an address asks for; the first when it asks for none there can be. */
export function pageIn(address: URLSearchParams): number {
	const page = Number(address.get("page") ?? 1);
	return Number.isSafeInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1;
}

/** The same address with another page. */
export function withPage(address: URLSearchParams, page: number): string {
	const next = new URLSearchParams(address);
	if (page === 1) next.delete("page");
	else next.set("page", String(page));
	return `?${next}`;
}

/** How many match, as the list calls say it beside their rows. */
export function totalIn(headers: Headers, shown: number): number {
	return Number(headers.get("x-total-count") ?? shown);
}

/** That number for people: a search is counted no further than `MOST_FOUND`. */
export function countInWords(total: number, address: URLSearchParams): string {
	return address.get("search")?.trim() && total >= MOST_FOUND ? `${total} or more` : String(total);
}
