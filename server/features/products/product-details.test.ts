import { sql } from "drizzle-orm";
import { beforeAll, expect } from "vitest";
import { products, type StaffProduct } from "#core/contract/products.ts";
import { productFormMessages } from "#core/messages.ts";
import { addStaff, type TestStaff } from "#server/testing/actors.ts";
import { addCategory, addProduct } from "#server/testing/factories.ts";
import { shopTest } from "#server/testing/shop-test.ts";

let staff: TestStaff;
const { shop, test } = shopTest({ config: { rateLimits: false } });
beforeAll(async () => {
	staff = await addStaff(shop, "employee");
	await addCategory(shop, "Women's coats");
});

const fabric = [
	{ fibre: "wool", percent: 80 },
	{ fibre: "polyamide", percent: 20 },
];
const coat = {
	name: "Abrigo de lana",
	brand: "House label",
	description: "A coat.",
	price: 90,
	categories: ["Women's coats"],
	collection: 2,
	variants: [{ ColorName: "Gris", Stocks: { M: 3 } }],
};
const add = (more: object) => shop.call(products.add, { body: { ...coat, ...more } as never }, staff.token);
const update = (updatedProduct: object) =>
	shop.call(products.update, { body: { updatedProduct } as never }, staff.token);
const read = async (id: number) => (await shop.call(products.detail, { params: { id } })).data;

test("a new product's fit and fabric are in every answer that shows it whole", async () => {
	const { status, data } = await add({ fit: "oversized", fabric });
	expect(status).toBe(201);
	expect(data).toMatchObject({ fit: "oversized", fabric });
	expect(await read(data.id_product)).toMatchObject({ fit: "oversized", fabric });
	const { data: found } = await shop.call(products.list, { query: { filters: "lana" } });
	expect(found.find(({ id_product }) => id_product === data.id_product)).toMatchObject({ fit: "oversized", fabric });
});

test("what is not known is in no answer", async () => {
	for (const nothing of [{}, { fit: null, fabric: null }]) {
		const { data } = await add(nothing);
		expect(data).not.toHaveProperty("fit");
		expect(await read(data.id_product)).not.toHaveProperty("fabric");
	}
});

test("a change leaves alone what it does not name, changes what it names, and null takes it away", async () => {
	const id = await addProduct(shop, { fit: "slim", fabric });
	await update({ id_product: id, brand: "Other" });
	expect(await read(id)).toMatchObject({ brand: "Other", fit: "slim", fabric });
	const linen = [{ fibre: "linen", percent: 100 }];
	await update({ id_product: id, fabric: linen });
	expect(await read(id)).toMatchObject({ fit: "slim", fabric: linen });
	await update({ id_product: id, fit: null });
	expect(await read(id)).not.toHaveProperty("fit");
	expect(await read(id)).toMatchObject({ fabric: linen });
});

test("whoever comes with an old version gets the current fit and fabric", async () => {
	const id = await addProduct(shop, { fit: "slim" });
	await update({ id_product: id, version: 1, fit: "relaxed", fabric });
	const { status, data } = await update({ id_product: id, version: 1, fit: "oversized" });
	expect(status).toBe(409);
	expect((data as unknown as { current: StaffProduct }).current).toMatchObject({ fit: "relaxed", fabric });
});

test("the audit log has the change before and after, and nothing of what stayed", async () => {
	const id = await addProduct(shop, { fit: "slim", fabric });
	await update({ id_product: id, fit: "slim", fabric: [{ fibre: "wool", percent: 100 }] });
	await update({ id_product: id, fit: null, fabric: [{ fibre: "wool", percent: 100 }] });
	const { rows } = await shop.db.execute(sql`select detail from audit_log where subject = ${String(id)} order by id`);
	expect(rows.map(({ detail }) => detail)).toEqual([
		{ fabric: { from: fabric, to: [{ fibre: "wool", percent: 100 }] } },
		{ fit: { from: "slim", to: null } },
	]);
});

test.each([
	["a fit nobody knows", { fit: "tight" }, "fit"],
	["no fibre", { fabric: [] }, "fabric"],
	["a sum below 100", { fabric: [{ fibre: "wool", percent: 99 }] }, "fabric"],
	["a sum above 100", { fabric: [...fabric, { fibre: "silk", percent: 1 }] }, "fabric"],
	["a fibre twice", { fabric: ["wool", "Wool"].map((fibre) => ({ fibre, percent: 50 })) }, "fabric"],
	["nine fibres", { fabric: [..."abcdefghi"].map((fibre, at) => ({ fibre, percent: at ? 11 : 12 })) }, "fabric"],
	["0 percent", { fabric: [...fabric, { fibre: "silk", percent: 0 }] }, "fabric.2.percent"],
	["half a percent", { fabric: [{ fibre: "wool", percent: 99.5 }] }, "fabric.0.percent"],
	["101 percent", { fabric: [{ fibre: "wool", percent: 101 }] }, "fabric.0.percent"],
	["a fibre without a name", { fabric: [{ fibre: " ", percent: 100 }] }, "fabric.0.fibre"],
	["a fibre with digits", { fabric: [{ fibre: "wool 2", percent: 100 }] }, "fabric.0.fibre"],
	["a fibre with markup", { fabric: [{ fibre: "<b>wool</b>", percent: 100 }] }, "fabric.0.fibre"],
	["a name of 41 letters", { fabric: [{ fibre: "a".repeat(41), percent: 100 }] }, "fabric.0.fibre"],
	["a text", { fabric: "wool" }, "fabric"],
	["no symbol", { care: [] }, "care"],
	["a symbol nobody knows", { care: ["wash-31"] }, "care.0"],
	["two ways to wash", { care: ["wash-30", "wash-hand"] }, "care"],
	["nothing measured", { measurements: {} }, "measurements"],
	["a size without measures", { measurements: { M: {} } }, "measurements.M"],
	["a size that is not offered", { measurements: { XXL: { chest: 60 } } }, "measurements"],
	["less than a centimetre", { measurements: { M: { chest: 0.5 } } }, "measurements.M.chest"],
	["three metres and more", { measurements: { M: { length: 300.5 } } }, "measurements.M.length"],
	["hundredths", { measurements: { M: { chest: 54.25 } } }, "measurements.M.chest"],
	[
		"41 sizes",
		{ measurements: Object.fromEntries([...Array(41).keys()].map((at) => [`${at}`, { chest: 50 }])) },
		"measurements",
	],
])("%s is refused beside its field, for new products and for changes", async (_, given, field) => {
	const id = await addProduct(shop, { fit: "slim", fabric });
	for (const { status, data } of [await add(given), await update({ id_product: id, ...given })]) {
		expect(status).toBe(400);
		const fields = Object.keys((data as unknown as { fields: object }).fields);
		expect(fields.map((name) => name.replace("updatedProduct.", ""))).toContain(field);
	}
	expect(await read(id)).toMatchObject({ fit: "slim", fabric });
});

test("the refusal of a sum says what it is", async () => {
	const { data } = await add({ fabric: [{ fibre: "wool", percent: 99 }] });
	expect(data).toMatchObject({ fields: { fabric: productFormMessages.fabricSum(99) } });
});

test.each(["fit = 'tight'", `fabric = '{"wool": 100}'`])("the database itself refuses %s", async (change) => {
	const id = await addProduct(shop);
	await expect(shop.pool.query(`update product set ${change} where id = $1`, [id])).rejects.toThrow(/check constraint/);
});

test("from how many units a product runs out is for staff alone", async () => {
	const { data } = await add({ lowStock: 4 });
	expect(data.lowStock).toBe(4);
	expect(await read(data.id_product)).not.toHaveProperty("lowStock");
	const { id_product } = data;
	expect((await update({ id_product, brand: "Other" })).data.lowStock).toBe(4);
	expect((await update({ id_product, lowStock: null })).data.lowStock).toBeNull();
	expect((await update({ id_product, lowStock: -1 })).status).toBe(400);
	expect((await add({ lowStock: 1_000_001 })).status).toBe(400);
});

test("care comes in the order of labels, measurements of offered sizes alone, and null takes both away", async () => {
	const measurements = { S: { chest: 50 }, M: { chest: 53.5, length: 70 } };
	const { data } = await add({ care: ["iron-low", "wash-30"], measurements });
	const { id_product } = data;
	expect(await read(id_product)).toMatchObject({ care: ["wash-30", "iron-low"], measurements });
	await update({ id_product, sizes: ["M", "L"] });
	expect((await read(id_product)).measurements).toEqual({ M: measurements.M });
	await update({ id_product, sizes: ["S", "M", "L", "XL"], brand: "Other" });
	expect((await read(id_product)).measurements).toEqual(measurements);
	await update({ id_product, care: null, measurements: null });
	expect(await read(id_product)).not.toHaveProperty("care");
	expect(await read(id_product)).not.toHaveProperty("measurements");
});

test("a change of sizes and measurements is checked as a whole", async () => {
	const id_product = await addProduct(shop, { variants: [{ Stocks: {} }] });
	const given = { sizeSystem: "numbers", sizes: ["36"], measurements: { 36: { waist: 36 } } };
	expect((await update({ id_product, ...given })).data).toMatchObject({ measurements: given.measurements });
	expect((await update({ id_product, measurements: { M: { waist: 40 } } })).data).toMatchObject({
		fields: { measurements: productFormMessages.measuresOther("M") },
	});
});

test("fibres the trade has a name for are called by it in the language one asks for, others as they were written", async () => {
	const id = await addProduct(shop, {
		fabric: [
			{ fibre: "Wool", percent: 90 },
			{ fibre: "Guanaco", percent: 10 },
		],
	});
	const fibresIn = async (query: object) =>
		(await shop.call(products.detail, { params: { id }, query })).data.fabric?.map(({ fibre }) => fibre);
	expect(await fibresIn({ language: "es" })).toEqual(["Lana", "Guanaco"]);
	expect(await fibresIn({})).toEqual(["Wool", "Guanaco"]);
});
