import { useState } from "react";
import { reviews } from "#core/calls/reviews.ts";
import type { Review } from "#core/contract/reviews.ts";
import { call } from "#web/api.ts";
import { REVIEWS_AT_ONCE } from "./reviews-at-once.ts";

/** The newest reviews that came with the page, and those asked for since. */
export function useReviews(product: number, newest: Review[]) {
	const [later, setLater] = useState<Review[]>([]);
	const [asking, setAsking] = useState(false);
	const [failed, setFailed] = useState(false);
	const shown = [...newest, ...later];

	const more = async () => {
		setAsking(true);
		setFailed(false);
		try {
			const page = Math.floor(shown.length / REVIEWS_AT_ONCE) + 1;
			const query = { product, limit: REVIEWS_AT_ONCE, page };
			const { data } = await call(reviews.list, { query });
			setLater([...later, ...data]);
		} catch {
			setFailed(true);
		}
		setAsking(false);
	};

	return { shown, asking, failed, more };
}
