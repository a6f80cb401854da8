import { changes } from "#core/contract/changes.ts";
import type { App, Deps } from "../../deps.ts";
import { Answer } from "../../http/answer.ts";
import { route } from "../../http/route.ts";
import { undoChange } from "./undo.service.ts";

export function changesRoutes(app: App, deps: Deps): void {
	route(app, deps, changes.undo, async ({ params, actor }) => {
		const answer = await undoChange(deps, actor, params.id);
		return new Answer(answer, { status: "job" in answer ? 202 : 200 });
	});
}
