import { type Sabotage, SHORT_LIFE } from "./sabotage.ts";

const PAYMENTS = "server/features/payments";
const ORDERS = "server/features/orders";

export const money: readonly Sabotage[] = [
	{
		name: "stock is read without a lock",
		edits: [
			{
				file: `${ORDERS}/order-stock.queries.ts`,
				search:
					"wish.quantity, s.on_hand - s.reserved as left\n\t\t\tfrom stock s join wish using (variant_id, size) order by s.variant_id, s.size for update of s",
				replace: "wish.quantity, s.on_hand - s.reserved as left\n\t\t\tfrom stock s join wish using (variant_id, size)",
			},
		],
		caughtBy: {
			file: `${PAYMENTS}/races.test.ts`,
			title: "500 buyers for %i units: exactly so many are charged, the rest are told it is sold out",
		},
	},
	{
		name: "the reservation has a transaction of its own",
		edits: [
			{
				file: `${PAYMENTS}/write-order.service.ts`,
				search: "const reserving = reserveUnits(tx, touch, lines)",
				replace: "const reserving = change(deps, (other) => reserveUnits(other, touch, lines))",
			},
			{
				file: `${PAYMENTS}/write-order.service.ts`,
				search: 'import type { Tx } from "../../db/client.ts";',
				replace: 'import { change } from "../../cache/change.ts";\nimport type { Tx } from "../../db/client.ts";',
			},
		],
		caughtBy: {
			file: "server/features/discounts/discounts.test.ts",
			title: "a limited code is never used more often, under 200 payments at once, and no loser is charged",
		},
	},
	{
		name: "the given total is used",
		edits: [
			{
				file: `${PAYMENTS}/write-order.service.ts`,
				search: "if (given.toldCents !== totals.totalCents) throw totalChanged(totals.totalCents, judged);",
				replace:
					"totals.totalCents = given.toldCents; totals.discountCents = totals.subtotalCents + totals.shippingCents - totals.totalCents;",
			},
		],
		caughtBy: {
			file: `${PAYMENTS}/payments.test.ts`,
			title: "a total that differs from the shop's own is refused with the right one, and nothing is charged",
		},
	},
	{
		name: "a delivery method that does not reach the address is accepted",
		edits: [
			{
				file: `${PAYMENTS}/delivery.service.ts`,
				search: "if (!reaching.includes(method)) throw unavailable(deliveryMessages.notThere(method.name));",
				replace: "",
			},
		],
		caughtBy: { file: `${PAYMENTS}/delivery.test.ts`, title: "a way that does not reach the address" },
	},
	{
		name: "a size that is not offered is sold",
		edits: [{ file: `${PAYMENTS}/pricing.service.ts`, search: " and s.size = any(p.offered_sizes)", replace: "" }],
		caughtBy: {
			file: "server/features/products/product-sizes.test.ts",
			title: "a size is bought like any other, and one that is not offered is no longer sold",
		},
	},
	{
		name: "the idempotency key is ignored",
		edits: [
			{
				file: `${PAYMENTS}/place-order.service.ts`,
				search: "if (earlier) return repeated(tx, earlier, bodyHash);",
				replace: "if (earlier) wish = { ...wish, key: crypto.randomUUID() };",
			},
		],
		caughtBy: {
			file: `${PAYMENTS}/idempotency.test.ts`,
			title: "the same request again gets the same answer and charges once",
		},
	},
	{
		name: "old news undoes newer",
		edits: [
			{
				file: "core/rules/payment-status.ts",
				search: "if (RANK[state] <= RANK[attempt.state])",
				replace: "if (state === attempt.state)",
			},
		],
		caughtBy: {
			file: `${PAYMENTS}/webhook.test.ts`,
			title: "news that was old when it came does not undo an approval",
		},
	},
	{
		name: "notices are believed without their signature",
		edits: [
			{
				file: `${PAYMENTS}/webhook.service.ts`,
				search: "if (!getProvider(deps).isGenuine(notice, deps.now()))",
				replace: "if (getProvider(deps).isGenuine(notice, deps.now()) === undefined)",
			},
		],
		caughtBy: {
			file: `${PAYMENTS}/webhook.test.ts`,
			title: "a forged, old, foreign or missing signature is 401 and changes nothing",
		},
	},
	{
		name: "a signature never grows old",
		edits: [
			{
				file: "server/adapters/payments/signature.ts",
				search: "if (Math.abs(now.getTime() - at) > TOLERANCE_MS) return false;",
				replace: "",
			},
		],
		caughtBy: {
			file: `${PAYMENTS}/webhook.test.ts`,
			title: "a forged, old, foreign or missing signature is 401 and changes nothing",
		},
	},
	{
		name: "reservations are never released",
		edits: [
			{ file: `${PAYMENTS}/reconcile.jobs.ts`, search: "await expireReservations(deps, provider);", replace: "" },
		],
		caughtBy: {
			file: `${PAYMENTS}/expiry.test.ts`,
			title: "a client's payment the provider holds keeps its units for seven days, then it is called off there",
		},
	},
	{
		name: "lines of one size are not summed",
		edits: [
			{
				file: "core/rules/stock.ts",
				search: "quantity: wish.quantity + (known?.quantity ?? 0)",
				replace: "quantity: known?.quantity ?? wish.quantity",
			},
		],
		caughtBy: {
			file: "core/rules/stock.test.ts",
			title: "two lines of the same size are summed before they are compared with the stock",
		},
	},
	{
		name: "a code's limit is ignored",
		edits: [
			{
				file: "server/features/discounts/discounts.service.ts",
				search: "\n\t\t\tand (max_uses is null or uses < max_uses)`);",
				replace: "`);",
			},
		],
		caughtBy: {
			file: "server/features/discounts/discounts.test.ts",
			title: "a limited code is never used more often, under 200 payments at once, and no loser is charged",
		},
	},
	{
		name: "a cancelled order keeps its use of a code",
		edits: [
			{
				file: `${PAYMENTS}/settle-stock-and-code.service.ts`,
				search: 'if (outcome.status !== "Canceled" ||',
				replace: 'if (outcome.status !== "Submited" ||',
			},
		],
		caughtBy: SHORT_LIFE,
	},
	{
		name: "an approval empties the cart a second time",
		edits: [
			{
				file: `${PAYMENTS}/apply-payment.service.ts`,
				search: "if (isBought && found.clientId !== null && !found.wasHeld && ",
				replace: "if (isBought && found.clientId !== null && ",
			},
		],
		// Somebody has to fill the cart again while a payment is in process.
		caughtBy: { ...SHORT_LIFE, environment: { LIFE_OPERATIONS: "12000", SEED: "2" } },
	},
	{
		name: "refunds are not remembered",
		edits: [
			{
				file: `${PAYMENTS}/refund.service.ts`,
				search: 'if (attempt.state === "refunded" || attempt.state === "charged_back") {',
				replace: 'if (attempt.state === "charged_back") {',
			},
		],
		caughtBy: {
			file: `${ORDERS}/refunds.test.ts`,
			title: "a refund gives the money back once, cancels the order and puts the stock back",
		},
	},
	{
		name: "what was sent comes back to the shelf",
		edits: [
			{
				file: `${PAYMENTS}/refund.service.ts`,
				search: "body.restock ?? !(await wasSent(tx, orderId));",
				replace: "body.restock ?? true;",
			},
		],
		caughtBy: { file: `${ORDERS}/refunds.test.ts`, title: "what was sent does not come back to the shelf" },
	},
	{
		name: "parts are not counted before more is given back",
		edits: [
			{
				file: `${PAYMENTS}/refund-wishes.service.ts`,
				search: "	return attempt.amountCents - sumOf(givenOrWanted(refunds));",
				replace: "	return attempt.amountCents;",
			},
		],
		caughtBy: {
			file: `${PAYMENTS}/refund-races.test.ts`,
			title: "50 people give parts back at once: never more than was paid, and each is told what happened",
		},
	},
];
