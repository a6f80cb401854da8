import { users } from "#core/contract/users.ts";
import type { App, Deps } from "../../deps.ts";
import { route } from "../../http/route.ts";
import { addUser, changeRole, getMe, listUsers, removeUser } from "./users.service.ts";

export function usersRoutes(app: App, deps: Deps): void {
	route(app, deps, users.me, ({ actor }) => getMe(deps, actor));
	route(app, deps, users.list, ({ actor }) => listUsers(deps.db, actor));
	route(app, deps, users.add, ({ body, actor }) => addUser(deps, actor, body));
	route(app, deps, users.changeRole, ({ body, actor }) => changeRole(deps, actor, body));
	route(app, deps, users.remove, ({ body, actor }) => removeUser(deps, actor, body.id_user));
}
