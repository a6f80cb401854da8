import { passkeys } from "#core/contract/passkeys.ts";
import type { App, Deps } from "../../deps.ts";
import { route } from "../../http/route.ts";
import { logInOptions, logInStaffWithPasskey, logInWithPasskey } from "./passkey-log-in.service.ts";
import { addOptions, addPasskey, listOwnPasskeys, removePasskey, renamePasskey } from "./passkeys.service.ts";
import { placeOf } from "./webauthn.service.ts";

export function passkeysRoutes(app: App, deps: Deps): void {
	route(app, deps, passkeys.list, ({ actor }) => listOwnPasskeys(deps, actor));
	route(app, deps, passkeys.addOptions, ({ body, actor, request }) =>
		addOptions(deps, placeOf(deps, request.headers.host), actor, body),
	);
	route(app, deps, passkeys.add, ({ body, actor, request }) =>
		addPasskey(deps, placeOf(deps, request.headers.host), actor, body),
	);
	route(app, deps, passkeys.rename, ({ params, body, actor }) => renamePasskey(deps, actor, params.id, body.name));
	route(app, deps, passkeys.remove, ({ params, actor }) => removePasskey(deps, actor, params.id));
	route(app, deps, passkeys.logInOptions, ({ request }) => logInOptions(deps, placeOf(deps, request.headers.host)));
	route(app, deps, passkeys.logIn, ({ body, request }) =>
		logInWithPasskey(deps, placeOf(deps, request.headers.host), body, request.headers["user-agent"]),
	);
	route(app, deps, passkeys.logInStaff, ({ body, request }) =>
		logInStaffWithPasskey(deps, placeOf(deps, request.headers.host), body, request.headers["user-agent"]),
	);
}
