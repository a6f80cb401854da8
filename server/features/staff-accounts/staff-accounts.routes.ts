import { staffAccounts } from "#core/contract/staff-accounts.ts";
import type { App, Deps } from "../../deps.ts";
import { route } from "../../http/route.ts";
import { placeOf } from "../passkeys/webauthn.service.ts";
import { endAllOtherSessions, endOneSession, listOpenSessions } from "../sessions/open-sessions.service.ts";
import { changeOwnEmail, changeOwnPassword, confirmOwner, getOwnAccount } from "./staff-accounts.service.ts";
import { choosePassword, findLink, inviteUser, requestStaffReset, sendLink } from "./staff-links.service.ts";

export function staffAccountsRoutes(app: App, deps: Deps): void {
	route(app, deps, staffAccounts.mine, ({ actor }) => getOwnAccount(deps, actor));
	route(app, deps, staffAccounts.changeEmail, ({ body, actor }) => changeOwnEmail(deps, actor, body));
	route(app, deps, staffAccounts.changePassword, ({ body, actor }) => changeOwnPassword(deps, actor, body));
	route(app, deps, staffAccounts.confirm, ({ body, actor, request }) =>
		confirmOwner(deps, placeOf(deps, request.headers.host), actor, body),
	);
	route(app, deps, staffAccounts.sessions, ({ actor }) => listOpenSessions(deps, actor));
	route(app, deps, staffAccounts.endOtherSessions, ({ actor }) => endAllOtherSessions(deps, actor));
	route(app, deps, staffAccounts.endSession, ({ params, actor }) => endOneSession(deps, actor, params.id));
	route(app, deps, staffAccounts.invite, ({ body, actor }) => inviteUser(deps, actor, body));
	route(app, deps, staffAccounts.mailLink, ({ params, actor }) => sendLink(deps, actor, params.id));
	route(app, deps, staffAccounts.requestReset, ({ body }) => requestStaffReset(deps, body.email));
	route(app, deps, staffAccounts.findLink, ({ body }) => findLink(deps, body.token));
	route(app, deps, staffAccounts.choosePassword, ({ body }) => choosePassword(deps, body));
}
