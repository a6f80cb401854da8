import { expect } from "vitest";
import { statistics } from "#core/contract/statistics.ts";
import { stockAlerts } from "#core/contract/stock-alerts.ts";
import type { Counted } from "#core/contract/visits.ts";
import { addStaff } from "#server/testing/actors.ts";
import { addProduct } from "#server/testing/factories.ts";
import { shopTest } from "#server/testing/shop-test.ts";
import { MissedSizeCounter } from "./missed-size-counter.rules.ts";
import { tidyMissedSizes, writeMissedSizes } from "./missed-sizes.service.ts";

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140 Safari/537.36";
const { shop, test } = shopTest();

const tell = (counted: Counted, agent = BROWSER) =>
	shop.app.inject({
		method: "POST",
		url: "/api/visits/count",
		headers: { "user-agent": agent },
		payload: counted,
	});
const missed = async () => (await shop.pool.query("select size, looks, alerts from missed_size order by size")).rows;
const look = (id_product: number, size: string, ColorName = "Blanco") =>
	tell({ missed: { id_product, ColorName, size } });

test("a visit's steps are counted for the day, robots' are not, and figures have them at once", async () => {
	const { token } = await addStaff(shop, "admin");
	for (const step of ["product", "product", "cart", "checkout"] as const)
		expect((await tell({ step })).statusCode).toBe(202);
	await tell({ step: "cart" }, "Googlebot/2.1");
	const { data } = await shop.call(statistics.figures, { query: { range: "today" } }, token);
	expect(data.funnel).toEqual([
		{ step: "visit", count: 0, before: null },
		{ step: "product", count: 2, before: null },
		{ step: "cart", count: 1, before: null },
		{ step: "checkout", count: 1, before: null },
		{ step: "paid", count: 0, before: null },
	]);
});

test("only sizes that are on sale and sold out are missed, and alerts count beside looks", async () => {
	const Stocks = { S: 5, M: 0, L: 0, XL: 0 };
	const shirt = await addProduct(shop, { variants: [{ Stocks }] });
	const hidden = await addProduct(shop, { offSale: true, variants: [{ Stocks }] });
	for (const size of ["S", "M", "M", "L"]) await look(shirt, size);
	await look(shirt, "M", "BLANCO");
	await look(shirt, "M", "Verde");
	await look(shirt, "60");
	await look(hidden, "M");
	await look(999_999, "M");
	const body = { ColorName: "Blanco", size: "L", email: "waits@mail.test" };
	expect((await shop.call(stockAlerts.ask, { params: { id: shirt }, body })).status).toBe(202);
	await writeMissedSizes(shop.deps);
	expect(await missed()).toEqual([
		{ size: "L", looks: 1, alerts: 1 },
		{ size: "M", looks: 3, alerts: 0 },
	]);
});

test("what cannot be written is counted later, and what is older than two years is forgotten", async () => {
	const before = await missed();
	const hat = await addProduct(shop, { variants: [{ Stocks: { S: 0, M: 0, L: 0, XL: 0 } }] });
	await look(hat, "XL");
	await shop.pool.query("alter table missed_size rename to missed_away");
	await expect(writeMissedSizes(shop.deps)).rejects.toThrow();
	await shop.pool.query("alter table missed_away rename to missed_size");
	await writeMissedSizes(shop.deps);
	expect(await missed()).toEqual([...before, { size: "XL", looks: 1, alerts: 0 }]);
	await shop.pool.query("update missed_size set day = day - 763 where size = 'XL'");
	await tidyMissedSizes(shop.deps);
	expect(await missed()).toEqual(before);
});

test("a flood of different sizes is not remembered beyond a bound", () => {
	const counter = new MissedSizeCounter();
	for (let productId = 1; productId <= 2_000; productId += 1)
		counter.count({ productId, ColorName: "x", size: "M" }, "looks");
	expect(counter.take()).toHaveLength(500);
	expect(counter.take()).toEqual([]);
});

test("what is neither is refused", async () => {
	expect((await tell({ step: "paid" } as never)).statusCode).toBe(400);
	expect((await tell({} as never)).statusCode).toBe(400);
});
