import type { OpenSession } from "#core/contract/sessions.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { type ClientActor, STAFF_IDLE_MS, type StaffActor } from "../../http/access.ts";
import { endOtherSessions, endOwnSession, listSessions } from "../credentials/credentials.service.ts";
import { deviceInWords } from "./device-words.rules.ts";

type Member = ClientActor | StaffActor;

/** Where whoever asks is logged in. */
export async function listOpenSessions(deps: Deps, actor: Member): Promise<OpenSession[]> {
	const now = deps.now();
	const seenSince = new Date(actor.kind === "staff" ? now.getTime() - STAFF_IDLE_MS : 0);
	const rows = await listSessions(deps.db, actor, now, seenSince);
	return rows.map(({ id, userAgent, createdAt, lastSeenAt }) => ({
		id,
		device: deviceInWords(userAgent),
		isThisOne: id === actor.sessionId,
		createdAt: createdAt.toISOString(),
		lastSeenAt: lastSeenAt.toISOString(),
	}));
}

/** Somebody else's session looks exactly like one that is not there. */
export async function endOneSession(deps: Deps, actor: Member, id: number): Promise<OpenSession[]> {
	if (!(await endOwnSession(deps.db, actor, id))) throw new AppError("not_found");
	return listOpenSessions(deps, actor);
}

export async function endAllOtherSessions(deps: Deps, actor: Member): Promise<OpenSession[]> {
	await endOtherSessions(deps.db, actor, actor.sessionId);
	return listOpenSessions(deps, actor);
}
