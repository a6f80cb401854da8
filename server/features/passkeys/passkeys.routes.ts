import type { FastifyRequest } from "fastify";
import { passkeys } from "#core/contract/passkeys.ts";
import { shopOrigin } from "../../adapters/sign-in/shop-origin.ts";
import type { App, Deps } from "../../deps.ts";
import { route } from "../../http/route.ts";
import { logInOptions, logInStaffWithPasskey, logInWithPasskey } from "./passkey-log-in.service.ts";
import { addOptions, addPasskey, listOwnPasskeys, removePasskey, renamePasskey } from "./passkeys.service.ts";
import type { Place } from "./webauthn.service.ts";

export function passkeysRoutes(app: App, deps: Deps): void {
	const placeOf = (request: FastifyRequest): Place => {
		const origin = shopOrigin(deps.config, request.headers.host);
		return { origin, rpId: new URL(origin).hostname };
	};

	route(app, deps, passkeys.list, ({ actor }) => listOwnPasskeys(deps, actor));
	route(app, deps, passkeys.addOptions, ({ body, actor, request }) => addOptions(deps, placeOf(request), actor, body));
	route(app, deps, passkeys.add, ({ body, actor, request }) => addPasskey(deps, placeOf(request), actor, body));
	route(app, deps, passkeys.rename, ({ params, body, actor }) => renamePasskey(deps, actor, params.id, body.name));
	route(app, deps, passkeys.remove, ({ params, actor }) => removePasskey(deps, actor, params.id));
	route(app, deps, passkeys.logInOptions, ({ request }) => logInOptions(deps, placeOf(request)));
	route(app, deps, passkeys.logIn, ({ body, request }) =>
		logInWithPasskey(deps, placeOf(request), body, request.headers["user-agent"]),
	);
	route(app, deps, passkeys.logInStaff, ({ body, request }) => logInStaffWithPasskey(deps, placeOf(request), body));
}
