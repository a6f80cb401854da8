import type { Figures } from "#core/contract/figures.ts";
import { dayOf } from "#core/rules/calendar.ts";
import type { DayRange } from "#core/rules/figure-range.ts";
import { refundOfLines } from "#core/rules/refunds.ts";
import type { TestShop } from "./app.ts";

/** A row of any of the tables; each has some of these. */
type Row = Record<
	| "id"
	| "order_id"
	| "line"
	| "refund_id"
	| "return_id"
	| "product_id"
	| "quantity"
	| "unit_cents"
	| "cents"
	| "discount_cents"
	| "amount_cents"
	| "refunded_cents",
	number
> & { state: string; email: string; reason: string | null; decided_at: Date | null; created_at: Date };
type Paid = { id: number; day: string; email: string; cents: number; discount: number; lines: Line[] };
type Line = {
	line: number;
	product: number;
	quantity: number;
	unitCents: number;
	backUnits: number;
	backCents: number;
};
type Back = { day: string; state: string; product: number; reason: string | null; units: number };

/** Every row that figures are made from, as somebody would look at them one after the other. */
export async function readBooks({ pool }: TestShop, timeZone: string): Promise<{ paid: Paid[]; back: Back[] }> {
	const all = async (table: string) => (await pool.query<Row>(`select * from ${table}`)).rows;
	const [orders, attempts, lines, refunds, refundLines, returns, returnLines] = await Promise.all(
		["orders", "payment_attempt", "order_line", "refund", "refund_line", "return_request", "return_line"].map(all),
	);
	const rows = (found: Row[] | undefined) => found ?? [];
	const done = new Set(
		rows(refunds)
			.filter(({ state }) => state === "done")
			.map(({ id }) => id),
	);
	const linesOf = (order: number): Line[] =>
		rows(lines)
			.filter(({ order_id }) => order_id === order)
			.sort((a, b) => a.line - b.line)
			.map(({ line, product_id, quantity, unit_cents }) => {
				const back = rows(refundLines).filter(
					(one) => one.order_id === order && one.line === line && done.has(one.refund_id),
				);
				return {
					...{ line, product: product_id, quantity, unitCents: unit_cents },
					backUnits: back.reduce((sum, one) => sum + one.quantity, 0),
					backCents: back.reduce((sum, one) => sum + one.cents, 0),
				};
			});
	const paid = rows(attempts)
		.filter(({ state }) => state === "approved")
		.map((attempt) => {
			const order = rows(orders).find(({ id }) => id === attempt.order_id) as Row;
			return {
				...{ id: order.id, email: order.email.toLowerCase(), discount: order.discount_cents },
				day: dayOf(attempt.decided_at ?? attempt.created_at, timeZone),
				cents: attempt.amount_cents - attempt.refunded_cents,
				lines: linesOf(order.id),
			};
		});
	const back = rows(returnLines).map(({ return_id, order_id, line, reason, quantity }) => {
		const { created_at, state } = rows(returns).find(({ id }) => id === return_id) as Row;
		const product = linesOf(order_id).find((one) => one.line === line)?.product as number;
		return { day: dayOf(created_at, timeZone), state, product, reason, units: quantity };
	});
	return { paid, back };
}

type Books = Awaited<ReturnType<typeof readBooks>>;

const worthOf = ({ lines, discount }: Paid, line: Line): number =>
	refundOfLines({ lines, discountCents: discount }, new Map(), [line])[0]?.cents ?? 0;

/** The figures of a range, counted one row after the other. */
export function countByHand({ paid, back }: Books, { from, to }: DayRange) {
	const isIn = ({ day }: { day: string }) => day >= from && day <= to;
	const ours = paid.filter(isIn);
	const isFirst = ({ id, email }: Paid) => !paid.some((other) => other.email === email && other.id < id);
	const sold = new Map<number, { units: number; cents: number }>();
	for (const order of ours) {
		for (const line of order.lines) {
			const { units, cents } = sold.get(line.product) ?? { units: 0, cents: 0 };
			sold.set(line.product, {
				units: units + line.quantity - line.backUnits,
				cents: cents + worthOf(order, line) - line.backCents,
			});
		}
	}
	const returned = new Map<string, number>();
	for (const { product, reason, units, state } of back.filter(isIn)) {
		if (state === "refused" || state === "cancelled") continue;
		const key = `${product} ${reason}`;
		returned.set(key, (returned.get(key) ?? 0) + units);
	}
	return {
		cents: ours.reduce((sum, { cents }) => sum + cents, 0),
		orders: ours.length,
		newClients: ours.filter(isFirst).length,
		cameBack: ours.filter((order) => !isFirst(order)).length,
		units: [...sold.values()].reduce((sum, { units }) => sum + units, 0),
		sold,
		returned,
	};
}

const inCents = (amount: number) => Math.round(amount * 100);

/** The same shape, of what the shop says. */
export function said({ totals, sellers, returns }: Figures) {
	return {
		cents: inCents(totals.revenue),
		orders: totals.orders,
		newClients: totals.newClients,
		cameBack: totals.cameBack,
		units: totals.units,
		sold: new Map(sellers.map(({ id_product, units, revenue }) => [id_product, { units, cents: inCents(revenue) }])),
		returned: new Map(returns.map(({ id_product, reason, units }) => [`${id_product} ${reason}`, units])),
	};
}
