import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterEach, beforeAll, expect } from "vitest";
import type { FiguresQuery } from "#core/contract/figures.ts";
import { orders } from "#core/contract/orders.ts";
import { returns } from "#core/contract/returns.ts";
import { statistics } from "#core/contract/statistics.ts";
import { RETURN_REASONS } from "#core/rules/return-states.ts";
import { addStaff, type TestStaff } from "#server/testing/actors.ts";
import { expectSoundBooks, moveOrder, pay, paymentBody, shipping } from "#server/testing/buying.ts";
import { addProduct } from "#server/testing/factories.ts";
import { countByHand, readBooks, said } from "#server/testing/figures-by-hand.ts";
import { askReturn } from "#server/testing/returning.ts";
import { setSettings } from "#server/testing/set-settings.ts";
import { shopTest } from "#server/testing/shop-test.ts";

const { shop, test } = shopTest({ config: { rateLimits: false } });
let staff: TestStaff;
const products: number[] = [];
beforeAll(async () => {
	staff = await addStaff(shop, "admin");
	for (const price of [10, 7.55, 23.99]) {
		products.push(
			await addProduct(shop, { price, variants: [{ Stocks: { S: 100_000, M: 100_000, L: 100_000, XL: 0 } }] }),
		);
	}
	await shop.pool.query("insert into discount_code (code, amount_cents) values ('THREE', 333)");
});
afterEach(() => expectSoundBooks(shop));

const PRICES = [1000, 755, 2399];
type Made = { orderId: number; orderToken: string; lines: number };
const made: Made[] = [];
const read = async (query: Partial<FiguresQuery>) => {
	const { data, status } = await shop.call(statistics.figures, { query }, staff.token);
	expect(status).toBe(200);
	return data;
};

/** Clocks that change at midnight, at one or two in the morning, by half an hour, or never. */
const ZONES = ["America/Santiago", "America/Havana", "Europe/Madrid", "Australia/Lord_Howe", "UTC"];
/** Around the changes of those clocks, and the end of a year. */
const CHANGES = ["2026-03-08", "2026-03-29", "2026-04-05", "2026-09-06", "2026-10-04", "2026-11-01", "2026-12-31"];
const moment = fc
	.tuple(fc.constantFrom(...CHANGES), fc.integer({ min: -40, max: 40 }))
	.map(([day, halfHours]) => new Date(Date.parse(day) + halfHours * 1_800_000));

const which = fc.nat(30);
const buy = fc.record({
	kind: fc.constant("buy" as const),
	lines: fc.array(fc.record({ product: fc.nat(2), quantity: fc.integer({ min: 1, max: 3 }) }), {
		minLength: 1,
		maxLength: 3,
	}),
	who: fc.constantFrom("ana", "Ana", "eva", "luz"),
	card: fc.constantFrom("APRO", "APRO", "APRO", "CONT", "OTHE"),
	withCode: fc.boolean(),
	at: moment,
});
const giveBack = fc.record({
	kind: fc.constant("giveBack" as const),
	which,
	how: fc.constantFrom("line", "sum", "whole"),
});
const comeBack = fc.record({
	kind: fc.constant("comeBack" as const),
	which,
	reason: fc.constantFrom(...RETURN_REASONS, undefined),
	exchange: fc.boolean(),
	next: fc.constantFrom("wait", "refuse", "receive"),
	at: moment,
});
type Deed =
	| (typeof buy extends fc.Arbitrary<infer T> ? T : never)
	| (typeof giveBack extends fc.Arbitrary<infer T> ? T : never)
	| (typeof comeBack extends fc.Arbitrary<infer T> ? T : never);

async function perform(deed: Deed): Promise<void> {
	if (deed.kind === "buy") return buyIt(deed);
	const order = made[deed.which % Math.max(1, made.length)];
	if (!order) return;
	const id = order.orderId;
	if (deed.kind === "giveBack") {
		const headers = { "idempotency-key": randomUUID() };
		const line = (deed.which % order.lines) + 1;
		const body = deed.how === "line" ? { lines: [{ line, quantity: 1 }] } : { amount: 1.01 };
		const given = deed.how === "whole" ? {} : { headers, body };
		await shop.call(orders.refund, { params: { id }, ...given }, staff.token);
		return;
	}
	await moveOrder(shop, staff, id, "Submited");
	const { reason, exchange } = deed;
	const line = { line: 1, quantity: 1, ...(reason && { reason }) };
	const wanted = exchange ? { exchange: { ColorName: "Blanco", size: "L" } } : {};
	const { status, data } = await askReturn(shop, order, [{ ...line, ...wanted }]);
	if (status !== 201) return;
	await shop.pool.query("update return_request set created_at = $2 where id = $1", [data.number, deed.at]);
	const params = { number: data.number };
	if (deed.next === "refuse") await shop.call(returns.refuse, { params, body: { reason: "worn" } }, staff.token);
	if (deed.next === "receive") await shop.call(returns.receive, { params, body: {} }, staff.token);
}

/** Paid now, and moved to its moment: the sums follow by themselves. */
async function buyIt({ lines, who, card, withCode, at }: Extract<Deed, { kind: "buy" }>): Promise<void> {
	const bought = [...new Map(lines.map((line) => [line.product, line])).values()];
	const cents = bought.reduce((sum, { product, quantity }) => sum + (PRICES[product] ?? 0) * quantity, 0);
	const body = paymentBody(
		bought.map(({ product, quantity }) => ({ productid: products[product] as number, quantity })),
		(cents - (withCode ? 333 : 0)) / 100,
		{ card, shipping: { ...shipping, email: `${who}@mail.test` }, ...(withCode && { code: "THREE" }) },
	);
	const { data, status } = await pay(shop, body);
	expect(status).toBe(200);
	made.push({ ...data, lines: bought.length });
	await shop.pool.query("update payment_attempt set decided_at = $2 where order_id = $1 and state = 'approved'", [
		data.orderId,
		at,
	]);
}

const day = moment.map((at) => at.toISOString().slice(0, 10));
const question = fc.record({
	days: fc.tuple(day, day).map((days) => days.toSorted() as [string, string]),
	compare: fc.constantFrom("before" as const, "yearBefore" as const),
});

test("whatever happens, in whatever zone, figures are those of a count by hand", async () => {
	const history = fc.array(fc.oneof(buy, buy, buy, giveBack, comeBack), { minLength: 3, maxLength: 9 });
	await fc.assert(
		fc.asyncProperty(
			history,
			fc.constantFrom(...ZONES),
			fc.array(question, { minLength: 3, maxLength: 3 }),
			async (deeds, timeZone, asked) => {
				await setSettings(shop, { timeZone });
				for (const deed of deeds) await perform(deed);
				const books = await readBooks(shop, timeZone);
				for (const {
					days: [from, to],
					compare,
				} of asked) {
					const figures = await read({ from, to, compare });
					const counted = countByHand(books, { from, to });
					expect(said(figures)).toEqual({
						...counted,
						sold: new Map([...counted.sold].filter(([, { units }]) => units > 0)),
					});
					const { compared, totalsBefore } = figures;
					const before = countByHand(books, compared as { from: string; to: string });
					expect(totalsBefore).toMatchObject({ orders: before.orders, units: before.units, cameBack: before.cameBack });
					for (const { id_product, before: units } of figures.sellers)
						expect(units).toBe(before.sold.get(id_product)?.units ?? 0);
					expect(figures.funnel.at(-1)).toEqual({ step: "paid", count: counted.orders, before: before.orders });
				}
			},
		),
		{ numRuns: 15 },
	);
}, 240_000);

test("every step of a range is there, and its steps add up to the whole", async () => {
	const figures = await read({ from: "2026-10-03", to: "2026-12-31", compare: "before" });
	expect(figures).toMatchObject({ by: "day", compared: { from: "2026-07-05", to: "2026-10-02" } });
	expect(figures.steps).toHaveLength(90);
	expect(figures.steps.reduce((sum, { orders: count }) => sum + count, 0)).toBe(figures.totals.orders);
	expect(figures.totals.newClients + figures.totals.cameBack).toBe(figures.totals.orders);
	expect(figures.steps[0]?.before?.day).toBe("2026-07-05");
	const year = await read({ from: "2026-01-01", to: "2026-12-31" });
	expect(year).toMatchObject({ by: "month", compared: null, totalsBefore: null });
	expect(year.steps.map((step) => step.day)).toEqual(
		Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, "0")}-01`),
	);
});

test("what is in stock and did not sell comes first among the slow, with what is left", async () => {
	const cap = await addProduct(shop, { name: "Gorra", variants: [{ Stocks: { S: 0, M: 4, L: 0, XL: 3 } }] });
	await addProduct(shop, { name: "Gone", variants: [{ Stocks: { S: 0, M: 0, L: 0, XL: 0 } }] });
	await addProduct(shop, { name: "Hidden", offSale: true });
	const { slow } = await read({ range: "lastYear" });
	expect(slow).toContainEqual(expect.objectContaining({ id_product: cap, name: "Gorra", units: 0, left: 7 }));
	expect(slow.map(({ name }) => name)).not.toEqual(expect.arrayContaining(["Gone", "Hidden"]));
});

test("each part is a file, with a name that says its days", async () => {
	const address = "/api/statistics/figures/export?from=2026-01-01&to=2026-12-31&compare=before&part=";
	const file = (part: string) => shop.get(address + part, { authorization: `Bearer ${staff.token}` });
	const { status, headers, text } = await file("sellers");
	expect(status).toBe(200);
	expect(headers["content-disposition"]).toBe('attachment; filename="figures-sellers-2026-01-01-2026-12-31.csv"');
	const { sellers } = await read({ from: "2026-01-01", to: "2026-12-31" });
	const lines = text.trimEnd().split("\r\n");
	expect(lines[0]).toBe('\uFEFF"Product","Name","Units","Revenue","Units before"');
	expect(lines).toHaveLength(sellers.length + 1);
	for (const part of ["sales", "clients", "funnel", "slow", "returns", "missed", "searches"])
		expect((await file(part)).status).toBe(200);
});

test.each([
	"range=ever",
	"from=2026-01-01",
	"from=2026-02-02&to=2026-02-01",
	"from=2020-01-01&to=2026-01-01",
	"from=2026-02-30&to=2026-03-01",
	"compare=never",
])("%s is refused", async (query) => {
	const { status } = await shop.get(`/api/statistics/figures?${query}`, { authorization: `Bearer ${staff.token}` });
	expect(status).toBe(400);
});
