import { useEffect, useState } from "react";
import { products } from "#core/calls/products.ts";
import type { ProductCard, Suggestions } from "#core/contract/products.ts";
import { call } from "#web/api.ts";
import words from "#web/facts/messages.en.ts";
import { plainText, suggestionsFor } from "./match.ts";

/** Long enough that somebody who types on asks once. */
const TYPING_PAUSE_MS = 160;

type Answer = Suggestions & { asked: string };
const NO_ANSWER: Answer = { asked: "", products: [], types: [], brands: [], corrected: null };

/**
 * What the search offers for what is typed. Until the server has answered, those of the cards at hand and of its last
 * answer whose name holds the typed words; while none does, the last answer stays for whoever types on.
 */
export function useSuggestions(typed: string, atHand: readonly ProductCard[]): Suggestions & { asking: boolean } {
	const [answer, setAnswer] = useState(NO_ANSWER);
	const [asking, setAsking] = useState(false);
	const wanted = plainText(typed);

	useEffect(() => {
		if (wanted === "") return;
		const abort = new AbortController();
		setAsking(true);
		const timer = setTimeout(async () => {
			try {
				const query = { q: wanted, language: words.language };
				const { data } = await call(products.suggest, { query }, { signal: abort.signal });
				if (!abort.signal.aborted) setAnswer({ ...data, asked: wanted });
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

	if (wanted === "") return { ...NO_ANSWER, asking: false };
	if (answer.asked === wanted) return { ...answer, asking: false };
	const named = suggestionsFor(typed, atHand, answer.products);
	const typedOn = asking && answer.asked !== "" && wanted.startsWith(answer.asked);
	if (!typedOn) return { ...NO_ANSWER, products: named, asking };
	return { ...answer, corrected: null, products: named.length > 0 ? named : answer.products, asking };
}
