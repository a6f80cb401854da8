import { expect } from "vitest";
import type { StaffProduct } from "#core/contract/products.ts";
import { pay, paymentBody } from "#server/testing/buying.ts";
import { refused, shirt, stockingTest } from "#server/testing/stocking.ts";

const { shop, test, staff, add, update, read } = stockingTest();

test("only what is given changes, and the pages show it at once", async () => {
	const { data } = await add();
	await read(data.id_product);
	const { status, data: changed } = await update({ id_product: data.id_product, version: 1, name: "Camisa nueva" });
	expect(status).toBe(200);
	expect(changed).toEqual({ ...data, name: "Camisa nueva", version: 2 });
	expect(await read(data.id_product)).toMatchObject({ name: "Camisa nueva" });
});

test("another price counts the offer again from its percentage", async () => {
	const { data } = await add({ is_offer: true, discount: 25, price: 20 });
	const after = await update({ id_product: data.id_product, price: 10 });
	expect(after.data).toMatchObject({ price: 10, price_offer: 7.5, is_offer: true, discount: 25 });
	const whole = await update({ ...after.data, price: 30, stockChanges: [] });
	expect(whole.data).toMatchObject({ price: 30, price_offer: 22.5 });
	const ended = await update({ id_product: data.id_product, is_offer: false });
	expect(ended.data).toMatchObject({ price: 30, price_offer: 30, is_offer: false, discount: null });
});

test("of two who change the same version one wins, the other gets the current product", async () => {
	const { data } = await add();
	const outcomes = await Promise.all(
		["Camisa una", "Camisa dos"].map((name) => update({ id_product: data.id_product, version: 1, name })),
	);
	expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409]);
	const lost = outcomes.find(({ status }) => status === 409)?.data as unknown as {
		code: string;
		current: StaffProduct;
	};
	const won = outcomes.find(({ status }) => status === 200)?.data;
	expect(lost.code).toBe("version_conflict");
	expect(lost.current).toEqual(won);
});

test("a sale of one while staff add ten in an open form leaves the old number plus ten minus one", async () => {
	const { data } = await add();
	const id = data.id_product;
	expect((await pay(shop, paymentBody([{ productid: id, size: "M" }], 49.9))).data.status).toBe("approved");
	const stockChanges = [{ ColorName: "blanco", size: "M", delta: 10 }];
	const { data: after } = await update({ ...data, stockChanges });
	expect(after.variants[0]?.Stocks.M).toBe(2 + 10 - 1);
	const { rows } = await shop.pool.query("select delta, staff_id from stock_ledger where reason = 'staff'");
	expect(rows).toEqual([{ delta: 10, staff_id: staff.id }]);
});

test("no more units can be taken away than are left, and then nothing changes", async () => {
	const { data } = await add();
	const outcome = await update({
		id_product: data.id_product,
		name: "Never",
		stockChanges: [
			{ ColorName: "Blanco", size: "XL", delta: -4 },
			{ ColorName: "Blanco", size: "S", delta: -2 },
		],
	});
	expect(outcome).toMatchObject({ status: 409, data: { code: "conflict", stock: { size: "S", left: 1 } } });
	expect(await read(data.id_product)).toEqual(expect.objectContaining({ name: shirt.name, version: 1 }));
	const unknown = await update({
		id_product: data.id_product,
		stockChanges: [{ ColorName: "Verde", size: "S", delta: 1 }],
	});
	expect(refused(unknown)).toMatchObject({ status: 400, fields: { stockChanges: expect.any(String) } });
});

test("colours are added, removed, renamed and ordered; what was sold of a removed one stays sold", async () => {
	const { data } = await add();
	const id = data.id_product;
	await pay(shop, paymentBody([{ productid: id, color: "Azul-marino", size: "M" }], 49.9));
	const after = await update({
		id_product: id,
		variants: [
			{ ColorName: "Rojo", Stocks: { L: 7 } },
			{ ColorName: "Marfil", was: "Blanco", SwatchImage: "/images/dot.webp" },
		],
	});
	expect(after.status).toBe(200);
	expect(after.data.variants.map(({ ColorName, Stocks }) => [ColorName, Stocks.L, Stocks.XL])).toEqual([
		["Rojo", 7, 0],
		["Marfil", 0, 4],
	]);
	expect(after.data.variants[1]).toMatchObject({
		SwatchImage: "/images/dot.webp",
		ProductImages: ["/images/front.webp", "/images/back.webp"],
	});
	const swapped = await update({
		id_product: id,
		variants: [
			{ ColorName: "Marfil", was: "Rojo" },
			{ ColorName: "Rojo", was: "Marfil" },
			{ ColorName: "Azul-marino", Stocks: { M: 1 } },
		],
	});
	expect(swapped.data.variants.map(({ ColorName, Stocks }) => [ColorName, Stocks.L, Stocks.M])).toEqual([
		["Marfil", 7, 0],
		["Rojo", 0, 2],
		["Azul-marino", 0, 1],
	]);
	const { rows } = await shop.pool.query("select count(*) from order_line where product_id = $1", [id]);
	expect(rows[0]).toEqual({ count: 1 });
});

test("a new colour may have the name that another one gives up; two cannot have been the same one", async () => {
	const { data } = await add();
	const variants = [
		{ ColorName: "Marfil", was: "Blanco" },
		{ ColorName: "Blanco", Stocks: { S: 5 } },
	];
	const after = await update({ id_product: data.id_product, variants });
	expect(after.data.variants.map(({ ColorName, Stocks }) => [ColorName, Stocks.S, Stocks.XL])).toEqual([
		["Marfil", 1, 4],
		["Blanco", 5, 0],
	]);
	const both = ["Rojo", "Verde"].map((ColorName) => ({ ColorName, was: "blanco" }));
	expect(refused(await update({ id_product: data.id_product, variants: both }))).toEqual({
		status: 400,
		fields: { variants: 'only one colour can have been "blanco"' },
	});
});

test("the units of a colour that is there already never come from the form", async () => {
	const { data } = await add();
	const variants = data.variants.map((variant) => ({ ...variant, Stocks: { S: 99, M: 99, L: 99, XL: 99 } }));
	expect((await update({ id_product: data.id_product, variants })).data.variants).toEqual(data.variants);
});
