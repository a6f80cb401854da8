import { sessions } from "#core/contract/sessions.ts";
import type { App, Deps } from "../../deps.ts";
import { route } from "../../http/route.ts";
import { logIn, logOut } from "./sessions.service.ts";
import { logInStaff } from "./staff-sessions.service.ts";

export function sessionsRoutes(app: App, deps: Deps): void {
	route(app, deps, sessions.logIn, ({ body }) => logIn(deps, body));
	route(app, deps, sessions.logInStaff, ({ body }) => logInStaff(deps, body));
	route(app, deps, sessions.logOut, ({ actor }) => logOut(deps, actor));
}
