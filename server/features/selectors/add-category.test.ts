import { beforeAll, expect } from "vitest";
import { products } from "#core/contract/products.ts";
import { selectors } from "#core/contract/selectors.ts";
import { MEN, WOMEN } from "#core/rules/genders.ts";
import { addStaff } from "#server/testing/actors.ts";
import { shopTest } from "#server/testing/shop-test.ts";

const { shop, test } = shopTest();
let token: string;
beforeAll(async () => {
	({ token } = await addStaff(shop, "employee"));
});

const add = (body: object) => shop.call(selectors.addCategory, { body: body as never }, token);

test("a category has the id one chooses, and shows at once", async () => {
	await shop.call(selectors.categories, {});
	const { status, data } = await add({ id_category: "10", name: " Women's 501 jeans ", parent: "1" });
	expect(status).toBe(201);
	expect(data).toEqual({ id_category: 10, name: "Women's 501 jeans", parent: WOMEN });
	const { data: all } = await shop.call(selectors.categories, {});
	expect(all.women).toContainEqual({ id_category: 10, name: "Women's 501 jeans", group: "bottoms" });
	expect((await shop.call(products.facets, { query: {} })).data.types.map(({ name }) => name)).toContain(
		"Women's 501 jeans",
	);
});

test("without an id it gets the next free one, also many at once, also beside the largest", async () => {
	await add({ id_category: 2_147_483_647, name: "Largest", parent: MEN });
	const added = await Promise.all(
		["", null, undefined, ""].map((id_category, at) => add({ id_category, name: `Free ${at}`, parent: MEN })),
	);
	expect(added.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
	expect(added.map(({ data }) => data.id_category).sort()).toEqual([3, 4, 5, 6]);
});

test("an id, or a name below the same, that is taken is 409, whatever the case", async () => {
	await add({ id_category: 50, name: "Men's coats", parent: MEN });
	expect((await add({ id_category: 50, name: "Other", parent: MEN })).status).toBe(409);
	expect((await add({ name: "MEN'S COATS", parent: MEN })).status).toBe(409);
	expect((await add({ name: "men's coats", parent: WOMEN })).status).toBe(201);
	const { data } = await shop.call(selectors.categories, {});
	expect(data.men.find(({ id_category }) => id_category === 50)?.name).toBe("Men's coats");
});

test.each([
	{ id_category: 1, name: "Low", parent: 1 },
	{ id_category: 2, name: "Low", parent: 1 },
	{ id_category: -3, name: "Low", parent: 1 },
	{ id_category: 2_147_483_648, name: "High", parent: 1 },
	{ id_category: 3.5, name: "Half", parent: 1 },
	{ id_category: "x", name: "Letters", parent: 1 },
	{ name: "", parent: 1 },
	{ name: "  ", parent: 1 },
	{ name: "x".repeat(81), parent: 1 },
	{ name: "No parent" },
	{ name: "Parent", parent: 0 },
	{ name: "Parent", parent: 3 },
])("%j is refused", async (body) => {
	expect((await add(body)).status).toBe(400);
});
