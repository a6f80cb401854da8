import type { VainSearches } from "#core/contract/searches.ts";
import { dayOf } from "#core/rules/calendar.ts";
import type { Deps } from "../../deps.ts";
import { addVainSearches, forgetVainSearches, listVainSearches } from "./vain-searches.queries.ts";

const DAY_MS = 86_400_000;
const KEPT_DAYS = 90;

type Counting = Pick<Deps, "db" | "vainSearches" | "now" | "settings">;

/** Adds what this process has counted to the day of the shop's clock; what cannot be written is kept for the next time. */
export async function writeVainSearches(deps: Counting): Promise<void> {
	const counted = deps.vainSearches.take();
	if (counted.size === 0) return;
	try {
		await addVainSearches(deps.db, await dayAgo(deps, 0), counted);
	} catch (error) {
		deps.vainSearches.giveBack(counted);
		throw error;
	}
}

export async function readVainSearches(deps: Counting): Promise<VainSearches> {
	const { synonyms } = await deps.settings.current();
	return { searches: await listVainSearches(deps.db, await dayAgo(deps, KEPT_DAYS - 1)), synonyms };
}

export async function tidyVainSearches(deps: Counting): Promise<void> {
	await forgetVainSearches(deps.db, await dayAgo(deps, KEPT_DAYS - 1));
}

async function dayAgo({ now, settings }: Pick<Deps, "now" | "settings">, days: number): Promise<string> {
	return dayOf(new Date(now().getTime() - days * DAY_MS), (await settings.current()).timeZone);
}
