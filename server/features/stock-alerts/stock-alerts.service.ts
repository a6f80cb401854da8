import { eq, sql } from "drizzle-orm";
import type { NewStockAlert } from "#core/contract/stock-alerts.ts";
import { productMessages } from "#core/messages/products.ts";
import { signUpMessages } from "#core/messages.ts";
import type { Tx } from "../../db/client.ts";
import { stockAlert } from "../../db/schema.ts";
import { transaction } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { AppError, invalidField } from "../../errors.ts";
import { type Actor, hashToken, newToken } from "../../http/access.ts";
import { type ClientRow, lockClient, provenAddress } from "../clients/clients.service.ts";
import { getOnSale } from "../products/products.service.ts";
import { mailBack, mailConfirmation } from "./stock-alerts.mails.ts";
import {
	type Awaitable,
	deleteOfAddress,
	findAwaitable,
	insertOfAddress,
	insertOfClient,
	lockByToken,
} from "./stock-alerts.queries.ts";

/** What is not confirmed by then is forgotten. */
export const CONFIRM_WITHIN_MS = 7 * 86_400_000;

/** The same for everybody: nobody learns whose address it is, or whether it waits already. */
const ANSWER =
	"We will write once when it is back. If we do not know the address yet, please confirm it first by the link we mail to it.";

/** Notes who wants to be told when a size is back. */
export async function askForAlert(
	deps: Deps,
	actor: Actor,
	productId: number,
	given: NewStockAlert,
): Promise<{ message: string }> {
	await getOnSale(deps, productId);
	await transaction(deps.db, async (tx) => {
		const awaited = await findAwaitable(tx, { productId, ...given });
		if (!awaited) throw new AppError("not_found", productMessages.noChoice);
		const row = actor.kind === "client" ? await lockClient(tx, actor.clientId) : null;
		const own = row && provenAddress(row);
		const isOwn = own !== null && (given.email ?? own).toLowerCase() === own.toLowerCase();
		if (row && own && isOwn) return enterClient(deps, tx, awaited, row, own);
		const email = given.email ?? row?.email;
		if (!email) throw invalidField("email", signUpMessages.email);
		await askAddress(deps, tx, awaited, { email, language: given.language ?? row?.language ?? null });
	});
	const { ColorName, size } = given;
	deps.missedSizes.count({ productId, ColorName, size }, "alerts");
	return { message: ANSWER };
}

async function enterClient(deps: Deps, tx: Tx, awaited: Awaitable, row: ClientRow, to: string): Promise<void> {
	await deleteOfAddress(tx, awaited, to);
	const id = await insertOfClient(tx, awaited, row.id, deps.now());
	if (id !== null && awaited.left > 0) await mailBack(deps, tx, { ...awaited, id, to, language: row.language });
}

type Address = { email: string; language: NonNullable<NewStockAlert["language"]> | null };

/** Mailed once: whoever asks again for an address that has not answered yet changes nothing. */
async function askAddress(deps: Deps, tx: Tx, awaited: Awaitable, { email, language }: Address): Promise<void> {
	const token = newToken();
	const now = deps.now();
	const forgottenBefore = new Date(now.getTime() - CONFIRM_WITHIN_MS);
	const noted = { email, language, tokenHash: hashToken(token) };
	if (!(await insertOfAddress(tx, awaited, noted, now, forgottenBefore))) return;
	await mailConfirmation(deps, tx, awaited, { to: email, token, language });
}

/** From now on the address waits. What came back in the meantime is told at once. */
export function confirmAlert(deps: Deps, token: string) {
	return transaction(deps.db, async (tx) => {
		const found = await lockByToken(tx, hashToken(token));
		const now = deps.now();
		const isLate = found && !found.confirmedAt && found.createdAt.getTime() < now.getTime() - CONFIRM_WITHIN_MS;
		if (!found || isLate) throw new AppError("not_found", productMessages.alertOver);
		if (!found.confirmedAt) {
			await tx.update(stockAlert).set({ confirmedAt: now }).where(eq(stockAlert.id, found.id));
			if (found.left > 0) await mailBack(deps, tx, found);
		}
		return { id_product: found.productId, ColorName: found.ColorName, size: found.size };
	});
}

export async function endAlert({ db }: Pick<Deps, "db">, token: string): Promise<{ ended: true }> {
	await db.delete(stockAlert).where(eq(stockAlert.tokenHash, hashToken(token)));
	return { ended: true };
}

export async function forgetStockAlerts(tx: Tx, row: ClientRow): Promise<void> {
	const { clientId, email } = stockAlert;
	await tx.delete(stockAlert).where(sql`(${clientId} = ${row.id} or lower(${email}) = lower(${provenAddress(row)}))`);
}
