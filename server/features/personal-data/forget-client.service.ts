import { accountMessages } from "#core/messages.ts";
import { change } from "../../cache/change.ts";
import type { Tag } from "../../cache/kept-answer.ts";
import type { Tx } from "../../db/client.ts";
import type { Deps } from "../../deps.ts";
import type { ClientActor } from "../../http/access.ts";
import { getClient, lockClient, lockProven } from "../clients/clients.service.ts";
import { knownDeviceOf } from "../credentials/credentials.service.ts";
import { requirePassword } from "../credentials/password-check.service.ts";
import { forgetting } from "../forgetting.ts";

export async function removeClient(
	deps: Deps,
	actor: ClientActor,
	given: { login_password: string; device?: string | undefined },
): Promise<{ message: string }> {
	const row = await getClient(deps.db, actor.clientId);
	const knownDevice = await knownDeviceOf(deps, row.id, given.device);
	await requirePassword(
		deps,
		{ key: `client:${row.id}`, passwordHash: row.passwordHash, knownDevice },
		given.login_password,
	);
	await change(deps, async (tx, touch) => {
		await lockProven(tx, row);
		await forgetClient(tx, row.id, deps.now(), touch);
	});
	return { message: accountMessages.deleted };
}

/** Ends an account: every feature forgets what it knows of its client. */
export async function forgetClient(
	tx: Tx,
	clientId: number,
	now: Date,
	touch: (...tags: Tag[]) => void,
): Promise<void> {
	const row = await lockClient(tx, clientId);
	if (!row) return;
	for (const forget of forgetting) await forget(tx, row, now, touch);
}
