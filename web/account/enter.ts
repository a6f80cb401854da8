import type { ClientSession, StaffSession } from "#core/contract/sessions.ts";
import { browserStorage } from "#web/store/storage.ts";
import { endToken } from "./log-out.ts";
import { become, sessionToken } from "./session.ts";
import { doAll, onLogIn } from "./session-hooks.ts";

onLogIn.push(async (client) => (await import("#web/shop/sizes/save-sizes.ts")).joinSizes(client));
onLogIn.push(async (client) => (await import("#web/shop/size-guide/save-body.ts")).joinBody(client));

/** A client was let in. Remember me keeps the client in this browser; without it only the token is kept. */
export async function enterClient({ client, token, device }: ClientSession, remember: boolean): Promise<void> {
	replaceToken(token);
	browserStorage().write("device", device);
	browserStorage().write("client", remember ? client : null);
	become({ as: "client", client });
	await doAll(onLogIn, client);
}

/** Staff were let in; who they are is read from storage at the next start. */
export function enterStaff({ user, token, device }: StaffSession): void {
	replaceToken(token);
	browserStorage().write("adminDevice", device);
	browserStorage().write("client", null);
	become({ as: "staff", user });
}

/** From now on this token; the session it takes the place of is ended. */
export function replaceToken(token: string): void {
	const before = sessionToken();
	browserStorage().write("token", token);
	if (before && before !== token) void endToken(before);
}
