import fc from "fast-check";
import { beforeAll, expect } from "vitest";
import { changes } from "#core/contract/changes.ts";
import { offers } from "#core/contract/offers.ts";
import { products } from "#core/contract/products.ts";
import { addStaff } from "#server/testing/actors.ts";
import { addProduct } from "#server/testing/factories.ts";
import { exportProducts, importProducts } from "#server/testing/product-files.ts";
import { shopTest } from "#server/testing/shop-test.ts";
import { turnOffers } from "../offers/offers.jobs.ts";
import { tidyPrices } from "./price-history.jobs.ts";

const { shop, test } = shopTest({ config: { rateLimits: false } });
let token: string;
beforeAll(async () => {
	({ token } = await addStaff(shop, "admin"));
});

const HOUR = 3_600_000;
const THIRTY_DAYS = 720;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR);
const detail = async (id: number) => (await shop.call(products.detail, { params: { id } })).data;
const lowestOf = async (id: number) => (await detail(id)).lowestPrice30;
const apply = (id: number, discount: number, dates: object = {}) =>
	shop.call(offers.apply, { body: { discount, ids: [id], ...dates } }, token);
const end = (id: number) => shop.call(offers.end, { body: { ids: [id] } }, token);
const sell = (id: number, onSale: boolean) =>
	shop.call(products.setSale, { params: { id }, body: { onSale } as never }, token);
const turnIn = (hours: number) => turnOffers({ ...shop.deps, now: () => inHours(hours) });
const tidy = () => tidyPrices({ pool: shop.pool, now: () => new Date() });
/** What is written down of a product becomes so much older. */
const pass = (id: number, hours: number) =>
	shop.pool.query("update price_history set at = at - $2 * interval '1 hour' where product_id = $1", [id, hours]);
async function setPrice(id: number, price: number) {
	const { data } = await shop.call(products.staffDetail, { params: { id } }, token);
	const updatedProduct = { id_product: id, version: data.version, price };
	const { status } = await shop.call(products.update, { body: { updatedProduct } as never }, token);
	expect(status).toBe(200);
}
async function told(id: number) {
	const { rows } = await shop.pool.query<{ told: string }>(
		`select concat_ws(' ', unit_cents, offer_percent, case when not is_on_sale then 'off' end) as told
		from price_history where product_id = $1 order by id`,
		[id],
	);
	return rows.map((row) => row.told);
}

test("every change of price is written down, whoever makes it", async () => {
	const id = await addProduct(shop, { price: 40 });
	await setPrice(id, 50);
	const applied = await apply(id, 20);
	await shop.call(changes.undo, { params: { id: Number(applied.headers["x-change"]) } }, token);
	await apply(id, 10, { startsAt: inHours(1).toISOString(), endsAt: inHours(2).toISOString() });
	await turnIn(1);
	await turnIn(2);
	await sell(id, false);
	await sell(id, true);
	await shop.pool.query("update product set price_cents = 6000 where id = $1", [id]);
	expect(await told(id)).toEqual(["4000", "5000", "4000 20", "5000", "4500 10", "5000", "5000 off", "5000", "6000"]);
	await importProducts(shop, token, (await exportProducts(shop, token)).replaceAll(",60,", ",70,"));
	expect((await told(id)).at(-1)).toBe("7000");
});

test("what only a transaction itself saw is not written down, nor what was not changed", async () => {
	const id = await addProduct(shop, { price: 40 });
	await shop.db.transaction(async (tx) => {
		await tx.execute(`update product set price_cents = 1000 where id = ${id}`);
		await tx.execute(`update product set price_cents = 4500 where id = ${id}`);
	});
	await shop.pool.query("update product set name = 'Renamed', version = version + 1 where id = $1", [id]);
	expect(await told(id)).toEqual(["4000", "4500"]);
});

test("a clock that goes back does not put a price before an earlier one", async () => {
	const id = await addProduct(shop, { price: 40 });
	await pass(id, -5);
	await setPrice(id, 30);
	const { rows } = await shop.pool.query("select distinct at from price_history where product_id = $1", [id]);
	expect(rows).toHaveLength(1);
	await apply(id, 50);
	expect(await lowestOf(id)).toBe(30);
});

test("an offer is compared with the lowest price of the 30 days before it began, as far as it is known", async () => {
	const id = await addProduct(shop, { price: 20 });
	expect(await lowestOf(id)).toBeUndefined();
	await setPrice(id, 40);
	await pass(id, THIRTY_DAYS + 1);
	await setPrice(id, 35);
	await setPrice(id, 38);
	await apply(id, 10);
	expect(await detail(id)).toMatchObject({ price_offer: 34.2, lowestPrice30: 35 });
	await pass(id, THIRTY_DAYS + 1);
	await setPrice(id, 60);
	expect(await lowestOf(id)).toBe(35);
	const onOfferAtOnce = await addProduct(shop, { price: 40, offer: 25 });
	expect(await lowestOf(onOfferAtOnce)).toBeUndefined();
});

test("another percentage is another offer, and what the one before cost counts", async () => {
	const id = await addProduct(shop, { price: 100 });
	await apply(id, 30);
	await apply(id, 10);
	expect(await detail(id)).toMatchObject({ price_offer: 90, lowestPrice30: 70 });
});

test("a price nobody could buy at does not count", async () => {
	const id = await addProduct(shop, { price: 100 });
	await sell(id, false);
	await setPrice(id, 0.5);
	await setPrice(id, 100);
	await sell(id, true);
	await apply(id, 10);
	expect(await lowestOf(id)).toBe(100);
});

/** Slots of seven hours, and clocks that go back by halves of them: no sum of them is 30 days, so that nothing happens on the very edge. */
const SLOT = 7;
const STEP = SLOT / 2;
/** What was seen at an hour of the shop's clock, in the order in which it happened. */
type Seen = { at: number; unit: number; percent: number | null; onSale: boolean };

/** The same, read step by step from all that was ever seen. */
function lowestInBruteForce(seen: readonly Seen[]): number | undefined {
	const last = seen.at(-1) as Seen;
	if (last.percent === null) return undefined;
	const begun = seen.findLastIndex(({ percent }) => percent !== last.percent) + 1;
	const { at: end } = seen[begun] as Seen;
	const edge = end - THIRTY_DAYS;
	const inForce: Seen[] = [];
	for (let hour = 0; hour <= end; hour += STEP) {
		const before = seen.slice(0, begun).filter(({ at }) => at <= hour);
		const now = before.filter(({ at }) => at === hour);
		if (hour + STEP <= edge) continue;
		inForce.push(...before.slice(-1), ...(hour > edge ? now : []));
	}
	const units = inForce.filter(({ onSale }) => onSale).map(({ unit }) => unit);
	return units.length === 0 ? undefined : Math.min(...units);
}

const deed = fc.oneof(
	{ weight: 3, arbitrary: fc.record({ price: fc.integer({ min: 10, max: 60 }) }) },
	{ weight: 2, arbitrary: fc.record({ offer: fc.constantFrom(10, 20, 50) }) },
	fc.record({
		offer: fc.constantFrom(10, 20),
		from: fc.integer({ min: 0, max: 2 }),
		to: fc.integer({ min: 1, max: 4 }),
	}),
	fc.constant({ end: true }),
	fc.record({ onSale: fc.boolean() }),
	fc.constant({ tidy: true }),
	// The machine's clock goes back: what is written next is no earlier than what was.
	fc.record({ back: fc.constantFrom(1, 2, 7) }),
);
/** In slots; 103 are the first that are more than 30 days. */
const wait = fc.constantFrom(0, 0, 1, 12, 51, 100, 101, 102, 103);

test("over random lives, with overlapping offers by the clock, clocks that go back and old prices tidied away, it is what was seen", async () => {
	await fc.assert(
		fc.asyncProperty(fc.array(fc.tuple(wait, deed), { minLength: 3, maxLength: 9 }), async (life) => {
			const id = await addProduct(shop, { price: 40 });
			let [slot, clock] = [0, 0];
			const seen: Seen[] = [];
			const look = async () => {
				const { data } = await shop.call(products.staffDetail, { params: { id } }, token);
				const at = Math.max(clock, seen.at(-1)?.at ?? 0);
				const state = { unit: data.price_offer, percent: data.discount, onSale: !data.offSale };
				const isNew = JSON.stringify(state) !== JSON.stringify({ ...seen.at(-1), at: undefined });
				if (isNew) seen.push({ ...state, at });
				if (!data.offSale) expect(await lowestOf(id)).toBe(lowestInBruteForce(seen));
			};
			const moment = (slots: number) => inHours((slot + slots) * SLOT).toISOString();
			const goOn = async (slots: number) => {
				slot += slots;
				clock += slots * SLOT;
				await pass(id, slots * SLOT);
				await turnIn(slot * SLOT);
				await look();
			};
			await look();
			for (const [slots, done] of life) {
				// Offers by the clock turn within 2 + 4 slots; after them nothing happens by itself.
				const watched = Math.min(slots, 7);
				for (let passed = 0; passed < watched; passed += 1) await goOn(1);
				if (slots > watched) await goOn(slots - watched);
				if ("price" in done) await setPrice(id, done.price);
				else if ("from" in done)
					await apply(id, done.offer, { startsAt: moment(done.from + 0.5), endsAt: moment(done.from + done.to) });
				else if ("offer" in done) await apply(id, done.offer);
				else if ("end" in done) await end(id);
				else if ("onSale" in done) await sell(id, done.onSale);
				else if ("back" in done) {
					clock -= done.back * STEP;
					await pass(id, -done.back * STEP);
				} else await tidy();
				await look();
			}
			await shop.pool.query(
				"delete from offer where id in (select offer_id from offer_product where product_id = $1)",
				[id],
			);
		}),
		{ numRuns: 8 },
	);
}, 60_000);

test("old prices are tidied away, but for what a running offer is compared with", async () => {
	const [offered, plain] = [await addProduct(shop, { price: 40 }), await addProduct(shop, { price: 40 })];
	for (const id of [offered, plain]) {
		for (const price of [41, 42]) await setPrice(id, price);
		await pass(id, THIRTY_DAYS + 1);
		await setPrice(id, 43);
	}
	await apply(offered, 10);
	for (const id of [offered, plain]) await pass(id, 2 * THIRTY_DAYS);
	for (const price of [50, 60]) await setPrice(offered, price);
	await setPrice(plain, 44);
	await tidy();
	expect(await told(plain)).toEqual(["4300", "4400"]);
	expect(await told(offered)).toEqual(["4200", "4300", "3870 10", "4500 10", "5400 10"]);
	await pass(offered, 2 * THIRTY_DAYS);
	await tidy();
	expect(await told(offered)).toEqual(["4200", "4300", "3870 10", "5400 10"]);
	expect(await lowestOf(offered)).toBe(42);
});
