type Named = { id_product: number; name: string };

/** How many names the search offers at once. */
const MOST_SUGGESTIONS = 8;

/** Text as it is compared: without case and accents. */
export function plainText(text: string): string {
	return text
		.normalize("NFD")
		.replace(/\p{Mark}/gu, "")
		.toLowerCase()
		.trim();
}

/** The products whose name holds the typed words; each once, those at hand before those found earlier. */
export function suggestionsFor<T extends Named>(typed: string, atHand: readonly T[], foundEarlier: readonly T[]): T[] {
	const wanted = plainText(typed);
	if (wanted === "") return [];
	const seen = new Map<number, T>();
	for (const product of [...atHand, ...foundEarlier]) {
		if (!seen.has(product.id_product) && plainText(product.name).includes(wanted))
			seen.set(product.id_product, product);
	}
	return [...seen.values()].slice(0, MOST_SUGGESTIONS);
}
