import { describe, expect } from "vitest";
import { lists } from "#core/contract/lists.ts";
import { listMessages } from "#core/messages/lists.ts";
import { addClient } from "../../testing/actors.ts";
import { addProduct } from "../../testing/factories.ts";
import { listingTest } from "../../testing/listing.ts";

const { shop, test, ana, create, update } = listingTest();
const ColorName = "Blanco";
const open = { ColorName: null, size: null, quantity: 1, note: "" };
const move = (body: { from: number; to: number; products: number[]; copy?: boolean }, who = ana) =>
	shop.call(lists.move, { body }, who.token);

describe("what a line says", () => {
	test("a line is open until it says a colour, a size, how many and why; only what is named changes", async () => {
		const product = await addProduct(shop);
		const { data } = await create("Lines", [product]);
		expect(data.List).toMatchObject([open]);
		const first = await update({ id: data.id, lines: [{ product, ColorName: "BLANCO", size: "M" }] });
		expect(first.data.List).toMatchObject([{ ...open, ColorName: "BLANCO", size: "M" }]);
		expect(first.data.version).toBeGreaterThan(data.version);
		const second = await update({ id: data.id, lines: [{ product, size: null, quantity: 3, note: "For Eva" }] });
		expect(second.data.List).toMatchObject([{ ColorName: "BLANCO", size: null, quantity: 3, note: "For Eva" }]);
	});

	test("a product comes with its colour and size, on a new list, the favourites and one that is there", async () => {
		const [one, two] = [await addProduct(shop), await addProduct(shop)];
		const lines = [{ product: one, ColorName, size: "L" }];
		for (const title of ["Chosen", "Favorite"]) {
			const body = { title, rList: [one], lines };
			const { data } = await shop.call(lists.create, { body }, ana.token);
			expect(data.List).toMatchObject([{ ColorName, size: "L" }]);
			const added = await update({ id: data.id, add: [two], lines: [{ product: two, size: "S" }] });
			expect(added.data.List).toMatchObject([{ size: "S" }, { size: "L" }]);
		}
	});

	test.for([
		{ given: { ColorName: "Mauve" }, message: listMessages.noSuchChoice },
		{ given: { size: "9XL" }, message: listMessages.noSuchChoice },
	])("a product that does not come in $given is refused, and nothing changes", async ({ given, message }) => {
		const [one, two] = [await addProduct(shop), await addProduct(shop)];
		const { data } = await create(`Refusing ${one}`, [one, two]);
		const lines = [
			{ product: two, note: "Kept back" },
			{ product: one, ...given },
		];
		expect(await update({ id: data.id, lines })).toMatchObject({ status: 404, data: { message } });
		expect((await shop.call(lists.detail, { params: { id: data.id } }, ana.token)).data).toEqual(data);
	});

	test.for([{ quantity: 0 }, { quantity: 10_000 }, { note: "x".repeat(201) }, { size: "<M>" }, { note: "\0" }])(
		"%j is not a line",
		async (given) => {
			const product = await addProduct(shop);
			const { data } = await create(`Senseless ${product}`, [product]);
			expect((await update({ id: data.id, lines: [{ product, ...given }] })).status).toBe(400);
		},
	);

	test("nothing can be said of what somebody else took off meanwhile", async () => {
		const product = await addProduct(shop);
		const { data } = await create("Gone meanwhile");
		const answer = await update({ id: data.id, lines: [{ product, note: "Where?" }] });
		expect(answer).toMatchObject({ status: 404, data: { message: listMessages.notOnList } });
	});
});

describe("the order of a list", () => {
	test("is by hand, and what comes later stands before it", async () => {
		const [a, b, c, d] = [
			await addProduct(shop),
			await addProduct(shop),
			await addProduct(shop),
			await addProduct(shop),
		];
		const { data } = await create("Ordered", [a, b, c]);
		expect(data.rList).toEqual([a, b, c]);
		expect((await update({ id: data.id, order: [c, b, a] })).data.rList).toEqual([c, b, a]);
		expect((await update({ id: data.id, add: [d] })).data.rList).toEqual([d, c, b, a]);
		expect((await update({ id: data.id, order: [a, d, 999_999] })).data.rList).toEqual([a, c, b, d]);
	});

	test("two who order at once leave every product once", async () => {
		const ids = await Promise.all(Array.from({ length: 5 }, () => addProduct(shop)));
		const { data } = await create("Two order", ids);
		await Promise.all([update({ id: data.id, order: [...ids].reverse() }), update({ id: data.id, order: ids })]);
		const { rList } = (await shop.call(lists.detail, { params: { id: data.id } }, ana.token)).data;
		expect([ids, [...ids].reverse()]).toContainEqual(rList);
	});
});

describe("from one list to another", () => {
	test("a line moves with all it says, and with what it cost when it was saved", async () => {
		const product = await addProduct(shop, { price: 20 });
		const [from, to] = [(await create("From", [product])).data.id, (await create("To")).data.id];
		await update({ id: from, lines: [{ product, ColorName, size: "M", quantity: 2, note: "Blue one" }] });
		await shop.pool.query("update product set price_cents = 1500 where id = $1", [product]);
		const { status, data } = await move({ from, to, products: [product] });
		expect(status).toBe(200);
		expect(data.from.rList).toEqual([]);
		expect(data.to.List).toMatchObject([{ ColorName, size: "M", quantity: 2, note: "Blue one", savedPrice: 20 }]);
		const copied = await move({ from: to, to: from, products: [product], copy: true });
		expect([copied.data.from.rList, copied.data.to.rList]).toEqual([[product], [product]]);
	});

	test("what is on the other list already stays where it is", async () => {
		const [one, two] = [await addProduct(shop), await addProduct(shop)];
		const [from, to] = [(await create("Both", [one, two])).data.id, (await create("Has one", [one])).data.id];
		const { data } = await move({ from, to, products: [one, two] });
		expect([data.from.rList, data.to.rList]).toEqual([[one], [two, one]]);
		expect(await move({ from, to, products: [one] })).toMatchObject({
			status: 409,
			data: { message: listMessages.alreadyOnList },
		});
	});

	test("nobody moves to or from a list they take no part in", async () => {
		const eve = await addClient(shop);
		const product = await addProduct(shop);
		const own = (await create("Eve's", [product], eve)).data.id;
		const { id } = (await create("Ana's", [product])).data;
		expect((await move({ from: own, to: id, products: [product] }, eve)).status).toBe(404);
		expect((await move({ from: id, to: own, products: [product] }, eve)).status).toBe(404);
		expect((await move({ from: own, to: own, products: [product] }, eve)).status).toBe(400);
	});

	test("two who move the same line across each other neither lose nor double it", async () => {
		const product = await addProduct(shop);
		const [one, two] = [(await create("Across", [product])).data.id, (await create("And back")).data.id];
		const answers = await Promise.all(
			Array.from({ length: 8 }, (_, at) =>
				move(at % 2 ? { from: one, to: two, products: [product] } : { from: two, to: one, products: [product] }),
			),
		);
		for (const { status } of answers) expect([200, 404]).toContain(status);
		const { rows } = await shop.pool.query("select from list_item where product_id = $1", [product]);
		expect(rows).toHaveLength(1);
	});
});
