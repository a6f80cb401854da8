import { inShopWords } from "#core/search/synonyms.ts";
import type { Deps } from "../../deps.ts";
import { type Understood, understand } from "../../search/understand.ts";

/** What a typed text asks for, found out once until the catalogue changes; null when nothing was typed. */
export async function readSearch(
	deps: Pick<Deps, "pool" | "cache" | "settings">,
	typed: string,
): Promise<Understood | null> {
	const text = typed.trim();
	if (text === "") return null;
	const { synonyms } = await deps.settings.current();
	const searched = inShopWords(text, synonyms);
	return deps.cache.counts.get(`search:${searched}`, "catalogue", () => understand(deps.pool, searched));
}
