import { notes } from "#core/contract/notes.ts";
import type { App, Deps } from "../../deps.ts";
import { route } from "../../http/route.ts";
import {
	noteAboutClient,
	noteAboutOrder,
	notesOfClient,
	notesOfOrder,
	removeFromClient,
	removeFromOrder,
} from "./notes.service.ts";

export function notesRoutes(app: App, deps: Deps): void {
	route(app, deps, notes.ofOrder, ({ params, actor }) => notesOfOrder(deps, actor, params.id));
	route(app, deps, notes.addToOrder, ({ params, body, actor }) => noteAboutOrder(deps, actor, params.id, body));
	route(app, deps, notes.removeFromOrder, ({ params, actor }) => removeFromOrder(deps, actor, params.id, params.note));
	route(app, deps, notes.ofClient, ({ params, actor }) => notesOfClient(deps, actor, params.clientPhone));
	route(app, deps, notes.addToClient, ({ params, body, actor }) =>
		noteAboutClient(deps, actor, params.clientPhone, body.text),
	);
	route(app, deps, notes.removeFromClient, ({ params, actor }) =>
		removeFromClient(deps, actor, params.clientPhone, params.note),
	);
}
