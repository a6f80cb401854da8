import { useEffect, useState } from "react";
import { products } from "#core/calls/products.ts";
import type { ProductCard } from "#core/contract/products.ts";
import { call } from "#web/api.ts";
import { MOST_SUGGESTIONS, plainText, suggestionsFor } from "./match.ts";

/** Long enough that somebody who types on asks once. */
const TYPING_PAUSE_MS = 160;

/** Names that hold what is typed: at once from the cards on the page, a moment later from the whole shop. */
export function useSuggestions(typed: string, atHand: readonly ProductCard[]) {
	const [fromServer, setFromServer] = useState<readonly ProductCard[]>([]);
	const [asking, setAsking] = useState(false);
	const wanted = plainText(typed);

	useEffect(() => {
		if (wanted === "") return;
		const abort = new AbortController();
		setAsking(true);
		const timer = setTimeout(async () => {
			try {
				const query = { filters: wanted, limit: MOST_SUGGESTIONS };
				const { data } = await call(products.cards, { query }, { signal: abort.signal });
				if (!abort.signal.aborted) setFromServer(data.cards);
			} catch {
				// What is on the page can still be found; Enter asks again and says what is wrong.
			}
			if (!abort.signal.aborted) setAsking(false);
		}, TYPING_PAUSE_MS);
		return () => {
			clearTimeout(timer);
			abort.abort();
		};
	}, [wanted]);

	return { suggestions: suggestionsFor(typed, atHand, fromServer), asking: asking && wanted !== "" };
}
