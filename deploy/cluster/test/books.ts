import { runAudit } from "#server/db/audit.ts";
import { openDatabase } from "#server/db/client.ts";
import { send } from "../../../bench/steady.ts";
import type { Cluster } from "../cluster.ts";
import { cardKeys } from "../programs.ts";
import { directUrl, queryPrimary } from "../reach.ts";
import { addressOf } from "../values.ts";

/** Of these keys, those whose order is in the books as paid. */
export async function paidKeys(cluster: Cluster, keys: readonly string[]): Promise<Set<string>> {
	const rows = await queryPrimary(cluster, PAID, [keys], "shop");
	return new Set(rows.map(({ id }) => String(id)));
}

export const PAID = `select a.id::text as id from payment_attempt a join orders o on o.id = a.order_id
	where a.id = any($1::uuid[]) and a.status = 'approved'`;

/** The key of every charge the card service made for these keys, one for each charge. */
export async function charges(cluster: Cluster, keys: readonly string[]): Promise<string[]> {
	const headers = { authorization: `Bearer ${cardKeys(cluster).accessToken}`, "accept-encoding": "identity" };
	const origin = `http://${addressOf(cluster.values, "world")}:9100`;
	const found: string[] = [];
	for (const key of keys) {
		const { text } = await send(`${origin}/v1/payments/search?external_reference=${key}`, { headers });
		const { results } = JSON.parse(text) as { results: { status: string }[] };
		for (const { status } of results) if (status === "approved") found.push(key);
	}
	return found;
}

export async function auditFindings({ values }: Cluster): Promise<number> {
	const { db, close } = openDatabase(directUrl(values), { max: 1, statementTimeoutMs: 120_000 });
	try {
		return (await runAudit(db)).length;
	} finally {
		await close();
	}
}
