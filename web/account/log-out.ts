import { call } from "#web/api.ts";
import { browserStore } from "#web/store/store.ts";
import { beforeLogOut, doAll } from "./moments.ts";
import { forgetPerson, sessionToken } from "./session.ts";

const WAITS_MS = 4000;

/** Saves what must be saved, then ends the session on the server and here. */
export async function logOut(): Promise<void> {
	const { session } = browserStore().getState();
	if (session.as === "client") {
		const tooLong = new Promise<void>((resolve) => setTimeout(resolve, WAITS_MS));
		await Promise.race([doAll(beforeLogOut, session.client), tooLong]);
	}
	const token = sessionToken();
	if (token) await endToken(token);
	forgetPerson();
}

/** Out of reach, the token simply runs out. */
export async function endToken(token: string): Promise<void> {
	const { sessions } = await import("#core/contract/sessions.ts");
	await call(sessions.logOut, {}, { token, timeoutMs: WAITS_MS }).catch(() => undefined);
}
