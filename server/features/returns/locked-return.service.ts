import { eq } from "drizzle-orm";
import { returnMessages } from "#core/messages/returns.ts";
import { canBecome, type ReturnState } from "#core/rules/return-states.ts";
import type { Tx } from "../../db/client.ts";
import { returnLine, returnRequest } from "../../db/schema.ts";
import { AppError } from "../../errors.ts";
import { type Locked, lockForMoving } from "../orders/orders.service.ts";

type ReturnRow = typeof returnRequest.$inferSelect;
export type ReturnLineRow = typeof returnLine.$inferSelect;
export type LockedReturn = Locked & { asked: ReturnRow; lines: ReturnLineRow[] };

/** A return with its order, for whoever is about to change it; the order is locked first, as everywhere. */
export async function lockReturn(tx: Tx, number: number): Promise<LockedReturn> {
	const [known] = await tx
		.select({ orderId: returnRequest.orderId })
		.from(returnRequest)
		.where(eq(returnRequest.id, number));
	if (!known) throw new AppError("not_found");
	const locked = await lockForMoving(tx, known.orderId);
	const [asked] = await tx.select().from(returnRequest).where(eq(returnRequest.id, number)).for("update");
	const lines = await tx.select().from(returnLine).where(eq(returnLine.returnId, number)).orderBy(returnLine.line);
	return { ...locked, asked: asked as ReturnRow, lines };
}

export function requireStep(from: ReturnState, to: ReturnState): void {
	if (!canBecome(from, to)) throw new AppError("conflict", returnMessages.closed);
}
