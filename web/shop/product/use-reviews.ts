import { useRef, useState } from "react";
import { reviews } from "#core/calls/reviews.ts";
import type { Review } from "#core/contract/reviews.ts";
import { call } from "#web/api.ts";
import words from "#web/facts/messages.en.ts";
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

/** The reviews that are asked for: the newest came with the page, others are read when somebody wants them. */
export function useReviews(product: number, newest: Review[], count: number) {
	const [choice, setChoice] = useState(AS_THE_PAGE_COMES);
	const [later, setLater] = useState<Review[]>([]);
	const [total, setTotal] = useState(count);
	const [asking, setAsking] = useState(false);
	const [failed, setFailed] = useState(false);
	/** Only the answer to the last question counts. */
	const asked = useRef(0);
	const isFirst = choice.sort === AS_THE_PAGE_COMES.sort && choice.stars === null;
	const shown = isFirst ? [...newest, ...later] : later;

	const read = async ({ sort, stars }: ReviewChoice, before: readonly Review[], kept: Review[]) => {
		asked.current += 1;
		const turn = asked.current;
		setAsking(true);
		setFailed(false);
		try {
			const page = Math.floor(before.length / REVIEWS_AT_ONCE) + 1;
			const query = {
				product,
				language,
				limit: REVIEWS_AT_ONCE,
				page,
				...SORTS[sort],
				...(stars !== null && { stars }),
			};
			const { data, headers } = await call(reviews.list, { query });
			if (turn !== asked.current) return;
			setLater([...kept, ...data]);
			setTotal(Number(headers.get("x-total-count") ?? total));
		} catch {
			if (turn !== asked.current) return;
			setFailed(true);
		}
		setAsking(false);
	};

	const choose = (next: Partial<ReviewChoice>) => {
		const chosen = { ...choice, ...next };
		setChoice(chosen);
		setLater([]);
		if (chosen.sort !== AS_THE_PAGE_COMES.sort || chosen.stars !== null) return void read(chosen, [], []);
		asked.current += 1;
		setTotal(count);
		setAsking(false);
		setFailed(false);
	};

	return { choice, choose, shown, total, asking, failed, more: () => void read(choice, shown, later) };
}
