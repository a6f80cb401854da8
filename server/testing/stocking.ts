import { products } from "#core/contract/products.ts";
import { addStaff, type TestStaff } from "./actors.ts";
import { expectSoundBooks } from "./buying.ts";
import { addCategory, addImage } from "./factories.ts";
import { shopTest } from "./shop-test.ts";

/** A product as an employee sends it. */
export const shirt = {
	name: "Camisa de lino",
	brand: "House label",
	description: "A linen shirt.",
	price: 49.9,
	categories: ["women's SHIRTS"],
	collection: 2,
	is_offer: false,
	variants: [
		{
			ColorName: "Blanco",
			ColorHex: "#f5f5f0",
			ProductImages: ["/images/front.webp", "/images/back.webp"],
			Stocks: { S: 1, M: 2, L: 0, XL: 4 },
		},
		{ ColorName: "Azul-marino", ProductImages: [], Stocks: { M: 3 } },
	],
};

/** `test` for a file in which an employee stocks the shop: after every test the books must be sound. */
export function stockingTest() {
	const { shop, test } = shopTest({ config: { rateLimits: false } });
	const staff = {} as TestStaff;
	test.beforeAll(async () => {
		Object.assign(staff, await addStaff(shop, "employee"));
		await addCategory(shop, "Women's shirts");
		for (const id of ["front", "back", "dot"]) await addImage(shop, id);
	});
	test.afterEach(() => expectSoundBooks(shop));
	return {
		shop,
		test,
		staff,
		add: (more: object = {}) => shop.call(products.add, { body: { ...shirt, ...more } as never }, staff.token),
		update: (updatedProduct: object) => shop.call(products.update, { body: { updatedProduct } as never }, staff.token),
		read: async (id: number) => (await shop.call(products.detail, { params: { id } })).data,
	};
}

/** The status of a refusal, and what it says of which field. */
export const refused = (outcome: { status: number; data: unknown }) => ({
	status: outcome.status,
	fields: (outcome.data as { fields?: Record<string, string> }).fields,
});
