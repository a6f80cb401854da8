import { useState } from "react";
import type { Review, reviews } from "#core/contract/reviews.ts";
import { call } from "#web/api.ts";
import { REVIEWS_AT_ONCE } from "./reviews-at-once.ts";

/** The same call as in the contract, without the schemas the server parses it with: those would weigh on every visit. */
const list = { method: "GET", path: "/reviews/get" } satisfies Pick<typeof reviews.list, "method" | "path">;

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
			const { data } = await call(list as typeof reviews.list, { query });
			setLater([...later, ...data]);
		} catch {
			setFailed(true);
		}
		setAsking(false);
	};

	return { shown, asking, failed, more };
}
