import { useState } from "react";
import { reviews } from "#core/calls/reviews.ts";
import type { Review } from "#core/contract/reviews.ts";
import { call } from "#web/api.ts";
import words from "#web/facts/messages.en.ts";
import { useRead } from "#web/loading/use-read.ts";
import { REVIEWS_AT_ONCE } from "./reviews-at-once.ts";

const { language } = words;

const SORTS = {
	newest: { orderField: "createdAt", order: "DESC" },
	highest: { orderField: "stars", order: "DESC" },
	lowest: { orderField: "stars", order: "ASC" },
} as const;
export type ReviewSort = keyof typeof SORTS;

export type ReviewChoice = { sort: ReviewSort; stars: number | null };
const AS_THE_PAGE_COMES: ReviewChoice = { sort: "newest", stars: null };
const isFirst = ({ sort, stars }: ReviewChoice) => sort === AS_THE_PAGE_COMES.sort && stars === null;

type Found = { rows: Review[]; total: number };

/** The reviews that are asked for: the newest came with the page, others are read when somebody wants them. */
export function useReviews(product: number, newest: Review[], count: number) {
	const [choice, setChoice] = useState(AS_THE_PAGE_COMES);
	/** Which page of them is asked for; null while those that came are enough. */
	const [page, setPage] = useState<number | null>(null);
	/** What was read before that page. */
	const [before, setBefore] = useState<Found>({ rows: [], total: count });
	const { data, problem, again } = useRead(page && `${choice.sort} ${choice.stars} ${page}`, async (signal) => {
		const { sort, stars } = choice;
		const query = { product, language, limit: REVIEWS_AT_ONCE, ...SORTS[sort], ...(stars !== null && { stars }) };
		const { data: rows, headers } = await call(reviews.list, { query: { ...query, page: page ?? 1 } }, { signal });
		return { rows, total: Number(headers.get("x-total-count") ?? before.total) };
	});
	const later = [...before.rows, ...(data?.rows ?? [])];
	const shown = isFirst(choice) ? [...newest, ...later] : later;
	const total = data?.total ?? before.total;

	const choose = (next: Partial<ReviewChoice>) => {
		const chosen = { ...choice, ...next };
		setChoice(chosen);
		setPage(isFirst(chosen) ? null : 1);
		setBefore({ rows: [], total: isFirst(chosen) ? count : total });
	};
	const more = () => {
		if (problem) return again();
		setPage(Math.floor(shown.length / REVIEWS_AT_ONCE) + 1);
		setBefore({ rows: later, total });
	};

	return { choice, choose, shown, total, asking: page !== null && !data && !problem, failed: problem !== null, more };
}
