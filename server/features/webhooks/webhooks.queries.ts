import { type SQL, sql } from "drizzle-orm";
import type { Receiver, WebhookDelivery } from "#core/contract/webhooks.ts";
import type { Queryable } from "../../db/client.ts";

type EndpointRow = Omit<Receiver, "failingSince" | "oldSecretUntil" | "createdAt"> & {
	failingSince: Date | string | null;
	oldSecretUntil: Date | string | null;
	createdAt: Date | string;
};

const told = (at: Date | string | null) => (at === null ? null : new Date(at).toISOString());

/** By name; without their secrets. */
export async function listReceivers(db: Queryable, now: Date, only?: number): Promise<Receiver[]> {
	const { rows } = await db.execute<EndpointRow>(sql`
		select e.id, e.name, e.address, e.events, e.is_on as "on", e.off_reason as "offReason", e.failing_since as "failingSince",
			case when e.old_secret_until > ${now} then e.old_secret_until end as "oldSecretUntil", e.made_by as "by",
			e.created_at as "createdAt",
			(select count(*)::int from webhook_delivery d where d.endpoint_id = e.id and d.state = 'waiting') as waiting,
			(select count(*)::int from webhook_delivery d where d.endpoint_id = e.id and d.state = 'failed') as failed
		from webhook_endpoint e ${only === undefined ? sql`` : sql`where e.id = ${only}`} order by lower(e.name)`);
	return rows.map((row) => ({
		...row,
		failingSince: told(row.failingSince),
		oldSecretUntil: told(row.oldSecretUntil),
		createdAt: new Date(row.createdAt).toISOString(),
	}));
}

type DeliveryRow = Omit<WebhookDelivery, "at" | "lastAt" | "nextAt"> & {
	at: Date | string;
	lastAt: Date | string | null;
	nextAt: Date | string | null;
};

async function readDeliveries(db: Queryable, where: SQL, page: SQL = sql``): Promise<WebhookDelivery[]> {
	const { rows } = await db.execute<DeliveryRow>(sql`
		select d.id::float8 as id, v.message, v.type, v.data, v.at, d.state, d.attempts, d.status, d.problem, d.answer,
			d.last_at as "lastAt", d.next_at as "nextAt"
		from webhook_delivery d join told_event v on v.id = d.event_id where ${where} order by d.id desc ${page}`);
	return rows.map((row) => ({
		...row,
		at: new Date(row.at).toISOString(),
		lastAt: told(row.lastAt),
		nextAt: row.state === "waiting" ? told(row.nextAt) : null,
	}));
}

export async function listDeliveries(
	db: Queryable,
	{ id, state }: { id: number; state?: WebhookDelivery["state"] | undefined },
	{ limit, offset }: { limit: number; offset: number },
): Promise<{ shown: WebhookDelivery[]; total: number }> {
	const where = sql`d.endpoint_id = ${id} ${state ? sql`and d.state = ${state}` : sql``}`;
	const { rows } = await db.execute<{ total: number }>(
		sql`select count(*)::int as total from webhook_delivery d where ${where}`,
	);
	return { shown: await readDeliveries(db, where, sql`limit ${limit} offset ${offset}`), total: rows[0]?.total ?? 0 };
}

export async function findDelivery(db: Queryable, id: number): Promise<WebhookDelivery | null> {
	return (await readDeliveries(db, sql`d.id = ${id}`))[0] ?? null;
}

/** A message that waits to be told, with all that is needed to tell it. */
export type Due = {
	id: number;
	endpointId: number;
	address: string;
	/** Those that count now, the newest first. */
	secrets: string[];
	attempts: number;
	message: string;
	type: string;
	at: Date;
	data: Record<string, string | number | boolean>;
};

/** What can be sent now: of each receiver that is on the oldest, so many; or one delivery, whatever its time. */
export async function listDue(db: Queryable, now: Date, which: { most: number } | { id: number }): Promise<Due[]> {
	const chosen =
		"id" in which
			? sql`d.id = ${which.id}`
			: sql`d.id in (
				select w.id from webhook_endpoint o cross join lateral (
					select id from webhook_delivery
					where endpoint_id = o.id and state = 'waiting' and (next_at is null or next_at <= ${now}) order by id limit ${which.most}
				) w where o.is_on)`;
	const { rows } = await db.execute<Due & { at: Date | string; secret: string; old_secret: string | null }>(sql`
		select d.id::float8 as id, d.endpoint_id as "endpointId", e.address, d.attempts, v.message, v.type, v.at, v.data, e.secret,
			case when e.old_secret_until > ${now} then e.old_secret end as old_secret
		from webhook_delivery d join told_event v on v.id = d.event_id join webhook_endpoint e on e.id = d.endpoint_id
		where ${chosen} order by d.endpoint_id, d.id`);
	return rows.map(({ secret, old_secret, ...due }) => ({
		...due,
		at: new Date(due.at),
		secrets: [secret, ...(old_secret ? [old_secret] : [])],
	}));
}
