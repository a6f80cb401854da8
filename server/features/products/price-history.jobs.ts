import type { Deps } from "../../deps.ts";
import { deleteOldPrices } from "./price-history.queries.ts";

export async function tidyPrices({ pool, now }: Pick<Deps, "pool" | "now">): Promise<void> {
	await deleteOldPrices(pool, now());
}
