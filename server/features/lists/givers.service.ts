import { and, eq, gt, sql } from "drizzle-orm";
import type { Language } from "#core/languages.ts";
import { giftMessages } from "#core/messages/gifts.ts";
import type { Queryable, Tx } from "../../db/client.ts";
import { giftGiver } from "../../db/schema.ts";
import { transaction } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { type Actor, hashToken, newToken } from "../../http/access.ts";
import { mailGiverLink } from "./gifts.mails.ts";
import { findGiftList, findGiver, type Giver } from "./gifts.queries.ts";
import { findInvitation } from "./invitations.queries.ts";
import { findOwner, isCollaborator, opensList } from "./lists.queries.ts";

const DAY_MS = 86_400_000;
const LINK_LIFETIME_MS = 180 * DAY_MS;
/** Asked again sooner, nothing more is mailed. */
const AGAIN_AFTER_MS = 10 * 60_000;

/** What a token opens: a list to look at, and with an address that is somebody's, to give by. */
export type Opened = { by: "invitation" | "link"; giver: Giver | null };

/** What a token of a mail, or of a list's own link, opens for whom; null: nothing. */
export async function openedBy(
	deps: Pick<Deps, "now">,
	db: Queryable,
	listId: number,
	token: string,
): Promise<Opened | null> {
	const hash = hashToken(token);
	const invitation = await findInvitation(db, listId, hash, deps.now());
	if (invitation) return { by: "invitation", giver: await asGiver(db, listId, invitation.email) };
	const email = await findGiver(db, listId, hash, deps.now());
	if (email !== null) return { by: "link", giver: await asGiver(db, listId, email) };
	return (await opensList(db, listId, token)) ? { by: "link", giver: null } : null;
}

/** An address by which somebody gives; that of the list's creator is none. */
async function asGiver(db: Queryable, listId: number, email: string): Promise<Giver | null> {
	const owner = await findOwner(db, listId);
	return owner?.email?.toLowerCase() === email.toLowerCase() ? null : { clientId: null, email };
}

/** Who gives: a client who can see the list and did not create it, or a guest whose address is proven. */
export async function requireGiver(
	deps: Deps,
	actor: Actor,
	listId: number,
	token: string | undefined,
): Promise<Giver> {
	if (actor.kind === "staff") throw new AppError("forbidden");
	if (actor.kind === "client") {
		const owner = await findOwner(deps.db, listId);
		if (owner?.id === actor.clientId) throw new AppError("forbidden", giftMessages.ownGift);
		const giver = { clientId: actor.clientId, email: null };
		if (await isCollaborator(deps.db, listId, actor.clientId)) return giver;
		if (token !== undefined && (await openedBy(deps, deps.db, listId, token))) return giver;
		throw new AppError("not_found");
	}
	if (token === undefined) throw new AppError("unauthorized");
	const opened = await openedBy(deps, deps.db, listId, token);
	if (!opened) throw new AppError("not_found");
	if (!opened.giver) throw new AppError("forbidden", giftMessages.confirmFirst);
	return opened.giver;
}

/** The token of a link by which an address that is somebody's sees what is given, and gives. */
export async function openToGiver(deps: Pick<Deps, "now">, tx: Tx, listId: number, email: string): Promise<string> {
	const token = newToken();
	const now = deps.now();
	const expiresAt = new Date(now.getTime() + LINK_LIFETIME_MS);
	await tx.insert(giftGiver).values({ listId, email, tokenHash: hashToken(token), createdAt: now, expiresAt });
	return token;
}

/** Mails somebody who has the list's link one to give by. What is answered tells nothing of the address. */
export async function askToGive(
	deps: Deps,
	listId: number,
	{ token, email, language }: { token: string; email: string; language?: Language | undefined },
): Promise<{ message: string }> {
	await transaction(deps.db, async (tx) => {
		const opened = await openedBy(deps, tx, listId, token);
		if (!opened) throw new AppError("not_found");
		const [gift, giver] = [await findGiftList(tx, listId), await asGiver(tx, listId, email)];
		if (!gift?.day || !giver) return;
		const now = deps.now();
		const since = new Date(now.getTime() - AGAIN_AFTER_MS);
		const { createdAt } = giftGiver;
		const isSame = and(eq(giftGiver.listId, listId), sql`lower(${giftGiver.email}) = lower(${email})`);
		if ((await tx.$count(giftGiver, and(isSame, gt(createdAt, since)))) > 0) return;
		const own = await openToGiver(deps, tx, listId, email);
		await mailGiverLink(deps, tx, { listId, to: email, token: own, language: language ?? null });
	});
	return { message: giftMessages.asked };
}
