import { eq, sql } from "drizzle-orm";
import type { NewReceiver, Receiver, ReceiverChange, WebhookDelivery } from "#core/contract/webhooks.ts";
import { webhookMessages } from "#core/messages/webhooks.ts";
import { ENDPOINTS_MAX, OLD_SECRET_HOURS, TEST_EVENT } from "#core/rules/webhooks.ts";
import { isSendable } from "../../adapters/webhooks/sender.ts";
import { change } from "../../cache/change.ts";
import type { Tx } from "../../db/client.ts";
import { toldEvent, webhookDelivery, webhookEndpoint } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { AppError, invalidField } from "../../errors.ts";
import { uniquely } from "../../in-use.ts";
import { noteInAuditLog, type StaffMember } from "../audit-log/audit-log.service.ts";
import { deliver } from "./deliver.service.ts";
import { newWebhookSecret } from "./signature.rules.ts";
import { findDelivery, listDue, listReceivers } from "./webhooks.queries.ts";

const HOUR_MS = 3_600_000;

type WithSecret = { receiver: Receiver; secret: string };

export function addReceiver(deps: Deps, actor: StaffMember, given: NewReceiver): Promise<WithSecret> {
	const secret = newWebhookSecret();
	requireSendable(deps, given.address);
	return uniquely(
		change(deps, async (tx) => {
			await tx.execute(sql`lock table webhook_endpoint in share row exclusive mode`);
			if ((await tx.$count(webhookEndpoint)) >= ENDPOINTS_MAX) throw new AppError("conflict", webhookMessages.full);
			const [row] = await tx
				.insert(webhookEndpoint)
				.values({ ...given, events: [...given.events], secret, madeBy: actor.userName, createdAt: deps.now() })
				.returning({ id: webhookEndpoint.id });
			await noteInAuditLog(deps, tx, actor, "webhooks.add", given.name, { events: given.events });
			return { receiver: await getReceiver(deps, tx, row?.id ?? 0), secret };
		}),
	);
}

/** Switched on again, it starts with a clean slate. */
export function changeReceiver(
	deps: Deps,
	actor: StaffMember,
	id: number,
	{ on, ...given }: ReceiverChange,
): Promise<Receiver> {
	if (given.address !== undefined) requireSendable(deps, given.address);
	return uniquely(
		change(deps, async (tx) => {
			const before = await holdReceiver(tx, id);
			const changed = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
			const switched = on === undefined ? {} : { isOn: on, offReason: null, failingSince: null };
			if (Object.keys({ ...changed, ...switched }).length > 0)
				await tx
					.update(webhookEndpoint)
					.set({ ...changed, ...switched })
					.where(eq(webhookEndpoint.id, id));
			const after = await getReceiver(deps, tx, id);
			if (Object.keys(changed).length > 0)
				await noteInAuditLog(deps, tx, actor, "webhooks.change", after.name, { events: after.events });
			if (on !== undefined && on !== before.isOn)
				await noteInAuditLog(deps, tx, actor, on ? "webhooks.on" : "webhooks.off", after.name);
			return after;
		}),
	);
}

export function removeReceiver(deps: Deps, actor: StaffMember, id: number): Promise<Receiver[]> {
	return change(deps, async (tx) => {
		const { name } = await holdReceiver(tx, id);
		await tx.delete(webhookEndpoint).where(eq(webhookEndpoint.id, id));
		await tx.delete(webhookDelivery).where(eq(webhookDelivery.endpointId, id));
		await noteInAuditLog(deps, tx, actor, "webhooks.remove", name);
		return listReceivers(tx, deps.now());
	});
}

/** For a while messages carry the signatures of both, so that a receiver can change over when it suits. */
export function renewSecret(deps: Deps, actor: StaffMember, id: number): Promise<WithSecret> {
	const secret = newWebhookSecret();
	return change(deps, async (tx) => {
		const { name, secret: oldSecret } = await holdReceiver(tx, id);
		const oldSecretUntil = new Date(deps.now().getTime() + OLD_SECRET_HOURS * HOUR_MS);
		await tx.update(webhookEndpoint).set({ secret, oldSecret, oldSecretUntil }).where(eq(webhookEndpoint.id, id));
		await noteInAuditLog(deps, tx, actor, "webhooks.renewSecret", name);
		return { receiver: await getReceiver(deps, tx, id), secret };
	});
}

/** One message about nothing, sent now; nobody tries it again. */
export async function sendTest(deps: Deps, id: number): Promise<WebhookDelivery> {
	const now = deps.now();
	const delivery = await change(deps, async (tx) => {
		await getReceiver(deps, tx, id);
		const key = sql`${`${TEST_EVENT} `} || gen_random_uuid()`;
		const [event] = await tx
			.insert(toldEvent)
			.values({ type: TEST_EVENT, key, data: {}, at: now })
			.returning({ id: toldEvent.id });
		const [made] = await tx
			.insert(webhookDelivery)
			// Not for the rounds, unless this process dies.
			.values({ eventId: event?.id ?? 0, endpointId: id, nextAt: new Date(now.getTime() + HOUR_MS) })
			.returning({ id: webhookDelivery.id });
		return made?.id ?? 0;
	});
	const [due] = await listDue(deps.db, now, { id: delivery });
	if (due) await deliver(deps, due);
	return getDelivery(deps, id, delivery);
}

/** From the beginning, with all its attempts before it. */
export async function sendAgain(deps: Deps, id: number, delivery: number): Promise<WebhookDelivery> {
	await getDelivery(deps, id, delivery);
	await deps.db
		.update(webhookDelivery)
		.set({ state: "waiting", attempts: 0, nextAt: null })
		.where(eq(webhookDelivery.id, delivery));
	return getDelivery(deps, id, delivery);
}

async function getDelivery({ db }: Deps, endpointId: number, id: number): Promise<WebhookDelivery> {
	const isTheirs = await db.$count(
		webhookDelivery,
		sql`${webhookDelivery.id} = ${id} and ${webhookDelivery.endpointId} = ${endpointId}`,
	);
	const found = isTheirs ? await findDelivery(db, id) : null;
	if (!found) throw new AppError("not_found");
	return found;
}

async function getReceiver(deps: Deps, tx: Tx, id: number): Promise<Receiver> {
	const [found] = await listReceivers(tx, deps.now(), id);
	if (!found) throw new AppError("not_found");
	return found;
}

async function holdReceiver(tx: Tx, id: number) {
	const [row] = await tx.select().from(webhookEndpoint).where(eq(webhookEndpoint.id, id)).for("no key update");
	if (!row) throw new AppError("not_found");
	return row;
}

function requireSendable({ webhooks }: Deps, address: string): void {
	const sendable = isSendable(address, webhooks.local);
	if (sendable === "no") throw invalidField("address", webhookMessages.address);
	if (sendable === "inside") throw invalidField("address", webhookMessages.addressInside);
}
