import { eq } from "drizzle-orm";
import { UNPAID } from "#core/rules/order-filters.ts";
import { type Applied, decidePayment, type PaymentDecision } from "#core/rules/payment-status.ts";
import { change } from "../../cache/change.ts";
import type { Tx } from "../../db/client.ts";
import { orders } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { removePaidFromCart } from "../carts/carts.service.ts";
import { forgetBuyersOfDeleted } from "../orders/forget-buyers.service.ts";
import type { Touch } from "../orders/order-stock.service.ts";
import { type KnownToMails, mailOrder } from "../orders/orders.service.ts";
import { addEvents, BY_PROVIDER, BY_SHOP, type NewEvent } from "../orders/timeline.service.ts";
import type { Attempt } from "./attempts.service.ts";
import type { PaymentCrashPoint } from "./crash-points.rules.ts";
import { type GivenBack, noteGivenBack } from "./given-back.service.ts";
import { type LockedAttempt, lockAttempt } from "./locked-attempt.queries.ts";
import { paymentLimits } from "./payment-limits.service.ts";
import { mailAbout } from "./payments.mails.ts";
import { writeWhole } from "./refund-wishes.service.ts";
import { listRefunds } from "./refunds.queries.ts";
import { settleStockAndCode } from "./settle-stock-and-code.service.ts";
import { isPaidWith, type News, noteOnly, updateAttempt, updateOrder } from "./write-news.service.ts";

/** Who brings the news. */
export type Bringer = "browser" | "notice" | "check" | "refund" | "expiry";

const BEFORE_COMMIT: Partial<Record<Bringer, PaymentCrashPoint>> = {
	browser: "pay: result written",
	notice: "webhook: applied",
	refund: "refund: written",
	expiry: "expiry: released",
};

/**
 * Brings an order up to what is known of its payment. The one place where a payment changes an order, used by the
 * browser's answer, the provider's notices and the shop's own checks; the same or older news changes nothing.
 */
export async function applyPayment(deps: Deps, attemptId: string, news: News, by: Bringer): Promise<Attempt> {
	const work = async (tx: Tx, touch: Touch) => {
		const [found, settings] = await Promise.all([lockAttempt(tx, attemptId), deps.settings.readIn(tx)]);
		if (!found) throw new Error(`there is no payment attempt ${attemptId}`);
		if (news.amountCents !== undefined && news.amountCents !== found.amountCents)
			throw new Error(`the provider took another amount for attempt ${attemptId} than the order's total`);
		const decision = decide(deps, found, news);
		const givenBack = await noteGivenBack(deps, tx, touch, found, news);
		const attempt =
			decision.kind === "ignored"
				? await noteOnly(deps, tx, found, news, givenBack)
				: await carryOut(deps, tx, touch, { found, settings, news, decision, givenBack });
		for (const { id: refundId, cents } of givenBack.parts)
			await mailOrder(deps, tx, {
				orderId: found.orderId,
				attemptId,
				about: "part_refunded",
				part: { refundId, cents },
			});
		const point = BEFORE_COMMIT[by];
		if (point) await deps.crashAt?.(point);
		return attempt;
	};
	return paymentLimits(deps).apply(() => change(deps, work));
}

function decide(deps: Deps, found: LockedAttempt, { status, ifUnpaid }: News): PaymentDecision {
	if (ifUnpaid && found.state !== "claimed") return { kind: "ignored" };
	return decidePayment({ ...found, mayTryAgain: (found.offeredMs ?? 0) > deps.now().getTime() }, status);
}

type Work = {
	found: LockedAttempt;
	settings: KnownToMails["settings"];
	news: News;
	decision: Applied;
	givenBack: GivenBack;
};

async function carryOut(
	deps: Deps,
	tx: Tx,
	touch: Touch,
	{ found, settings, news, givenBack, ...given }: Work,
): Promise<Attempt> {
	const now = deps.now();
	const decision = asAskedFor(given.decision, found, givenBack);
	const { status, stock, codeHeld, gone } = await settleStockAndCode(tx, touch, found, decision);
	const refund = decision.refund || gone !== null;
	const changed = {
		status,
		stock,
		codeHeld,
		paymentStatus: decision.state === "claimed" ? UNPAID : news.status,
		isPaid: isPaidWith(decision.state),
		isOffered: decision.state === "claimed",
	};
	tx.alongside(updateOrder(tx, found, changed, now));
	const updating = updateAttempt(deps, tx, found, news, decision.state, givenBack);
	tx.alongside(updating);
	const by = news.id === undefined ? BY_SHOP : BY_PROVIDER;
	const told = (events: NewEvent[]) => tx.alongside(addEvents(deps, tx, found.orderId, by, events));
	const paid: NewEvent = { kind: "payment", from: found.attemptStatus || null, to: news.status, note: news.detail };
	const moved: NewEvent[] =
		status === found.status ? [] : [{ kind: "status", from: found.status, to: status, by: BY_SHOP }];
	if (refund) {
		told([paid]);
		const [attempt, refunds] = await Promise.all([updating, listRefunds(tx, found.orderId)]);
		await writeWhole(deps, tx, by, { attempt, refunds, restock: true, reason: "" });
		told(moved);
	} else told([paid, ...moved]);
	const isBought = status !== "Canceled" && (decision.state === "pending" || decision.state === "approved");
	const isFromCart = found.offeredMs === null && !found.isGift;
	if (isBought && found.clientId !== null && !found.wasHeld && isFromCart) {
		await deps.crashAt?.("pay: before the cart is emptied");
		await removePaidFromCart(tx, found.clientId, found.orderId, now);
	}
	await deps.crashAt?.("pay: before the mail");
	const situation = { ...found, mayStillArrive: news.mayStillArrive ?? false, wasTried: news.id !== undefined };
	const about = mailAbout(situation, decision, gone);
	const { orderId, language } = found;
	if (about) await mailOrder(deps, tx, { orderId, attemptId: found.id, about }, { settings, language });
	if (status === "Canceled") await forgetBuyersOfDeleted(tx, now, eq(orders.id, orderId));
	return updating;
}

/** Who gave the rest back may have said what becomes of its units. */
function asAskedFor(decision: Applied, { stock }: LockedAttempt, { restockRest }: GivenBack): Applied {
	if (restockRest === null || stock !== "taken") return decision;
	return { ...decision, stock: restockRest ? "give_back" : "keep" };
}
