import { MOST_FOUND } from "#core/contract/fields.ts";
import messages from "./messages.en.ts";

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

/** The rows of a list call, and how many match in all, as it says beside them. */
export function countedRows<T>({ data, headers }: { data: T[]; headers: Headers }): { rows: T[]; total: number } {
	return { rows: data, total: Number(headers.get("x-total-count") ?? data.length) };
}

/** That number for people: what is searched for is counted no further than `MOST_FOUND`. */
export function countInWords(total: number, isCountedInPart: boolean): string {
	return isCountedInPart && total >= MOST_FOUND ? messages.orMore(total) : String(total);
}
