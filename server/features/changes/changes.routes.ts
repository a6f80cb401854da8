import { changes } from "#core/contract/changes.ts";
import type { App, Deps } from "../../deps.ts";
import { route } from "../../http/route.ts";
import { undoChange } from "./undo.service.ts";

export function changesRoutes(app: App, deps: Deps): void {
	route(app, deps, changes.undo, ({ params, actor }) => undoChange(deps, actor, params.id));
}
