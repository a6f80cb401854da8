import type { Deps } from "../../deps.ts";
import { type Understood, understand } from "../../search/understand.ts";

/** What a typed text asks for, found out once until the catalogue changes; null when nothing was typed. */
export async function readSearch(deps: Pick<Deps, "pool" | "cache">, typed: string): Promise<Understood | null> {
	const text = typed.trim();
	if (text === "") return null;
	return deps.cache.counts.get(`search:${text}`, "catalogue", () => understand(deps.pool, text));
}
