import { landing } from "#core/contract/landing.ts";
import type { App, Deps } from "../../deps.ts";
import { keptRoute } from "../../http/route.ts";
import { readSeason } from "./season.service.ts";
import { readSections } from "./sections.service.ts";

export function landingRoutes(app: App, deps: Deps): void {
	keptRoute(app, deps, landing.show, async ({ query: { language } }) => {
		const [{ season, until }, sections] = await Promise.all([readSeason(deps), readSections(deps, language)]);
		return { value: { season, sections }, tags: ["settings", "catalogue"], until };
	});
}
