import { and, eq, inArray } from "drizzle-orm";
import { attemptStateOf } from "#core/rules/payment-status.ts";
import { sumOf } from "#core/rules/refunds.ts";
import type { PaymentNews } from "../../adapters/payments/port.ts";
import type { Tx } from "../../db/client.ts";
import { refund, refundLine } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { putBackUnits, type Touch } from "../orders/order-stock.service.ts";
import { addEvents, BY_PROVIDER } from "../orders/timeline.service.ts";
import type { LockedAttempt } from "./locked-attempt.queries.ts";
import { listRefunds, type RefundWithLines } from "./refunds.queries.ts";

/** What is known of money that went back: the provider's sum, and the wish it answers. */
export type GivenNews = Pick<PaymentNews, "status"> &
	Partial<Pick<PaymentNews, "refundedCents" | "refundId">> & {
		/** The refund that was asked for and made. */
		refundOf?: number;
	};

export type GivenBack = {
	cents: number;
	units: number;
	/** Parts that went back just now, while the payment stands. */
	parts: readonly { id: number; cents: number }[];
	/** Whether the units that are left go on the shelf, where whoever asked for the rest said so. */
	restockRest: boolean | null;
};

const isGone = (state: string) => state === "refunded" || state === "charged_back";

/**
 * Brings an order's refunds up to what is known. While one is under way, nobody can tell whether a sum at the provider is
 * its own; once none is, what went back beyond them was given back elsewhere, and is written down too.
 */
export async function noteGivenBack(
	deps: Deps,
	tx: Tx,
	touch: Touch,
	found: LockedAttempt,
	news: GivenNews,
): Promise<GivenBack> {
	const state = attemptStateOf(news.status);
	if (!isGone(state) && state !== "approved" && found.state !== "approved" && !isGone(found.state))
		return { cents: 0, units: 0, parts: [], restockRest: null };
	const refunds = found.hasRefunds ? await listRefunds(tx, found.orderId) : [];
	const allGone = isGone(state) || isGone(found.state);
	const isMade = (one: RefundWithLines) =>
		one.state === "wanted" && (allGone || (one.id === news.refundOf && !one.isWhole));
	const made = refunds.filter(isMade);
	const before = refunds.filter((one) => one.state === "done");
	const isOpen = refunds.some((one) => one.state === "wanted" && !isMade(one));
	const parts = made.filter(({ isWhole }) => !isWhole);
	const rest = made.find(({ isWhole }) => isWhole);
	const known = sumOf([...before, ...parts]);
	const said = Math.max(found.refundedCents, Math.min(news.refundedCents ?? 0, found.amountCents));
	const total = allGone ? found.amountCents : isOpen ? known : Math.max(known, said);
	for (const part of parts) await makeDone(deps, tx, part, part.cents, news.refundId);
	await putLinesBack(tx, touch, found, parts);
	if (rest) await makeDone(deps, tx, rest, total - known, news.refundId);
	const elsewhere = !rest && total > known ? await writeElsewhere(deps, tx, found.orderId, total - known, allGone) : [];
	const told = [...parts, ...elsewhere].map(({ id, cents }) => ({ id, cents }));
	if (!allGone)
		await addEvents(
			deps,
			tx,
			found.orderId,
			BY_PROVIDER,
			told.map(() => ({ kind: "refund", to: "part_done" }) as const),
		);
	const units = [...before, ...parts].flatMap(({ lines }) => lines).reduce((sum, { quantity }) => sum + quantity, 0);
	return { cents: total, units, parts: allGone ? [] : told, restockRest: rest?.restock ?? null };
}

async function makeDone(deps: Deps, tx: Tx, { id }: RefundWithLines, cents: number, refundId: string | undefined) {
	await tx
		.update(refund)
		.set({ state: "done", cents, decidedAt: deps.now(), ...(refundId !== undefined && { providerRefundId: refundId }) })
		.where(eq(refund.id, id));
}

/** Units whose order gave them up lie on the shelf already. */
async function putLinesBack(tx: Tx, touch: Touch, found: LockedAttempt, parts: readonly RefundWithLines[]) {
	const isOut = found.stock === "taken";
	for (const { id, restock, lines } of parts) {
		const shelved = lines.filter((line) => !isOut || (line.restock ?? restock));
		if (shelved.length === 0) continue;
		const numbers = shelved.map(({ line }) => line);
		await tx
			.update(refundLine)
			.set({ restocked: true })
			.where(and(eq(refundLine.refundId, id), inArray(refundLine.line, numbers)));
		if (isOut) await putBackUnits(tx, touch, found.orderId, shelved);
	}
}

function writeElsewhere(deps: Deps, tx: Tx, orderId: number, cents: number, isWhole: boolean) {
	const now = deps.now();
	return tx
		.insert(refund)
		.values({
			orderId,
			byKind: "provider",
			cents,
			state: "done",
			isWhole,
			restock: true,
			createdAt: now,
			decidedAt: now,
		})
		.returning();
}
