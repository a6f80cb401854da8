import type { OpenSession } from "#core/contract/sessions.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import type { ClientActor } from "../../http/access.ts";
import { endClientSession, endOtherSessions, listClientSessions } from "../credentials/credentials.service.ts";
import { deviceInWords } from "./device-words.rules.ts";

/** Where the client who asks is logged in. */
export async function listOpenSessions(deps: Deps, { clientId, sessionId }: ClientActor): Promise<OpenSession[]> {
	const rows = await listClientSessions(deps.db, clientId, deps.now());
	return rows.map(({ id, userAgent, createdAt, lastSeenAt }) => ({
		id,
		device: deviceInWords(userAgent),
		isThisOne: id === sessionId,
		createdAt: createdAt.toISOString(),
		lastSeenAt: lastSeenAt.toISOString(),
	}));
}

/** Somebody else's session looks exactly like one that is not there. */
export async function endOneSession(deps: Deps, actor: ClientActor, id: number): Promise<OpenSession[]> {
	if (!(await endClientSession(deps.db, actor.clientId, id))) throw new AppError("not_found");
	return listOpenSessions(deps, actor);
}

export async function endAllOtherSessions(deps: Deps, actor: ClientActor): Promise<OpenSession[]> {
	await endOtherSessions(deps.db, actor.clientId, actor.sessionId);
	return listOpenSessions(deps, actor);
}
