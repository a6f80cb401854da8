import type { IncomingMessage } from "node:http";
import type { Deps } from "../deps.ts";
import type { KeptAnswer } from "./kept-answer.ts";
import { isForAPerson } from "./people.ts";

type Asked = Pick<IncomingMessage, "method" | "headers" | "url">;

/** Counts what is told to people: pages that are looked at, and searches that found nothing. */
export function noticeServed(
	{ visits, vainSearches }: Pick<Deps, "visits" | "vainSearches">,
	{ method, headers, url }: Asked,
	{ isPage, foundNothing }: Pick<KeptAnswer, "isPage" | "foundNothing">,
): void {
	if (method !== "GET" || !(isPage || foundNothing) || !isForAPerson(headers)) return;
	if (isPage) visits.count();
	if (foundNothing) vainSearches.count(url as string);
}
