import { searches } from "#core/contract/searches.ts";
import type { App, Deps } from "../../deps.ts";
import { route } from "../../http/route.ts";
import { readVainSearches } from "./vain-searches.service.ts";

export function searchesRoutes(app: App, deps: Deps): void {
	route(app, deps, searches.vain, () => readVainSearches(deps));
}
