import { sessions } from "#core/calls/sessions.ts";
import { call } from "#web/api.ts";
import { personOf } from "#web/store/records.ts";
import { browserStore } from "#web/store/store.ts";
import { forgetPerson, sessionToken } from "./session.ts";
import { beforeLogOut, doAll } from "./session-hooks.ts";

const WAITS_MS = 4000;

let running: Promise<void> | null = null;

/** Saves what must be saved, then ends the session here and on the server. However often it is asked for, it runs once. */
export function logOut(): Promise<void> {
	running ??= leave().finally(() => {
		running = null;
	});
	return running;
}

async function leave(): Promise<void> {
	const { session } = browserStore().getState();
	const token = sessionToken();
	if (session.as === "client") await inTime(doAll(beforeLogOut, session.client));
	if (session.as === "staff") await settleUnsaved(`${personOf(session)}`);
	// With another token, or none any more, what is stored belongs to whoever came after. Here first: what a screen is still
	// asking for is refused once the server has ended the session, and nobody's session has expired by that.
	if (sessionToken() === token) forgetPerson();
	if (token) await inTime(endToken(token));
}

/** Without a network the question cannot be fetched: what is unsaved then waits. */
async function settleUnsaved(person: string): Promise<void> {
	const asking = await import("#web/forms/forget-at-log-out.ts").catch(() => null);
	await asking?.askToForget(person);
}

/** Nobody is kept waiting by a network that does not answer. */
function inTime(work: Promise<void>): Promise<void> {
	const tooLong = new Promise<void>((resolve) => setTimeout(resolve, WAITS_MS));
	return Promise.race([work, tooLong]);
}

/** Out of reach, the token simply runs out. */
export async function endToken(token: string): Promise<void> {
	try {
		await call(sessions.logOut, {}, { token, timeoutMs: WAITS_MS });
	} catch {}
}
