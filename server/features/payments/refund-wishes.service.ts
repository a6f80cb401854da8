import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { capped, type LineRefund, type LineWish, refundOfLines, sumOf } from "#core/rules/refunds.ts";
import type { Tx } from "../../db/client.ts";
import { paymentAttempt, refund, refundLine } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { addEvents, type By } from "../orders/timeline.service.ts";
import { listBoughtLines, type Refund, type RefundWithLines } from "./refunds.queries.ts";

/** What other features may ask of refunds. */
export { listRefunds } from "./refunds.queries.ts";

/** What is wanted or done counts; what the provider refused does not. */
export function givenOrWanted(refunds: readonly RefundWithLines[]): RefundWithLines[] {
	return refunds.filter(({ state }) => state !== "failed");
}

/** How many of each line went back, or are to. */
export function returnedUnits(refunds: readonly RefundWithLines[]): Map<number, number> {
	const units = new Map<number, number>();
	for (const { lines } of givenOrWanted(refunds))
		for (const { line, quantity } of lines) units.set(line, (units.get(line) ?? 0) + quantity);
	return units;
}

type Situation = {
	order: { id: number; discountCents: number };
	attempt: { amountCents: number };
	refunds: readonly RefundWithLines[];
};

/** What is left of a payment. */
export function leftOf({ attempt, refunds }: Pick<Situation, "attempt" | "refunds">): number {
	return attempt.amountCents - sumOf(givenOrWanted(refunds));
}

/** What lines give back, never more than is left of the payment. */
export async function worthOfLines(tx: Tx, about: Situation, wishes: readonly LineWish[]): Promise<LineRefund[]> {
	const lines = await listBoughtLines(tx, about.order.id);
	const { discountCents } = about.order;
	return capped(refundOfLines({ lines, discountCents }, returnedUnits(about.refunds), wishes), leftOf(about));
}

export type RefundWish = {
	cents: number;
	/** `restock`, where it is not the same for all of them. */
	lines: readonly (LineRefund & { restock?: boolean })[];
	restock: boolean;
	reason: string;
	asked: { key: string; bodyHash: Buffer } | null;
};

/** Writes down that a part is to go back; null when the key was used for something else. The order must be locked. */
export async function writePart(deps: Deps, tx: Tx, orderId: number, by: By, wish: RefundWish): Promise<Refund | null> {
	const { cents, lines, restock, reason, asked } = wish;
	const [row] = await tx
		.insert(refund)
		.values({
			orderId,
			askKey: asked?.key ?? null,
			bodyHash: asked?.bodyHash ?? null,
			providerKey: randomUUID(),
			byKind: by.actorKind,
			cents,
			state: "wanted",
			isWhole: false,
			restock,
			reason,
			createdAt: deps.now(),
		})
		.onConflictDoNothing({ target: refund.askKey })
		.returning();
	if (!row) return null;
	if (lines.length > 0) {
		const { id: refundId } = row;
		await tx.insert(refundLine).values(
			lines.map(({ line, quantity, cents: worth, restock: own = null }) => ({
				...{ refundId, orderId, line, quantity },
				cents: worth,
				restock: own,
			})),
		);
	}
	await addEvents(deps, tx, orderId, by, [{ kind: "refund", to: "part_wanted" }]);
	return row;
}

type Whole = Pick<RefundWish, "restock" | "reason"> & {
	attempt: { id: string; orderId: number; amountCents: number; refundState: string | null };
	refunds: readonly RefundWithLines[];
	asked?: RefundWish["asked"];
};

/**
 * Writes down that all that is left is to go back; null when nothing is. The attempt says the same under the same key, for a version of the shop that
 * looks there alone. The order must be locked.
 */
export async function writeWhole(deps: Deps, tx: Tx, by: By, whole: Whole): Promise<Refund | null> {
	const { attempt, refunds, restock, reason, asked } = whole;
	const cents = attempt.amountCents - sumOf(givenOrWanted(refunds));
	if (cents <= 0) return null;
	const providerKey = randomUUID();
	const [row] = await tx
		.insert(refund)
		.values({
			orderId: attempt.orderId,
			askKey: asked?.key ?? null,
			bodyHash: asked?.bodyHash ?? null,
			providerKey,
			byKind: by.actorKind,
			cents,
			state: "wanted",
			isWhole: true,
			restock,
			reason,
			createdAt: deps.now(),
		})
		.returning();
	await tx
		.update(paymentAttempt)
		.set({ refundState: "wanted", refundKey: providerKey })
		.where(eq(paymentAttempt.id, attempt.id));
	await addEvents(deps, tx, attempt.orderId, by, [{ kind: "refund", from: attempt.refundState, to: "wanted" }]);
	return row as Refund;
}
