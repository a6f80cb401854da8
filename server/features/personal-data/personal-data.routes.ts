import { clients } from "#core/contract/clients.ts";
import type { App, Deps } from "../../deps.ts";
import { Answer } from "../../http/answer.ts";
import { route } from "../../http/route.ts";
import { clientAsJson } from "./export-client.service.ts";
import { removeClient } from "./forget-client.service.ts";

/** What the shop knows of a client: given to them on demand, and forgotten with their account. */
export function personalDataRoutes(app: App, deps: Deps): void {
	route(app, deps, clients.exportMine, async ({ actor }) => {
		const headers = { "content-disposition": 'attachment; filename="my-data.json"' };
		return new Answer(await clientAsJson(deps, actor.clientId), { headers });
	});
	route(app, deps, clients.remove, ({ body, actor }) => removeClient(deps, actor, body));
}
