import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import type { ListUser } from "#core/contract/lists.ts";
import { listMessages } from "#core/messages/lists.ts";
import { COLLABORATORS_MAX } from "#core/rules/favourites.ts";
import { linkTo } from "../../adapters/mail/links.ts";
import { mailShop } from "../../adapters/mail/mail-shop.ts";
import { queueMail } from "../../adapters/mail/queue-mail.ts";
import { listInvitationMail, listSharedMail } from "../../adapters/mail/templates/list.ts";
import type { Tx } from "../../db/client.ts";
import { listInvitation } from "../../db/schema.ts";
import { transaction } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { hashToken, newToken } from "../../http/access.ts";
import { takeLimit } from "../../http/limits.ts";
import { getClient, holdClient, provenAddress } from "../clients/clients.service.ts";
import * as invitations from "./invitations.queries.ts";
import { lockAsCreator, lockAsMember } from "./list-access.service.ts";
import { announce } from "./list-changes.queries.ts";
import { deleteAlerts } from "./list-news.queries.ts";
import { findOwner, isCollaborator, lockList } from "./lists.queries.ts";

const DAY_MS = 86_400_000;
const LINK_LIFETIME_MS = 7 * DAY_MS;

type Shared = { id: number; clientId: number };

/** Shares a list. What is answered is the same whether or not somebody has an account with that phone or address. */
export async function shareList(deps: Deps, clientId: number, listId: number, newUser: ListUser): Promise<void> {
	await transaction(deps.db, (tx) => lockAsCreator(tx, listId, clientId));
	await takeShareLimit(deps, clientId, 1);
	if ("email" in newUser) await takeLimit(deps, `list-mail:${addressKey(newUser.email)}`, deps.config.limits.listMail);
	await transaction(deps.db, async (tx) => {
		const row = await lockAsCreator(tx, listId, clientId);
		if ("email" in newUser) await invite(deps, tx, row, newUser.email);
		else await shareByPhone(deps, tx, row, [newUser.ClientPhone]);
		await announce(tx, listId, deps.now());
	});
}

/** Sharing by phone, by e-mail and with a new list is counted together. */
export async function takeShareLimit(deps: Deps, clientId: number, times: number): Promise<void> {
	await takeLimit(deps, `list-share:${clientId}`, deps.config.limits.listShare, times);
}

/** Clients with these phones find the list as an invitation and may work on it at once; phones nobody has are noted all the same. */
export async function shareByPhone(deps: Deps, tx: Tx, shared: Shared, phones: readonly number[]): Promise<void> {
	const now = deps.now();
	for (const phone of new Set(phones)) {
		const found = await invitations.findClientId(tx, phone);
		if (found?.id === shared.clientId) throw new AppError("conflict", listMessages.ownList);
		await invitations.insertPhone(tx, shared.id, phone, now);
		if (!found) continue;
		const takesPart = await isCollaborator(tx, shared.id, found.id);
		await invitations.insertInvited(tx, { listId: shared.id, clientId: found.id, phone, now });
		if (!takesPart) await tellInvited(deps, tx, shared, found.id);
	}
	await refuseCrowd(tx, shared.id);
}

/** Mails a client that a list waits for their answer; where that cannot be, or was too often, they find it in their account alone. */
async function tellInvited(deps: Deps, tx: Tx, { id }: Pick<Shared, "id">, invitedId: number): Promise<void> {
	const invited = await getClient(tx, invitedId);
	const [to, owner] = [provenAddress(invited), await findOwner(tx, id)];
	if (!to || !owner) return;
	const shop = await mailShop(deps, tx, invited);
	const shared = { creator: owner.name, title: owner.title, name: invited.name };
	const content = listInvitationMail(shop, shared, linkTo(deps, shop, `/lists/${id}`));
	const dedupeKey = `list:${id}:client:${invitedId}:${deps.now().toISOString().slice(0, 10)}`;
	await queueMail(deps, tx, { ...content, to, kind: "list-invited", dedupeKey, tooMany: "left out" });
}

async function refuseCrowd(tx: Tx, listId: number): Promise<void> {
	if ((await invitations.countShared(tx, listId)) <= COLLABORATORS_MAX) return;
	throw new AppError("conflict", listMessages.tooManyCollaborators);
}

/** One mail per list and address a day: asked again sooner, the link that was sent works again. */
async function invite(deps: Deps, tx: Tx, { id, clientId, title }: Shared & { title: string }, email: string) {
	const creator = await getClient(tx, clientId);
	if (creator.email?.toLowerCase() === email.toLowerCase()) throw new AppError("conflict", listMessages.ownList);
	const now = deps.now();
	const expiresAt = new Date(now.getTime() + LINK_LIFETIME_MS);
	const mailed = await invitations.findMailedSince(tx, id, email, new Date(now.getTime() - DAY_MS));
	if (mailed) {
		// An invitation is open again once its collaborator has been removed.
		const renewed = { revokedAt: null, expiresAt, ...(mailed.revokedAt !== null && { acceptedBy: null }) };
		await tx.update(listInvitation).set(renewed).where(eq(listInvitation.id, mailed.id));
		return;
	}
	const token = newToken();
	await tx.insert(listInvitation).values({ listId: id, email, tokenHash: hashToken(token), createdAt: now, expiresAt });
	const shop = await mailShop(deps, tx, creator);
	const link = linkTo(deps, shop, `/lists/${id}`, { token });
	const content = listSharedMail(shop, { creator: creator.name, title }, link);
	const dedupeKey = `list:${id}:${addressKey(email)}:${now.toISOString().slice(0, 10)}`;
	await queueMail(deps, tx, { ...content, to: email, kind: "list-shared", dedupeKey });
}

function addressKey(email: string): string {
	return createHash("sha256").update(email.toLowerCase()).digest("hex").slice(0, 32);
}

/** Takes a sharing back: it ends at once, mailed links included. Whoever is not the creator can only leave. */
export async function unshareList(
	deps: Deps,
	clientId: number,
	listId: number,
	user: ListUser,
): Promise<{ message: string }> {
	await transaction(deps.db, async (tx) => {
		const row = await lockAsMember(tx, listId, clientId);
		const whose =
			"email" in user ? { id: null, email: user.email } : await invitations.findClientId(tx, user.ClientPhone);
		if (!row.isCreator && whose?.id !== clientId) throw new AppError("forbidden", listMessages.creatorOnly);
		const now = deps.now();
		const gone = new Set("ClientPhone" in user ? await endPhone(tx, row, user.ClientPhone) : []);
		if (whose) {
			const joined = await invitations.revokeInvitations(tx, listId, { email: whose.email, clientId: whose.id }, now);
			for (const one of [...joined, ...(whose.id === null ? [] : [whose.id])]) gone.add(one);
		}
		for (const one of gone) {
			await invitations.deleteCollaborator(tx, listId, one);
			await deleteAlerts(tx, listId, one);
		}
		await announce(tx, listId, now, [...gone]);
	});
	return { message: listMessages.unshared };
}

/** Who takes part by a phone that the creator no longer shares with. */
async function endPhone(tx: Tx, { id, isCreator }: { id: number; isCreator: boolean }, phone: number) {
	if (!isCreator) return [];
	await invitations.deletePhone(tx, id, phone);
	return invitations.listSharedBy(tx, id, phone);
}

/** Accepts a list that was shared with the client. */
export async function acceptList(deps: Deps, clientId: number, listId: number): Promise<void> {
	await transaction(deps.db, async (tx) => {
		const { isCreator } = await lockAsMember(tx, listId, clientId);
		if (isCreator) return;
		await invitations.acceptSharing(tx, listId, clientId, deps.now());
		await announce(tx, listId, deps.now());
	});
}

/** Makes the person a mailed link was meant for a collaborator; their verified address proves who they are. */
export async function joinList(deps: Deps, clientId: number, listId: number, token: string): Promise<void> {
	await transaction(deps.db, async (tx) => {
		const row = await lockList(tx, listId);
		const invitation = row && (await invitations.findInvitation(tx, listId, hashToken(token), deps.now()));
		if (!row || !invitation) throw new AppError("not_found");
		if (row.clientId === clientId) return;
		await holdClient(tx, clientId);
		const client = await getClient(tx, clientId);
		const isMeant = client.verifiedAt !== null && client.email?.toLowerCase() === invitation.email.toLowerCase();
		if (!isMeant) throw new AppError("forbidden", listMessages.otherAddress);
		await invitations.insertCollaborator(tx, listId, clientId, deps.now());
		await refuseCrowd(tx, listId);
		await tx.update(listInvitation).set({ acceptedBy: clientId }).where(eq(listInvitation.id, invitation.id));
		await announce(tx, listId, deps.now());
	});
}
