import { beforeAll, expect } from "vitest";
import { changes } from "#core/contract/changes.ts";
import { offers } from "#core/contract/offers.ts";
import { products } from "#core/contract/products.ts";
import { addStaff } from "#server/testing/actors.ts";
import { pay, paymentBody } from "#server/testing/buying.ts";
import { addProduct } from "#server/testing/factories.ts";
import { buyingTest } from "#server/testing/shop-test.ts";
import { turnOffers } from "./offers.jobs.ts";

const { shop, test } = buyingTest();
let token: string;
beforeAll(async () => {
	({ token } = await addStaff(shop, "employee"));
});

const add = () => addProduct(shop, { price: 40 });
const HOUR = 3_600_000;
const hours = (count: number) => new Date(shop.deps.now().getTime() + count * HOUR).toISOString();
const apply = (body: object) => shop.call(offers.apply, { body: body as never }, token);
const stop = (id: number) => shop.call(offers.stop, { params: { id } }, token);
const undo = (id: number) => shop.call(changes.undo, { params: { id } }, token);
/** The clock so many hours later, for offers alone. */
const turnAt = (count: number) => turnOffers({ ...shop.deps, now: () => new Date(hours(count)) });
const listed = async (id: number) => {
	const { data } = await shop.call(offers.list, {}, token);
	const names = await shop.pool.query("select offer_id from offer_product where product_id = $1", [id]);
	return data.filter((each) => names.rows.some(({ offer_id }) => offer_id === each.id));
};
const priceOf = async (id: number) => (await shop.call(products.detail, { params: { id } })).data.price_offer;
const statesOf = async (id: number) => (await listed(id)).map(({ state }) => state);

/** What a product costs wherever it can be seen, and what is charged for it. */
async function pricesOf(id: number): Promise<unknown[]> {
	const detail = (await shop.call(products.detail, { params: { id } })).data;
	const onOffer = (await shop.call(products.list, { query: { offer: "true" } })).data;
	const { cards } = (await shop.call(products.cards, { query: { method: "price", type: "ASC" } })).data;
	const card = cards.find(({ id_product }) => id_product === id);
	const isFiltered = onOffer.some(({ id_product }) => id_product === id);
	const { data, refusal } = await pay(shop, paymentBody([{ productid: id }], 0.01));
	return [detail.price_offer, card?.price_offer, detail.is_offer, isFiltered, data.total ?? refusal.total];
}

test("a scheduled offer begins and ends by the clock, and page, filter, list and charge always agree", async () => {
	const id = await addProduct(shop, { price: 40, variants: [{ Stocks: { M: 9 } }] });
	const full = [40, 40, false, false, 40];
	const scheduled = await apply({ discount: 25, ids: [id], startsAt: hours(1), endsAt: hours(3) });
	expect(scheduled).toMatchObject({ status: 200, data: { updated: 1 } });
	expect(scheduled.headers["x-change"]).toBeUndefined();
	await turnAt(0.9);
	expect(await pricesOf(id)).toEqual(full);
	expect(await statesOf(id)).toEqual(["scheduled"]);
	await Promise.all([turnAt(1), turnAt(1), turnAt(1)]);
	expect(await pricesOf(id)).toEqual([30, 30, true, true, 30]);
	expect(await listed(id)).toMatchObject([{ state: "running", discount: 25, products: 1, discounted: 1 }]);
	await turnAt(2.9);
	expect((await shop.call(products.detail, { params: { id } })).data).toMatchObject({ version: 2 });
	await turnAt(3);
	expect(await pricesOf(id)).toEqual(full);
	expect(await statesOf(id)).toEqual(["ended"]);
	const { rows } = await shop.pool.query(
		"select action, staff_name from audit_log where action like 'offers.%' order by id",
	);
	expect(rows.slice(-3)).toMatchObject([
		{ action: "offers.schedule" },
		{ action: "offers.begin", staff_name: "the shop" },
		{ action: "offers.over", staff_name: "the shop" },
	]);
});

test("an offer that begins at once ends by the clock, but for what somebody priced anew", async () => {
	const [kept, again, other] = [await add(), await add(), await add()];
	const ids = [kept, again, other];
	await apply({ discount: 20, ids, endsAt: hours(2) });
	expect(await statesOf(kept)).toEqual(["running"]);
	await apply({ discount: 20, ids: [again] });
	await apply({ discount: 50, ids: [other] });
	await turnAt(2);
	expect(await Promise.all(ids.map(priceOf))).toEqual([40, 32, 20]);
});

test("one offer follows another without a moment between, also at the same discount", async () => {
	const id = await addProduct(shop, { price: 40 });
	await apply({ discount: 25, ids: [id], endsAt: hours(1) });
	await apply({ discount: 25, ids: [id], startsAt: hours(1), endsAt: hours(2) });
	await turnAt(1);
	expect((await shop.call(products.detail, { params: { id } })).data).toMatchObject({ price_offer: 30, version: 2 });
	await turnAt(2);
	expect((await shop.call(products.detail, { params: { id } })).data).toMatchObject({ price_offer: 40, version: 3 });
});

test("an offer outlives the end of another at the same discount, though the clock sees both at once", async () => {
	const id = await add();
	await apply({ discount: 25, ids: [id], endsAt: hours(2) });
	await apply({ discount: 25, ids: [id], startsAt: hours(1), endsAt: hours(4) });
	await turnAt(3);
	expect(await priceOf(id)).toBe(30);
	await turnAt(4);
	expect(await priceOf(id)).toBe(40);
});

test("the percentage is the offer's own where its price is the same to the cent", async () => {
	const id = await addProduct(shop, { price: 0.02 });
	await apply({ discount: 10, ids: [id] });
	await apply({ discount: 20, ids: [id], endsAt: hours(1) });
	expect(await statesOf(id)).toEqual(["running"]);
	await turnAt(1);
	expect(await priceOf(id)).toBe(0.02);
});

test("offers that are over come after all others", async () => {
	const id = await add();
	await apply({ discount: 15, ids: [id], endsAt: hours(50) });
	await apply({ discount: 35, ids: [id], startsAt: hours(1), endsAt: hours(2) });
	await turnAt(2);
	expect(await listed(id)).toMatchObject([{ discount: 15 }, { discount: 35, state: "ended" }]);
});

test("an offer is called off before it begins, or ended while it runs and taken back until its end", async () => {
	const id = await addProduct(shop, { price: 40 });
	await apply({ discount: 10, ids: [id], startsAt: hours(1) });
	expect((await stop((await listed(id))[0]?.id ?? 0)).data).toEqual({ updated: 1 });
	await turnAt(2);
	expect(await listed(id)).toEqual([]);
	await apply({ discount: 10, ids: [id], endsAt: hours(4) });
	const ended = await stop((await listed(id))[0]?.id ?? 0);
	expect((await shop.call(products.detail, { params: { id } })).data.is_offer).toBe(false);
	expect(await statesOf(id)).toEqual(["ended"]);
	await undo(Number(ended.headers["x-change"]));
	expect(await statesOf(id)).toEqual(["running"]);
	await turnAt(4);
	expect((await shop.call(products.detail, { params: { id } })).data.is_offer).toBe(false);
	expect((await stop(999_999)).status).toBe(404);
});

test.each([
	["an end that has passed", { endsAt: "2020-01-01T00:00:00Z" }],
	["an end before the beginning", { startsAt: "2098-01-01T00:00:00Z", endsAt: "2097-01-01T00:00:00Z" }],
	["a beginning that is no moment", { startsAt: "soon" }],
])("%s is refused", async (_, dates) => {
	const id = await addProduct(shop);
	expect((await apply({ discount: 10, ids: [id], ...dates })).status).toBe(400);
	expect(await listed(id)).toEqual([]);
});
