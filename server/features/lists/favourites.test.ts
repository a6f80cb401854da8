import { describe, expect } from "vitest";
import { lists } from "#core/contract/lists.ts";
import { listMessages } from "#core/messages/lists.ts";
import { addClient } from "../../testing/actors.ts";
import { addProduct } from "../../testing/factories.ts";
import { listingTest } from "../../testing/listing.ts";

const { shop, test, ana, create, allOf, update } = listingTest();
const heart = (id: number, who = ana) => create("Favorite", [id], who);

describe("favourites", () => {
	test.each(["Favorite", "favorites", "FAVOURITE", "favourites", "favorito", "Favoritos", "favorita", "favoritas"])(
		"a new list called %s adds the product to Favorite",
		async (title) => {
			const who = await addClient(shop);
			const product = await addProduct(shop);
			const { status, data } = await create(title, [product], who);
			expect(status).toBe(200);
			expect(data).toMatchObject({ title: "Favorite", isFavorite: true, rList: [product] });
			expect((await allOf(who)).data).toHaveLength(1);
		},
	);

	test("exist once, with everything in them, also after 50 parallel first hearts", async () => {
		const who = await addClient(shop);
		const products: number[] = [];
		for (let made = 0; made < 50; made += 1) products.push(await addProduct(shop));
		const answers = await Promise.all(products.map((product) => heart(product, who)));
		expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
		const { data } = await allOf(who);
		expect(data).toHaveLength(1);
		expect(data[0]?.rList.toSorted((a, b) => a - b)).toEqual(products.toSorted((a, b) => a - b));
	});

	test("are found by their title", async () => {
		const who = await addClient(shop);
		const ask = () => shop.call(lists.byTitle, { query: { ClientPhone: who.phone, title: "favorite" } }, who.token);
		expect((await ask()).status).toBe(404);
		const product = await addProduct(shop);
		await heart(product, who);
		expect((await ask()).data).toMatchObject({ title: "Favorite", rList: [product] });
	});

	test("cannot be renamed, deleted, or be what another list is called", async () => {
		const who = await addClient(shop);
		const { data } = await heart(await addProduct(shop), who);
		expect(await update({ id: data.id, title: "Mine" }, who)).toMatchObject({
			status: 409,
			data: { message: listMessages.favoriteKeepsName },
		});
		expect((await shop.call(lists.remove, { query: { id: data.id } }, who.token)).status).toBe(409);
		const other = await create("Other", [], who);
		expect(await update({ id: other.data.id, title: "Favoritos" }, who)).toMatchObject({
			status: 409,
			data: { message: listMessages.titleReserved },
		});
		expect((await allOf(who)).data.map(({ title }) => title)).toEqual(["Favorite", "Other"]);
	});

	test("say so when the product is there already", async () => {
		const product = await addProduct(shop);
		await heart(product);
		expect(await heart(product)).toMatchObject({ status: 409, data: { message: listMessages.alreadyFavorite } });
	});
});
