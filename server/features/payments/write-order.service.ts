import type { GuestRecord } from "#core/contract/clients.ts";
import type { PaymentRequest } from "#core/contract/payments.ts";
import { orderMessages } from "#core/messages/orders.ts";
import { subtotalOf, type Totals, totalsOf } from "#core/rules/checkout.ts";
import { termsOf } from "#core/rules/delivery.ts";
import { fromCents } from "#core/rules/money.ts";
import { shortfalls } from "#core/rules/stock.ts";
import type { Tx } from "../../db/client.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import type { Actor } from "../../http/access.ts";
import { requireZipCode } from "../../zip-code.ts";
import { holdCode, type Judged, judgeCode } from "../discounts/discounts.service.ts";
import { noteGiftOrder, type OpenedGift, openGift } from "../lists/gift-orders.service.ts";
import { reserveUnits, type Touch } from "../orders/order-stock.service.ts";
import { byActor } from "../orders/timeline.service.ts";
import { deliveryColumns, deliveryOf, deliveryOfGift } from "./delivery.service.ts";
import { insertOrder } from "./new-order.queries.ts";
import { type FoundRow, pricedLines, readPrices, shortRefusal } from "./pricing.service.ts";

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

export type OrderReading = { prices: FoundRow[]; settings: Awaited<ReturnType<Deps["settings"]["readIn"]>> };

/** What has to be known to write an order: asked before it is needed, it comes with other answers. The currency is held already. */
export async function readForOrder(
	{ settings }: Pick<Deps, "settings">,
	tx: Tx,
	{ orderDetails }: Pick<NewOrder, "orderDetails">,
): Promise<OrderReading> {
	const [prices, decided] = await Promise.all([readPrices(tx, orderDetails), settings.readIn(tx)]);
	return { prices, settings: decided };
}

/** Writes an order at the shop's own prices, with its units set aside and a use of its code held, or refuses it as a whole. */
export async function writeOrder(
	deps: Deps,
	tx: Tx,
	touch: Touch,
	given: NewOrder,
	{ prices, settings: decided }: OrderReading,
): Promise<WrittenOrder> {
	const now = deps.now();
	const lines = pricedLines(given.orderDetails, prices);
	const { shipping } = given;
	const gift = given.gift ? await openGift(tx, given.actor, given.gift, lines) : null;
	const bought = shipping ? boughtBy(shipping) : { who: (gift as OpenedGift).buyer, address: {} };
	const buyer = { clientId: clientOf(given.actor), email: bought.who.email };
	const judged = await judgeCode(tx, given.code, { lines }, buyer, now);
	const code = judged && "code" in judged ? judged : null;
	requireZipCode(decided.country, shipping?.address, "shipping.address.zipCode");
	const delivery = shipping
		? deliveryOf(decided, { chosen: given.delivery, address: shipping.address }, subtotalOf(lines))
		: deliveryOfGift(decided, (gift as OpenedGift).place, subtotalOf(lines));
	const totals = totalsOf(lines, code && { amountCents: code.offCents }, termsOf(delivery));
	if (totals.totalCents > LARGEST_TOTAL_CENTS) throw new AppError("invalid_input", orderMessages.tooMuch);
	if (given.toldCents !== totals.totalCents) throw totalChanged(totals.totalCents, judged);
	// Nothing is written for what is certainly sold out already.
	const gone = shortfalls(lines, lines);
	if (gone.length > 0) throw shortRefusal(lines, gone);
	const { currency, taxRate } = decided;
	const figures = { ...totals, ...deliveryColumns(delivery), currency, taxRate, code: code?.code.code ?? null };
	const row = {
		...figures,
		deliveryTranslations: figures.deliveryTranslations && JSON.stringify(figures.deliveryTranslations),
		...NO_ADDRESS,
		...bought.who,
		...bought.address,
		...byActor(given.actor),
		tokenHash: given.tokenHash,
		paymentStatus: given.paymentStatus ?? "",
		// A guest who types a client's phone does not order in that client's name.
		clientId: clientOf(given.actor),
		language: given.language ?? null,
		reservedUntil: given.reservedUntil,
		now,
		lines: JSON.stringify(lines),
	};
	const reserving = reserveUnits(tx, touch, lines).then((short) => {
		if (short.length > 0) throw shortRefusal(lines, short);
	});
	if (code) {
		await reserving;
		// Orders that use the code are looked for: this one is not among them yet.
		if (!(await holdCode(tx, code.code, buyer, now))) {
			const late = await judgeCode(tx, given.code, { lines }, buyer, now);
			const why = late && "refusal" in late ? late : ({ refusal: "used_up" } as const);
			throw totalChanged(totalsOf(lines, null, termsOf(delivery)).totalCents, why);
		}
	}
	const [orderId] = await Promise.all([insertOrder(tx, row), reserving]);
	if (gift) await noteGiftOrder(tx, orderId, gift);
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

/** Who bought, and where it goes; the address of a gift is written elsewhere. */
type Bought = { who: OpenedGift["buyer"]; address: Partial<GuestRecord["address"]> };

function boughtBy({ address, ...who }: GuestRecord): Bought {
	return { who, address };
}

const NO_ADDRESS = { streetNumber: "", city: "", provinceDepartment: "", zipCode: "", particularDetails: "" };
