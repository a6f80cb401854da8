import { sql } from "drizzle-orm";
import type { Tx } from "../../db/client.ts";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../http/access.ts";
import { takeAddressLimit, takeLimit } from "../../http/limits.ts";

/**
 * Counts an attempt to pay, and only one that is made: the count is part of its transaction. Clients with a verified
 * address have an allowance of their own, so that nobody else behind the same address can use it up.
 */
export async function countAttempt(
	deps: Deps,
	tx: Tx,
	{ actor, address }: { actor: Actor; address: string },
): Promise<void> {
	const { config, now } = deps;
	if (actor.kind === "client" && (await isVerified(tx, actor.clientId))) {
		if (config.rateLimits) await takeLimit({ db: tx, now }, `payment:client:${actor.clientId}`, config.limits.payment);
		return;
	}
	await takeAddressLimit({ db: tx, now, config }, "payment", address);
}

async function isVerified(tx: Tx, clientId: number): Promise<boolean> {
	const { rows } = await tx.execute(sql`select from client where id = ${clientId} and verified_at is not null`);
	return rows.length > 0;
}
