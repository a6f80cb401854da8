import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { GuestRecord } from "#core/contract/clients.ts";
import type { PaymentRequest } from "#core/contract/payments.ts";
import type { Settings } from "#core/contract/settings.ts";
import { subtotalOf, type Totals, totalsOf } from "#core/rules/checkout.ts";
import { termsOf } from "#core/rules/delivery.ts";
import { fromCents, toCents } from "#core/rules/money.ts";
import { change } from "../../cache/change.ts";
import type { Tx } from "../../db/client.ts";
import { orderLine, orders, paymentAttempt } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { type Actor, hashToken } from "../../http/access.ts";
import { requireZipCode } from "../../zip-code.ts";
import { holdCode, type Judged, judgeCode } from "../discounts/discounts.service.ts";
import { noteGiftOrder, type OpenedGift, openGift } from "../lists/gift-orders.service.ts";
import { reserveUnits } from "../orders/order-stock.service.ts";
import { orderTokenOf } from "../orders/order-token.service.ts";
import { addEvents, byActor } from "../orders/timeline.service.ts";
import { holdCurrency } from "../settings/currency.service.ts";
import { type Attempt, actorKeyOf, findAttempt, nextCheck, type StoredAnswer, standOf } from "./attempts.service.ts";
import { countAttempt } from "./count-attempt.service.ts";
import { deliveryColumns, deliveryOf, deliveryOfGift } from "./delivery.service.ts";
import { type PricedUnits, priceLines, shortRefusal } from "./pricing.service.ts";

const RESERVED_MS = 15 * 60_000;
/** More than any shop's order; keeps sums far from where numbers lose cents. */
const LARGEST_TOTAL_CENTS = 100_000_000_000;

export type Checkout = { key: string; body: PaymentRequest; actor: Actor; address: string; provider: string };
export type Placed = { kind: "placed"; attempt: Attempt } | { kind: "repeated"; answer: StoredAnswer };

/**
 * Writes the order, its reservation and the attempt to pay it in one transaction, at the shop's own prices. A repeated
 * request gets the answer of the first; the same key for another request is refused.
 */
export async function placeOrder(deps: Deps, checkout: Checkout): Promise<Placed> {
	// Asked again on the page of another language it is the same payment.
	const { language: _, ...paid } = checkout.body;
	const bodyHash = createHash("sha256")
		.update(JSON.stringify([actorKeyOf(checkout.actor), paid]))
		.digest();
	const tokenHash = hashToken(await orderTokenOf(deps, checkout.key));
	return change(deps, async (tx, touch) => {
		const isFirst = await claim(tx, checkout.key);
		const earlier = await findAttempt(tx, checkout.key);
		if (earlier) return repeated(earlier, bodyHash);
		if (!isFirst) throw inFlight();
		await countAttempt(deps, tx, checkout);
		await deps.crashAt?.("pay: key claimed");
		const { body } = checkout;
		const now = deps.now();
		const lines = await priceLines(tx, body.orderDetails);
		const { shipping } = body;
		const gift = body.gift ? await openGift(tx, checkout.actor, body.gift, lines) : null;
		const bought = shipping ? boughtBy(shipping) : { who: (gift as OpenedGift).buyer, address: {} };
		const buyer = { clientId: clientOf(checkout.actor), email: bought.who.email };
		const judged = await judgeCode(tx, body.code, { lines }, buyer, now);
		const code = judged && "code" in judged ? judged : null;
		const decided = await deps.settings.readIn(tx);
		requireZipCode(decided.country, shipping?.address, "shipping.address.zipCode");
		const delivery = shipping
			? deliveryOf(decided, { chosen: body.delivery, address: shipping.address }, subtotalOf(lines))
			: deliveryOfGift(decided, (gift as OpenedGift).place, subtotalOf(lines));
		const totals = totalsOf(lines, code && { amountCents: code.offCents }, termsOf(delivery));
		if (totals.totalCents > LARGEST_TOTAL_CENTS) throw new AppError("invalid_input", "This is too much for one order");
		if (toCents(body.transaction_amount) !== totals.totalCents) throw totalChanged(totals.totalCents, judged);
		const short = await reserveUnits(tx, touch, lines);
		if (short.length > 0) throw shortRefusal(lines, short);
		if (code && !(await holdCode(tx, code.code, buyer, now))) {
			const late = await judgeCode(tx, body.code, { lines }, buyer, now);
			const why = late && "refusal" in late ? late : ({ refusal: "used_up" } as const);
			throw totalChanged(totalsOf(lines, null, termsOf(delivery)).totalCents, why);
		}
		const { currency, taxRate } = decided;
		const figures = {
			...totals,
			...deliveryColumns(delivery),
			currency,
			taxRate,
			code: code?.code.code ?? null,
			tokenHash,
		};
		const orderId = await insertOrder(deps, tx, checkout, bought, figures);
		if (gift) await noteGiftOrder(tx, orderId, gift);
		await insertLines(tx, orderId, lines);
		await addEvents(deps, tx, orderId, byActor(checkout.actor), [{ kind: "placed", to: "Processing" }]);
		const [attempt] = await tx
			.insert(paymentAttempt)
			.values({
				id: checkout.key,
				orderId,
				bodyHash,
				actorKey: actorKeyOf(checkout.actor),
				provider: checkout.provider,
				state: "asked",
				amountCents: totals.totalCents,
				currency,
				installments: body.installments,
				paymentMethodId: body.payment_method_id,
				createdAt: now,
				askedAt: now,
				nextCheckAt: nextCheck(deps, { state: "asked", checks: 0 }),
			})
			.returning();
		await deps.crashAt?.("pay: order written");
		return { kind: "placed", attempt: attempt as Attempt };
	});
}

const clientOf = (actor: Actor) => (actor.kind === "client" ? actor.clientId : null);

/** Of several equal requests at once only one goes on, and the currency stays what it is; both end with the transaction. */
async function claim(tx: Tx, key: string): Promise<boolean> {
	const { rows } = await tx.execute<{ got: boolean }>(
		sql`select pg_try_advisory_xact_lock(hashtextextended(${`payment ${key}`}, 0)) as got, ${holdCurrency}`,
	);
	return rows[0]?.got === true;
}

function repeated(earlier: Attempt, bodyHash: Buffer): Placed {
	if (!earlier.bodyHash.equals(bodyHash)) throw new AppError("key_reused");
	if (earlier.status === "") throw inFlight();
	return { kind: "repeated", answer: (earlier.answer as StoredAnswer | null) ?? standOf(earlier) };
}

function inFlight(): AppError {
	return new AppError("payment_in_flight", "This payment is being processed, please do not pay again");
}

/** With why the code that was sent does not count, where that is so. */
function totalChanged(totalCents: number, judged: Judged): AppError {
	const why = judged && "refusal" in judged ? judged : null;
	const discount = why && { discount: why.refusal };
	const minimum = why?.minimumCents ? { minimum: fromCents(why.minimumCents) } : null;
	const starts = why?.startsAt && { starts: why.startsAt.toISOString() };
	return new AppError("total_changed", undefined, {
		details: { total: fromCents(totalCents), ...discount, ...minimum, ...starts },
	});
}

type OrderFigures = Totals &
	ReturnType<typeof deliveryColumns> &
	Pick<Settings, "currency" | "taxRate"> & { code: string | null; tokenHash: Buffer };

/** Who bought, and where it goes; the address of a gift is written elsewhere. */
type Bought = { who: OpenedGift["buyer"]; address: Partial<GuestRecord["address"]> };

function boughtBy({ address, ...who }: GuestRecord): Bought {
	return { who, address };
}

async function insertOrder(
	deps: Deps,
	tx: Tx,
	{ body, actor }: Checkout,
	{ who, address }: Bought,
	figures: OrderFigures,
): Promise<number> {
	const now = deps.now();
	const [row] = await tx
		.insert(orders)
		.values({
			...figures,
			codeHeld: figures.code !== null,
			// A guest who types a client's phone does not order in that client's name.
			clientId: clientOf(actor),
			status: "Processing",
			stockState: "reserved",
			...who,
			...address,
			language: body.language ?? null,
			reservedUntil: new Date(now.getTime() + RESERVED_MS),
			createdAt: now,
			updatedAt: now,
		})
		.returning({ id: orders.id });
	return (row as { id: number }).id;
}

async function insertLines(tx: Tx, orderId: number, lines: readonly PricedUnits[]): Promise<void> {
	await tx.insert(orderLine).values(lines.map((line) => ({ orderId, ...line })));
}
