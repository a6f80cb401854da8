import { MEN, WOMEN } from "#core/rules/genders.ts";
import type { TestShop } from "./app.ts";
import { addCategory, addImage, addProduct } from "./factories.ts";

export type SampleIds = Awaited<ReturnType<typeof addSampleCatalogue>>;

/** A handful of products that differ in everything a list can be sorted and filtered by. */
export async function addSampleCatalogue(shop: TestShop) {
	await addImage(shop, "camisa-front");
	await addImage(shop, "camisa-detail");
	await addImage(shop, "camisa-back");
	const shirts = await addCategory(shop, "Women's shirts", WOMEN);
	const coats = await addCategory(shop, "Men's coats", MEN);
	const day = (n: number) => new Date(Date.UTC(2026, 0, n));
	const camisa = await addProduct(shop, {
		name: "Camisa Añil",
		price: 49.9,
		offer: 20,
		rating: 4.5,
		reviewCount: 2,
		category: shirts,
		createdAt: day(1),
		variants: [
			{
				ColorName: "Azul",
				ColorHex: "#223344",
				Stocks: { S: 0, M: 3 },
				images: ["camisa-front", "camisa-detail", "camisa-back"],
			},
			{ ColorName: "Rojo", Stocks: { L: 1 } },
		],
	});
	const coat = await addProduct(shop, {
		name: "Long coat 100%",
		price: 45,
		rating: 3,
		category: coats,
		collection: 2,
		createdAt: day(2),
		variants: [{ ColorName: "Negro", Stocks: {} }],
	});
	const plain = await addProduct(shop, { name: "Plain_top", price: 10, rating: 5, category: WOMEN, createdAt: day(3) });
	const bare = await addProduct(shop, { name: "Bare rail", price: 60, category: MEN, createdAt: day(4), variants: [] });
	const gone = await addProduct(shop, { name: "Gone shirt", offSale: true, createdAt: day(5) });
	return { bare, camisa, coat, coats, gone, plain, shirts };
}
