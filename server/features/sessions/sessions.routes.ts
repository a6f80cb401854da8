import { sessions } from "#core/contract/sessions.ts";
import type { App, Deps } from "../../deps.ts";
import { route } from "../../http/route.ts";
import { endAllOtherSessions, endOneSession, listOpenSessions } from "./open-sessions.service.ts";
import { logIn, logOut } from "./sessions.service.ts";
import { logInSecond, logInStaff } from "./staff-sessions.service.ts";

export function sessionsRoutes(app: App, deps: Deps): void {
	route(app, deps, sessions.logIn, ({ body, request }) => logIn(deps, body, request.headers["user-agent"]));
	route(app, deps, sessions.logInStaff, ({ body, request }) => logInStaff(deps, body, request.headers["user-agent"]));
	route(app, deps, sessions.logInSecond, ({ body, request }) => logInSecond(deps, body, request.headers["user-agent"]));
	route(app, deps, sessions.logOut, ({ actor }) => logOut(deps, actor));
	route(app, deps, sessions.list, ({ actor }) => listOpenSessions(deps, actor));
	route(app, deps, sessions.endOthers, ({ actor }) => endAllOtherSessions(deps, actor));
	route(app, deps, sessions.end, ({ actor, params }) => endOneSession(deps, actor, params.id));
}
