import { expect } from "vitest";
import { audit } from "#core/contract/audit.ts";
import { carts } from "#core/contract/carts.ts";
import { products } from "#core/contract/products.ts";
import { sizeSystems } from "#core/contract/size-systems.ts";
import { statistics } from "#core/contract/statistics.ts";
import { sizeSystemMessages } from "#core/messages/size-systems.ts";
import { addClient, addStaff } from "#server/testing/actors.ts";
import { moveOrder, pay, paymentBody, unitsOf } from "#server/testing/buying.ts";
import { addProduct } from "#server/testing/factories.ts";
import { refused, stockingTest } from "#server/testing/stocking.ts";

const { shop, test, staff, add, update, read } = stockingTest();

const trousers = {
	sizeSystem: "numbers",
	sizes: ["42", "38", "40"],
	variants: [{ ColorName: "Negro", Stocks: { 38: 2, 40: 3 } }],
};
const stocksOf = async (id: number) => (await read(id)).variants.map(({ Stocks }) => Stocks);
const numbered = (Stocks: Record<string, number>) =>
	addProduct(shop, { price: 10, sizeSystem: "numbers", sizes: Object.keys(Stocks), variants: [{ Stocks }] });

test("a product without a system has S, M, L and XL, and says so", async () => {
	const { data } = await add();
	expect(data.sizeSystem).toBe("letters");
	expect(data).not.toHaveProperty("sizes");
	expect(await stocksOf(data.id_product)).toEqual([
		{ S: 1, M: 2, L: 0, XL: 4 },
		{ S: 0, M: 3, L: 0, XL: 0 },
	]);
});

test("a product offers some sizes of its system, in the system's order, and no others", async () => {
	const { status, data } = await add(trousers);
	expect(status).toBe(201);
	expect(data).toMatchObject({ sizeSystem: "numbers", sizes: ["38", "40", "42"] });
	expect(await stocksOf(data.id_product)).toEqual([{ 38: 2, 40: 3, 42: 0 }]);
	const { data: all } = await add({ ...trousers, sizes: null });
	expect(all.sizes).toEqual(["34", "36", "38", "40", "42", "44", "46", "48"]);
	const { data: letters } = await add({ sizes: ["M"], variants: [{ ColorName: "Negro", Stocks: { M: 1 } }] });
	expect(letters).toMatchObject({ sizeSystem: "letters", sizes: ["M"], variants: [{ Stocks: { M: 1 } }] });
});

test("the order follows the system, also for sizes that are no whole numbers", async () => {
	const admin = await addStaff(shop, "admin");
	const sizes = ["36.5", "36", "37"];
	await shop.call(sizeSystems.add, { body: { name: "Half sizes", sizes } }, admin.token);
	const { data } = await add({ sizeSystem: "half-sizes", variants: [{ ColorName: "Negro", Stocks: { "36.5": 1 } }] });
	expect(data.sizes).toEqual(sizes);
	const turned = { params: { id: "half-sizes" }, body: { sizes: ["36", "36.5", "37"] } };
	await shop.call(sizeSystems.change, turned, admin.token);
	expect((await read(data.id_product)).sizes).toEqual(["36", "36.5", "37"]);
});

test.each([
	["an unknown system", { sizeSystem: "planets" }, "sizeSystem"],
	[
		"a size of another system",
		{ sizeSystem: "numbers", sizes: ["38", "XL"], variants: [{ ColorName: "Negro" }] },
		"sizes",
	],
	["no size", { sizes: [] }, "sizes"],
	["units in a size that is not offered", { sizes: ["S"] }, "variants"],
])("%s is refused", async (_, given, field) => {
	const outcome = refused(await add(given));
	expect(outcome.status).toBe(400);
	expect(Object.keys(outcome.fields ?? {})).toEqual([field]);
});

test("a hidden system stays with its products and is refused to others", async () => {
	const admin = await addStaff(shop, "admin");
	const { data } = await add({
		...trousers,
		sizeSystem: "letters-wide",
		sizes: ["XS"],
		variants: [{ ColorName: "Negro" }],
	});
	const hide = (hidden: boolean) =>
		shop.call(sizeSystems.change, { params: { id: "letters-wide" }, body: { hidden } }, admin.token);
	await hide(true);
	expect((await update({ id_product: data.id_product, sizes: ["XS", "XXL"] })).status).toBe(200);
	const other = { ...trousers, sizeSystem: "letters-wide", sizes: ["XS"], variants: [{ ColorName: "Negro" }] };
	expect(refused(await add(other)).fields).toEqual({ sizeSystem: sizeSystemMessages.hidden });
	await hide(false);
});

test("sizes are added with their units, and leave once their shelf is empty; the audit log tells both", async () => {
	const { data } = await add(trousers);
	const id_product = data.id_product;
	const more = { id_product, sizes: ["38", "40", "44"], stockChanges: [{ ColorName: "Negro", size: "44", delta: 5 }] };
	expect((await update(more)).status).toBe(200);
	expect(await stocksOf(id_product)).toEqual([{ 38: 2, 40: 3, 44: 5 }]);

	const less = { id_product, sizes: ["38", "44"] };
	const message = sizeSystemMessages.stillThere("Negro", "40", 3);
	expect(await update(less)).toMatchObject({ status: 409, data: { message, fields: { sizes: message } } });
	const emptied = { ...less, stockChanges: [{ ColorName: "Negro", size: "40", delta: -3 }] };
	expect((await update(emptied)).status).toBe(200);
	expect(await stocksOf(id_product)).toEqual([{ 38: 2, 44: 5 }]);
	const { token } = await addStaff(shop, "admin");
	const { data: log } = await shop.call(audit.list, { query: {} }, token);
	expect(log[0]?.detail).toMatchObject({ sizes: { from: ["38", "40", "44"], to: ["38", "44"] } });
});

test("another system takes the units of the old sizes away only when told, and gives every colour the new ones", async () => {
	const { data } = await add();
	const { id_product } = data;
	expect((await update({ id_product, sizeSystem: "one-size" })).status).toBe(409);
	const taken = data.variants.flatMap(({ ColorName, Stocks }) =>
		Object.entries(Stocks).map(([size, units]) => ({ ColorName, size, delta: -units })),
	);
	const given = { ColorName: "Blanco", size: "One size", delta: 7 };
	const { data: changed } = await update({ id_product, sizeSystem: "one-size", stockChanges: [...taken, given] });
	expect(changed.sizes).toEqual(["One size"]);
	expect(await stocksOf(id_product)).toEqual([{ "One size": 7 }, { "One size": 0 }]);
});

test("a size is bought like any other, and one that is not offered is no longer sold", async () => {
	const product = await numbered({ 38: 0, 40: 2 });
	const line = { productid: product, size: "40" };
	const { status, data } = await pay(shop, paymentBody([line], 10));
	expect(status).toBe(200);
	expect(await unitsOf(shop, product, "40")).toEqual({ onHand: 1, reserved: 0 });
	const never = await pay(shop, paymentBody([{ ...line, size: "XL" }], 10));
	expect(refused(never)).toMatchObject({ status: 400, fields: { "orderDetails.0.size": expect.anything() } });

	await update({ id_product: product, sizes: ["38"], stockChanges: [{ ColorName: "Blanco", size: "40", delta: -1 }] });
	await moveOrder(shop, staff, data.orderId, "Canceled");
	expect(await unitsOf(shop, product, "40")).toEqual({ onHand: 1, reserved: 0 });
	expect((await pay(shop, paymentBody([line], 10))).refusal).toMatchObject({ code: "sold_out" });
	const { data: found } = await shop.call(products.cards, { query: { filters: "Plain shirt" } });
	expect(found.cards.find(({ id_product }) => id_product === product)).toMatchObject({ soldOut: true });
	expect((await update({ id_product: product, sizes: ["38", "40"] })).status).toBe(200);
	expect(await stocksOf(product)).toEqual([{ 38: 0, 40: 1 }]);
});

test("a cart holds any size, and tells when one is no longer offered", async () => {
	const client = await addClient(shop);
	const product = await numbered({ 38: 1, 40: 2 });
	const params = { clientPhone: client.phone };
	const cart_items = [{ id_product: product, variants: [{ ColorName: "Blanco", Stocks: { 40: 2 } }] }];
	const { data } = await shop.call(carts.save, { params, body: { cart_items } }, client.token);
	expect(data.cart_items[0]?.variants[0]).toMatchObject({ Stocks: { 40: 2 }, leftUnits: 2 });
	await update({ id_product: product, sizes: ["38"], stockChanges: [{ ColorName: "Blanco", size: "40", delta: -2 }] });
	const { data: now } = await shop.call(carts.detail, { params }, client.token);
	expect(now).toMatchObject({ cart_items: [], changes: [{ size: "40", reason: "gone" }] });
});

test("low stock counts what is offered, and nothing else", async () => {
	const { token } = await addStaff(shop, "admin");
	const short = async () => {
		const { soldOut, low } = (await shop.call(statistics.get, { query: {} }, token)).data.lowStock;
		return { soldOut, low };
	};
	const before = await short();
	const product = await numbered({ 38: 0, 40: 2, 42: 9 });
	expect(await short()).toEqual({ soldOut: before.soldOut + 1, low: before.low + 1 });
	await update({ id_product: product, sizes: ["40", "42"] });
	expect(await short()).toEqual({ soldOut: before.soldOut, low: before.low + 1 });
});
