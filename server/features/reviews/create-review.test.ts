import { afterEach, expect } from "vitest";
import { products } from "#core/contract/products.ts";
import { reviews } from "#core/contract/reviews.ts";
import type { FitVote } from "#core/rules/fit-votes.ts";
import { addClient, addStaff, type TestClient } from "../../testing/actors.ts";
import { expectSoundBooks, moveOrder, pay, paymentBody } from "../../testing/buying.ts";
import { addProduct } from "../../testing/factories.ts";
import { addBuyer, writeReview } from "../../testing/reviewing.ts";
import { shopTest } from "../../testing/shop-test.ts";

const { shop, test } = shopTest({ config: { rateLimits: false } });
afterEach(() => expectSoundBooks(shop));

const review = (
	{ token }: { token: string },
	product: number,
	stars: number,
	description = "Fits well",
	fit?: FitVote | null,
) => shop.call(reviews.create, { body: { product, stars, description, ...(fit !== undefined && { fit }) } }, token);
const buyer = async (product: number, card = "APRO"): Promise<TestClient> => {
	const client = await addClient(shop);
	await pay(shop, paymentBody([{ productid: product }], 20, { card }), { token: client.token });
	return client;
};

test("whoever bought a product reviews it once, and its rating follows at once", async () => {
	const product = await addProduct(shop);
	const [one, other] = [await buyer(product), await buyer(product)];
	const first = await review(one, product, 5, "Lovely <b>linen</b>");
	expect(first.status).toBe(201);
	expect(first.data).toMatchObject({
		product,
		stars: 5,
		description: "Lovely <b>linen</b>",
		Client: { login_name: one.loginName },
	});
	expect((await shop.call(products.detail, { params: { id: product } })).data).toMatchObject({
		rating: 5,
		reviewCount: 1,
	});
	await review(other, product, 2);
	expect((await shop.call(products.detail, { params: { id: product } })).data).toMatchObject({
		rating: 3.5,
		reviewCount: 2,
	});
	expect((await shop.call(reviews.list, { query: { product } })).data).toHaveLength(2);
	expect(await review(one, product, 1)).toMatchObject({ status: 409, data: { code: "conflict" } });
	const mine = await shop.call(reviews.mine, { query: { product } }, one.token);
	expect(mine.data).toMatchObject({ bought: true, review: { stars: 5 } });
});

test("what buyers say of the fit is counted beside their stars, at once; who says nothing is not counted", async () => {
	const product = await addProduct(shop);
	const detail = async () => (await shop.call(products.detail, { params: { id: product } })).data;
	expect(await detail()).not.toHaveProperty("stars");
	const buyers = await Promise.all(Array.from({ length: 4 }, () => buyer(product)));
	const [one, two, three, four] = buyers as [TestClient, TestClient, TestClient, TestClient];
	await review(one, product, 5);
	expect(await detail()).toMatchObject({ stars: [0, 0, 0, 0, 1] });
	expect(await detail()).not.toHaveProperty("fitVotes");
	expect((await review(two, product, 5, "Tight", "small")).data).toMatchObject({ fit: "small" });
	await review(three, product, 2, "Tight", "small");
	await review(four, product, 4, "As always", null);
	expect(await detail()).toMatchObject({ stars: [0, 1, 0, 1, 2], fitVotes: { small: 2, true: 0, large: 0 } });
	const { data } = await shop.call(reviews.list, { query: { product } });
	expect(data.map(({ fit }) => fit)).toEqual([undefined, "small", "small", undefined]);
	const mine = await shop.call(reviews.mine, { query: { product } }, three.token);
	expect(mine.data).toMatchObject({ review: { fit: "small" } });
});

test("a review is known by the language it was written in: the one that is said, or the shop's first", async () => {
	const product = await addProduct(shop);
	const [first, second] = [await buyer(product), await buyer(product)];
	expect((await review(first, product, 5)).data).toMatchObject({ language: "en" });
	const body = { product, stars: 4, description: "Me queda bien", language: "es" as const };
	expect((await shop.call(reviews.create, { body }, second.token)).data).toMatchObject({ language: "es" });
	const { data } = await shop.call(reviews.list, { query: { product } });
	expect(data.map(({ language }) => language)).toEqual(["es", "en"]);
});

test("a review from before its language was asked says none", async () => {
	const product = await addProduct(shop);
	await review(await buyer(product), product, 5);
	await shop.pool.query("update review set language = null where product_id = $1", [product]);
	const { data } = await shop.call(reviews.list, { query: { product } });
	expect(data[0]).not.toHaveProperty("language");
});

test("another fit than the three is refused, and writes nothing", async () => {
	const product = await addProduct(shop);
	const client = await buyer(product);
	expect(await review(client, product, 5, "Fine", "huge" as FitVote)).toMatchObject({ status: 400 });
	expect((await shop.call(reviews.list, { query: { product } })).data).toEqual([]);
});

test("a review says the size and the colour its author bought last, where one order leaves no doubt", async () => {
	const colours = [{ ColorName: "Blanco" }, { ColorName: "Negro" }];
	const product = await addProduct(shop, { variants: colours });
	const said = async (client: TestClient) => {
		const { size, ColorName } = await writeReview(shop, client, { product });
		return [size, ColorName];
	};
	expect(await said(await addBuyer(shop, product, { size: "L", color: "Negro" }))).toEqual(["L", "Negro"]);
	expect(await said(await addBuyer(shop, product, { size: "S" }, { size: "XL", color: "Negro" }))).toEqual([
		"XL",
		"Negro",
	]);
	const unsure = await addClient(shop);
	const both = [
		{ productid: product, size: "S" as const },
		{ productid: product, size: "M" as const },
	];
	await pay(shop, paymentBody(both, 40), { token: unsure.token });
	expect(await said(unsure)).toEqual([undefined, "Blanco"]);
	const { data } = await shop.call(reviews.list, { query: { product } });
	expect(data.map(({ size }) => size)).toEqual([undefined, "XL", "L"]);
});

test("readers of a language read the colour as they call it, and those of none as it was written", async () => {
	const product = await addProduct(shop, { variants: [{ ColorName: "Negro" }] });
	await writeReview(shop, await addBuyer(shop, product, { size: "L", color: "Negro" }), { product });
	const colourFor = async (query: { language?: "en" | "es" }) =>
		(await shop.call(reviews.list, { query: { product, ...query } })).data.map(({ ColorName }) => ColorName);
	expect(await colourFor({ language: "en" })).toEqual(["Black"]);
	expect(await colourFor({ language: "es" })).toEqual(["Negro"]);
	expect(await colourFor({})).toEqual(["Negro"]);
});

test("a size that was not paid, or whose order was cancelled, is not said", async () => {
	const product = await addProduct(shop);
	const client = await addBuyer(shop, product, { size: "S" });
	const cancelled = await pay(shop, paymentBody([{ productid: product, size: "L" }], 20), { token: client.token });
	await moveOrder(shop, await addStaff(shop, "admin"), cancelled.data.orderId, "Canceled");
	await pay(shop, paymentBody([{ productid: product, size: "XL" }], 20, { card: "OTHE" }), { token: client.token });
	expect((await writeReview(shop, client, { product })).size).toBe("S");
});

test("the same review sent many times at once is written once", async () => {
	const product = await addProduct(shop);
	const client = await buyer(product);
	const answers = await Promise.all(Array.from({ length: 8 }, () => review(client, product, 4)));
	expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
	expect((await shop.call(products.detail, { params: { id: product } })).data).toMatchObject({
		rating: 4,
		reviewCount: 1,
	});
});

test("whoever did not buy it, or was not charged, cannot review it", async () => {
	const product = await addProduct(shop);
	for (const card of ["OTHE", "CONT"]) expect((await review(await buyer(product, card), product, 5)).status).toBe(403);
	const stranger = await addClient(shop);
	expect((await review(stranger, product, 5)).status).toBe(403);
	expect((await shop.call(reviews.mine, { query: { product } }, stranger.token)).data).toEqual({
		bought: false,
		review: null,
	});
	expect((await review(stranger, 999_999, 5)).status).toBe(404);
	expect((await review(await addStaff(shop, "admin"), product, 5)).status).toBe(403);
	expect((await review({ token: "" }, product, 5)).status).toBe(401);
});

test.each([
	["no stars", 0, "Fine"],
	["six stars", 6, "Fine"],
	["half stars", 4.5, "Fine"],
	["no words", 4, "   "],
	["too many words", 4, "x".repeat(2001)],
	["what no column can hold", 4, "a\0b"],
])("%s are refused", async (_, stars, description) => {
	const product = await addProduct(shop);
	expect((await review(await buyer(product), product, stars, description)).status).toBe(400);
});
