import { sql } from "drizzle-orm";
import { beforeAll, expect } from "vitest";
import { offers } from "#core/contract/offers.ts";
import { products } from "#core/contract/products.ts";
import { addStaff } from "#server/testing/actors.ts";
import { addProduct } from "#server/testing/factories.ts";
import { shopTest } from "#server/testing/shop-test.ts";

const { shop, test } = shopTest();
let token: string;
beforeAll(async () => {
	({ token } = await addStaff(shop, "employee"));
});

const apply = (body: object) => shop.call(offers.apply, { body: body as never }, token);
const listOnOffer = () => shop.call(products.list, { query: { offer: "true" } });
const notesOf = async (action: string) =>
	(await shop.db.execute(sql`select subject, detail from audit_log where action = ${action} order by id`)).rows;
const read = async (id: number) => (await shop.call(products.detail, { params: { id } })).data;

test("products go on offer from their full price, and sending it twice changes nothing", async () => {
	const [shirt, coat] = [await addProduct(shop, { price: 20 }), await addProduct(shop, { price: 99.99, offer: 50 })];
	await read(shirt);
	expect((await listOnOffer()).data.map(({ id_product }) => id_product)).toEqual([coat]);
	for (let round = 0; round < 2; round += 1) {
		expect(await apply({ discount: 25, ids: [shirt, coat, shirt] })).toMatchObject({
			status: 200,
			data: { updated: 2 },
		});
		expect(await read(shirt)).toMatchObject({ price: 20, price_offer: 15, is_offer: true, version: 2 });
		expect(await read(coat)).toMatchObject({ price: 99.99, price_offer: 74.99, is_offer: true, version: 2 });
	}
	expect((await listOnOffer()).data.map(({ id_product }) => id_product).sort()).toEqual([shirt, coat].sort());
	expect(await notesOf("offers.apply")).toEqual(
		Array(2).fill({ subject: "2 products", detail: { discount: 25, ids: [shirt, coat] } }),
	);
});

test("an offer ends, and the product costs its full price again", async () => {
	const id = await addProduct(shop, { price: 20, offer: 30 });
	await read(id);
	expect((await shop.call(offers.end, { body: { ids: [id] } }, token)).data).toEqual({ updated: 1 });
	expect(await read(id)).toMatchObject({ price: 20, price_offer: 20, is_offer: false });
	expect(await notesOf("offers.end")).toMatchObject([{ subject: "1 product", detail: { ids: [id] } }]);
});

test("one unknown product changes nothing", async () => {
	const id = await addProduct(shop, { price: 20 });
	expect(await apply({ discount: 25, ids: [999_999, id, 999_998] })).toMatchObject({
		status: 404,
		data: { code: "not_found", message: "There is no product 999998, 999999" },
	});
	const unknown = Array.from({ length: 12 }, (_, at) => 900_001 + at);
	expect(await shop.call(offers.end, { body: { ids: [id, ...unknown] } }, token)).toMatchObject({
		status: 404,
		data: { message: `There is no product ${unknown.slice(0, 10).join(", ")}` },
	});
	expect(await read(id)).toMatchObject({ is_offer: false, version: 1 });
});

test.each([0, 100, -50, 150, 12.5, "abc", Number.NaN, null, undefined])(
	"a discount of %s is refused",
	async (discount) => {
		const id = await addProduct(shop, { price: 20 });
		const { status, data } = await apply({ discount, ids: [id] });
		expect(status).toBe(400);
		expect(data).toMatchObject({ fields: { discount: expect.any(String) } });
		expect(await read(id)).toMatchObject({ is_offer: false });
	},
);

test.each([[[]], ["1"], [[0]], [Array.from({ length: 1001 }, (_, at) => at + 1)]])(
	"the products %.20j are refused",
	async (ids) => {
		expect((await apply({ discount: 10, ids })).status).toBe(400);
	},
);

test("overlapping offers at the same time all come to an end, and every price is one of them", async () => {
	const ids: number[] = [];
	for (let count = 0; count < 12; count += 1) ids.push(await addProduct(shop, { price: 100 }));
	const outcomes = await Promise.all(
		Array.from({ length: 12 }, (_, at) => apply({ discount: at + 10, ids: at % 2 ? ids : ids.toReversed() })),
	);
	expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set([200]));
	const prices = new Set(await Promise.all(ids.map(async (id) => (await read(id)).price_offer)));
	expect(prices.size).toBe(1);
});
