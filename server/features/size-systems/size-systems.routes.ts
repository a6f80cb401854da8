import { sizeSystems } from "#core/contract/size-systems.ts";
import type { App, Deps } from "../../deps.ts";
import { keptRoute, route } from "../../http/route.ts";
import { listSystems } from "./size-systems.queries.ts";
import { addSystem, changeSystem, removeSystem } from "./size-systems.service.ts";

export function sizeSystemsRoutes(app: App, deps: Deps): void {
	keptRoute(app, deps, sizeSystems.list, async () => ({ value: await listSystems(deps.db), tags: ["shelves"] }));
	route(app, deps, sizeSystems.add, ({ body, actor }) => addSystem(deps, actor, body));
	route(app, deps, sizeSystems.change, ({ params, body, actor }) => changeSystem(deps, actor, params.id, body));
	route(app, deps, sizeSystems.remove, async ({ params, actor }) => {
		const name = await removeSystem(deps, actor, params.id);
		return { message: `${name} is deleted` };
	});
}
