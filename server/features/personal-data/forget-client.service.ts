import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { accountMessages } from "#core/messages.ts";
import { change } from "../../cache/change.ts";
import type { Queryable, Tx } from "../../db/client.ts";
import {
	cart,
	cartMerge,
	client,
	identity,
	knownDevice,
	list,
	listCollaborator,
	listInvitation,
	mail,
	orders,
	review,
} from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import type { Actor } from "../../http/access.ts";
import { keyToShop } from "../orders/orders.mails.ts";
import { requirePassword } from "../credentials/password-check.service.ts";
import { endClientSessions, knownDeviceOf } from "../sessions/sessions.service.ts";
import { type ClientRow, provenAddress } from "../clients/clients.rules.ts";
import { getClient, lockClient } from "../clients/clients.queries.ts";
import { voidMailTokens } from "../clients/mail-tokens.service.ts";
import { isMailOf } from "../clients/clients.mails.ts";

export async function removeClient(
	deps: Deps,
	actor: Actor,
	given: { login_password: string; device?: string | undefined },
): Promise<{ message: string }> {
	if (actor.kind !== "client") throw new AppError("forbidden");
	const row = await getClient(deps.db, actor.clientId);
	const knownDevice = await knownDeviceOf(deps, row.id, given.device);
	await requirePassword(
		deps,
		{ key: `client:${row.id}`, passwordHash: row.passwordHash, knownDevice },
		given.login_password,
	);
	await change(deps, async (tx, touch) => {
		for (const product of await forgetClient(tx, row.id, deps.now())) touch(`product:${product}`);
	});
	return { message: accountMessages.deleted };
}

/** Stands beside a review whose client is gone. */
export const FORMER_CLIENT = "Former client";

/**
 * Ends an account. Its row stays as a bare id, so that orders and reviews keep what they point to; everything personal
 * goes. Answers the products whose reviews show another name now.
 */
export async function forgetClient(tx: Tx, clientId: number, now: Date): Promise<number[]> {
	const row = await lockClient(tx, clientId);
	if (!row) return [];
	await endClientSessions(tx, clientId);
	await voidMailTokens(tx, clientId);
	await tx.delete(identity).where(eq(identity.clientId, clientId));
	await tx.delete(knownDevice).where(eq(knownDevice.clientId, clientId));
	await tx.delete(list).where(eq(list.clientId, clientId));
	await tx.delete(listCollaborator).where(eq(listCollaborator.clientId, clientId));
	await tx.delete(cart).where(eq(cart.clientId, clientId));
	await tx.delete(cartMerge).where(eq(cartMerge.clientId, clientId));
	// The mails first: accepted invitations tell which are theirs.
	await tx.delete(mail).where(isMailOf(row));
	await tx.delete(listInvitation).where(isInvitationOf(row));
	await tx
		.update(client)
		.set({ ...NOBODY, deletedAt: now, updatedAt: now })
		.where(eq(client.id, clientId));
	await forgetBuyersOfDeleted(tx, now, eq(orders.clientId, clientId));
	const reviewed = await tx
		.update(review)
		.set({ author: FORMER_CLIENT })
		.where(eq(review.clientId, clientId))
		.returning({ product: review.productId });
	return reviewed.map(({ product }) => product);
}

/** What was accepted may have gone to an earlier address. */
function isInvitationOf(row: ClientRow): SQL {
	const { acceptedBy, email } = listInvitation;
	return sql`(${acceptedBy} = ${row.id} or lower(${email}) = lower(${provenAddress(row)}))`;
}

const NOBODY = {
	phone: null,
	email: null,
	loginName: null,
	passwordHash: null,
	name: "",
	lastname: "",
	streetNumber: "",
	provinceDepartment: "",
	city: "",
	zipCode: "",
	particularDetails: "",
	isRegistered: false,
	verifiedAt: null,
} as const;

/**
 * Removes who bought from the orders of deleted clients that need it no longer: those sent or cancelled. Called when an
 * account ends and when an order changes its status (`which` names it), and now and then for all. The mail that told the
 * shop of the order goes with it.
 */
export async function forgetBuyersOfDeleted(db: Queryable, now: Date, which?: SQL): Promise<void> {
	const forgotten = await db
		.update(orders)
		.set({
			name: "",
			lastname: "",
			phone: null,
			email: "",
			streetNumber: "",
			city: "",
			provinceDepartment: "",
			zipCode: "",
			particularDetails: "",
			personalDataRemovedAt: now,
		})
		.where(
			and(
				inArray(orders.status, ["Submited", "Canceled"]),
				isNull(orders.personalDataRemovedAt),
				inArray(orders.clientId, db.select({ id: client.id }).from(client).where(isNotNull(client.deletedAt))),
				which,
			),
		)
		.returning({ id: orders.id });
	const told = forgotten.map(({ id }) => keyToShop(id));
	if (told.length > 0) await db.delete(mail).where(inArray(mail.dedupeKey, told));
}
