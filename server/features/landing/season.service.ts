import { dayOf, startOfDay } from "#core/rules/calendar.ts";
import { nextSeasonAfter, type Season, seasonOn } from "#core/rules/seasons.ts";
import type { Deps } from "../../deps.ts";

/** The season it is where the shop is, and the moment it ends there. */
export async function readSeason({
	settings,
	now,
}: Pick<Deps, "settings" | "now">): Promise<{ season: Season; until: Date }> {
	const { hemisphere, timeZone } = await settings.current();
	const today = dayOf(now(), timeZone);
	return { season: seasonOn(today, hemisphere), until: startOfDay(nextSeasonAfter(today), timeZone) };
}
