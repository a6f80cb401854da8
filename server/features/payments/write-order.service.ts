import type { GuestRecord } from "#core/contract/clients.ts";
import type { PaymentRequest } from "#core/contract/payments.ts";
import type { Settings } from "#core/contract/settings.ts";
import { subtotalOf, type Totals, totalsOf } from "#core/rules/checkout.ts";
import { termsOf } from "#core/rules/delivery.ts";
import { fromCents } from "#core/rules/money.ts";
import type { Tx } from "../../db/client.ts";
import { orderLine, orders } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import type { Actor } from "../../http/access.ts";
import { requireZipCode } from "../../zip-code.ts";
import { holdCode, type Judged, judgeCode } from "../discounts/discounts.service.ts";
import { noteGiftOrder, type OpenedGift, openGift } from "../lists/gift-orders.service.ts";
import { reserveUnits, type Touch } from "../orders/order-stock.service.ts";
import { addEvents, byActor } from "../orders/timeline.service.ts";
import { deliveryColumns, deliveryOf, deliveryOfGift } from "./delivery.service.ts";
import { type PricedUnits, priceLines, shortRefusal } from "./pricing.service.ts";

/** More than any shop's order; keeps sums far from where numbers lose cents. */
const LARGEST_TOTAL_CENTS = 100_000_000_000;

export type NewOrder = Pick<PaymentRequest, "orderDetails" | "shipping" | "gift" | "delivery" | "code" | "language"> & {
	actor: Actor;
	/** Of the token with which whoever pays sees it. */
	tokenHash: Buffer;
	/** Its units are set aside so long. */
	reservedUntil: Date;
	/** How its payment is called until there is one. */
	paymentStatus?: string;
	/** What the buyer was told that it comes to. */
	toldCents: number;
};
export type WrittenOrder = Totals & { orderId: number; currency: string };

/** Writes an order at the shop's own prices, with its units set aside and a use of its code held, or refuses it as a whole. */
export async function writeOrder(deps: Deps, tx: Tx, touch: Touch, given: NewOrder): Promise<WrittenOrder> {
	const now = deps.now();
	const lines = await priceLines(tx, given.orderDetails);
	const { shipping } = given;
	const gift = given.gift ? await openGift(tx, given.actor, given.gift, lines) : null;
	const bought = shipping ? boughtBy(shipping) : { who: (gift as OpenedGift).buyer, address: {} };
	const buyer = { clientId: clientOf(given.actor), email: bought.who.email };
	const judged = await judgeCode(tx, given.code, { lines }, buyer, now);
	const code = judged && "code" in judged ? judged : null;
	const decided = await deps.settings.readIn(tx);
	requireZipCode(decided.country, shipping?.address, "shipping.address.zipCode");
	const delivery = shipping
		? deliveryOf(decided, { chosen: given.delivery, address: shipping.address }, subtotalOf(lines))
		: deliveryOfGift(decided, (gift as OpenedGift).place, subtotalOf(lines));
	const totals = totalsOf(lines, code && { amountCents: code.offCents }, termsOf(delivery));
	if (totals.totalCents > LARGEST_TOTAL_CENTS) throw new AppError("invalid_input", "This is too much for one order");
	if (given.toldCents !== totals.totalCents) throw totalChanged(totals.totalCents, judged);
	const short = await reserveUnits(tx, touch, lines);
	if (short.length > 0) throw shortRefusal(lines, short);
	if (code && !(await holdCode(tx, code.code, buyer, now))) {
		const late = await judgeCode(tx, given.code, { lines }, buyer, now);
		const why = late && "refusal" in late ? late : ({ refusal: "used_up" } as const);
		throw totalChanged(totalsOf(lines, null, termsOf(delivery)).totalCents, why);
	}
	const { currency, taxRate } = decided;
	const figures = { ...totals, ...deliveryColumns(delivery), currency, taxRate, code: code?.code.code ?? null };
	const orderId = await insertOrder(deps, tx, given, bought, figures);
	if (gift) await noteGiftOrder(tx, orderId, gift);
	await insertLines(tx, orderId, lines);
	await addEvents(deps, tx, orderId, byActor(given.actor), [{ kind: "placed", to: "Processing" }]);
	return { ...totals, orderId, currency };
}

const clientOf = (actor: Actor) => (actor.kind === "client" ? actor.clientId : null);

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
	Pick<Settings, "currency" | "taxRate"> & { code: string | null };

/** Who bought, and where it goes; the address of a gift is written elsewhere. */
type Bought = { who: OpenedGift["buyer"]; address: Partial<GuestRecord["address"]> };

function boughtBy({ address, ...who }: GuestRecord): Bought {
	return { who, address };
}

async function insertOrder(
	deps: Deps,
	tx: Tx,
	{ actor, tokenHash, paymentStatus = "", language, reservedUntil }: NewOrder,
	{ who, address }: Bought,
	figures: OrderFigures,
): Promise<number> {
	const now = deps.now();
	const [row] = await tx
		.insert(orders)
		.values({
			...figures,
			tokenHash,
			paymentStatus,
			codeHeld: figures.code !== null,
			// A guest who types a client's phone does not order in that client's name.
			clientId: clientOf(actor),
			status: "Processing",
			stockState: "reserved",
			...who,
			...address,
			language: language ?? null,
			reservedUntil,
			createdAt: now,
			updatedAt: now,
		})
		.returning({ id: orders.id });
	return (row as { id: number }).id;
}

async function insertLines(tx: Tx, orderId: number, lines: readonly PricedUnits[]): Promise<void> {
	await tx.insert(orderLine).values(lines.map((line) => ({ orderId, ...line })));
}
