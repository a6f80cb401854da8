import { landing } from "#core/contract/landing.ts";
import type { App, Deps } from "../../deps.ts";
import { keptRoute } from "../../http/route.ts";
import { readSeason } from "./season.service.ts";

export function landingRoutes(app: App, deps: Deps): void {
	keptRoute(app, deps, landing.show, async () => {
		const { season, until } = await readSeason(deps);
		return { value: { season }, tags: ["settings"], until };
	});
}
