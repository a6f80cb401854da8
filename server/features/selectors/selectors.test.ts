import { expect } from "vitest";
import { selectors } from "#core/contract/selectors.ts";
import { MEN, WOMEN } from "#core/rules/genders.ts";
import { addCategory } from "#server/testing/factories.ts";
import { shopTest } from "#server/testing/shop-test.ts";

const { shop, test } = shopTest();

test("the collections are Summer, Winter, Autumn and Spring", async () => {
	const { status, data } = await shop.call(selectors.collections, {});
	expect(status).toBe(200);
	expect(data).toEqual([
		{ id_collection: 1, name: "Summer" },
		{ id_collection: 2, name: "Winter" },
		{ id_collection: 3, name: "Autumn" },
		{ id_collection: 4, name: "Spring" },
	]);
});

test("the categories begin with Women and Men themselves, then their types by id, with their group", async () => {
	const women = { id_category: WOMEN, name: "Women" };
	const men = { id_category: MEN, name: "Men" };
	expect((await shop.call(selectors.categories, {})).data).toEqual({ women: [women], men: [men] });
	const tees = await addCategory(shop, "Men's tees", MEN);
	const skirts = await addCategory(shop, "Women's skirts", WOMEN);
	const coats = await addCategory(shop, "Men's coats", MEN);
	expect((await shop.call(selectors.categories, {})).data).toEqual({
		women: [women, { id_category: skirts, name: "Women's skirts", group: "bottoms" }],
		men: [
			men,
			{ id_category: tees, name: "Men's tees", group: "tops" },
			{ id_category: coats, name: "Men's coats", group: "outerwear" },
		],
	});
});
