import { afterEach, beforeAll, expect } from "vitest";
import { audit } from "#core/contract/audit.ts";
import { products } from "#core/contract/products.ts";
import { type ReviewChange, reviews, type StaffReviewQuery } from "#core/contract/reviews.ts";
import { statistics } from "#core/contract/statistics.ts";
import { addStaff, type TestStaff } from "../../testing/actors.ts";
import { expectSoundBooks } from "../../testing/buying.ts";
import { addProduct } from "../../testing/factories.ts";
import { addBuyer, writeReview } from "../../testing/reviewing.ts";
import { shopTest } from "../../testing/shop-test.ts";

const { shop, test } = shopTest({ config: { rateLimits: false } });
afterEach(() => expectSoundBooks(shop));
let staff: TestStaff;
beforeAll(async () => {
	staff = await addStaff(shop, "admin");
});

const changed = (id: number, body: ReviewChange) => shop.call(reviews.change, { params: { id }, body }, staff.token);
const listed = async (query: Partial<StaffReviewQuery> = {}) => {
	const { data, headers } = await shop.call(reviews.staffList, { query: query as object }, staff.token);
	return { ids: data.map(({ id }) => id), data, total: Number(headers["x-total-count"]) };
};
const detail = async (product: number) => (await shop.call(products.detail, { params: { id: product } })).data;
const shown = async (product: number) => (await shop.call(reviews.list, { query: { product } })).data;
const reviewed = async (product: number, stars: number, more: object = {}) =>
	writeReview(shop, await addBuyer(shop, product), { product, stars, ...more });

test("a hidden review leaves every list and figure at once, and is back in all of them when it is shown again", async () => {
	const product = await addProduct(shop);
	const kind = await reviewed(product, 5, { fit: "true" });
	const rude = await reviewed(product, 1, { fit: "small" });
	const figures = async () => (await shop.call(statistics.get, { query: {} }, staff.token)).data;
	const before = [await detail(product), await shown(product), await figures()];
	expect(before[0]).toMatchObject({ rating: 3, reviewCount: 2, stars: [1, 0, 0, 0, 1] });
	const { status, data } = await changed(rude.id, { hidden: { reason: "Insults somebody" } });
	expect(status).toBe(200);
	expect(data.hidden).toMatchObject({ reason: "Insults somebody" });
	expect(await detail(product)).toMatchObject({
		rating: 5,
		reviewCount: 1,
		stars: [0, 0, 0, 0, 1],
		fitVotes: { small: 0, true: 1, large: 0 },
	});
	expect((await shown(product)).map(({ id }) => id)).toEqual([kind.id]);
	const { headers } = await shop.call(reviews.list, { query: { product, rating: 0 } });
	expect(headers["x-total-count"]).toBe("1");
	expect(await figures()).toMatchObject({ totalReviews: 1, averageRating: 5 });
	await expectSoundBooks(shop);
	await changed(rude.id, { hidden: null });
	expect([await detail(product), await shown(product), await figures()]).toEqual(before);
});

test("a product whose only review is hidden has none, and a new one counts by itself", async () => {
	const product = await addProduct(shop);
	const first = await reviewed(product, 1);
	await changed(first.id, { hidden: { reason: "Of another shop" } });
	expect(await detail(product)).toMatchObject({ rating: 0, reviewCount: 0 });
	expect(await detail(product)).not.toHaveProperty("stars");
	await reviewed(product, 4);
	expect(await detail(product)).toMatchObject({ rating: 4, reviewCount: 1 });
});

test("its author still sees a hidden review, is told that it is hidden, and writes no second one", async () => {
	const product = await addProduct(shop);
	const author = await addBuyer(shop, product);
	const { id } = await writeReview(shop, author, { product });
	await changed(id, { hidden: { reason: "Advertising" } });
	const mine = await shop.call(reviews.mine, { query: { product } }, author.token);
	expect(mine.data).toMatchObject({ bought: true, review: { id, hidden: true } });
	expect(JSON.stringify(mine.data)).not.toContain("Advertising");
	const body = { product, stars: 5, description: "Again" };
	expect((await shop.call(reviews.create, { body }, author.token)).status).toBe(409);
});

test("the shop's answer stands with its review, can be changed and taken away, and the log tells of each", async () => {
	const product = await addProduct(shop, { name: "Linen coat" });
	const { id } = await reviewed(product, 2);
	await changed(id, { answer: "  Please write to us  " });
	expect((await shown(product))[0]?.answer).toEqual({ text: "Please write to us", at: expect.any(String) });
	await changed(id, { answer: "Write to us, we change it" });
	expect((await shown(product))[0]?.answer?.text).toBe("Write to us, we change it");
	await changed(id, { answer: null });
	expect((await shown(product))[0]).not.toHaveProperty("answer");
	await changed(id, { answer: null });
	const { data } = await shop.call(audit.list, { query: { search: "reviews.answer" } }, staff.token);
	expect(data.filter(({ subject }) => subject === String(id)).map(({ detail }) => detail)).toEqual([
		{ name: "Linen coat", answer: null, was: "Write to us, we change it" },
		{ name: "Linen coat", answer: "Write to us, we change it", was: "Please write to us" },
		{ name: "Linen coat", answer: "Please write to us", was: null },
	]);
});

test("staff find reviews by product, words and author, by stars, and by what is left to do", async () => {
	const product = await addProduct(shop, { name: "Corduroy trousers" });
	const [one, two] = [await reviewed(product, 1, { description: "Scratchy café" }), await reviewed(product, 5)];
	expect((await listed({ search: "corduroy" })).ids).toEqual([two.id, one.id]);
	expect(await listed({ search: "CAFE" })).toMatchObject({ ids: [one.id], total: 1 });
	expect((await listed({ search: two.Client.login_name })).ids).toEqual([two.id]);
	expect((await listed({ search: "corduroy", stars: 5 })).ids).toEqual([two.id]);
	expect((await listed({ search: "corduroy", page: 2, limit: 1 })).ids).toEqual([one.id]);
	await changed(one.id, { hidden: { reason: "Untrue" } });
	expect((await listed({ search: "corduroy", show: "hidden" })).data).toMatchObject([
		{ id: one.id, name: "Corduroy trousers", hidden: { reason: "Untrue" } },
	]);
	expect((await listed({ search: "corduroy", show: "unanswered" })).ids).toEqual([two.id]);
	await changed(two.id, { answer: "Thank you" });
	expect((await listed({ search: "corduroy", show: "unanswered" })).ids).toEqual([]);
	expect(await listed({ search: "no such words" })).toMatchObject({ ids: [], total: 0 });
});

test("hidden and shown again by several at once, the rating is still that of what is shown", async () => {
	const product = await addProduct(shop);
	const { id } = await reviewed(product, 1);
	await reviewed(product, 5);
	await Promise.all(
		Array.from({ length: 8 }, (_, place) => changed(id, { hidden: place % 2 ? null : { reason: `Reason ${place}` } })),
	);
	await expectSoundBooks(shop);
});

test.each([[{ answer: "   " }], [{ answer: "x".repeat(2001) }], [{ hidden: { reason: "" } }], [{ hidden: true }]])(
	"%o is refused",
	async (body) => {
		const { id } = await reviewed(await addProduct(shop), 3);
		expect((await changed(id, body as ReviewChange)).status).toBe(400);
	},
);

test("of a review nobody wrote nothing is changed", async () => {
	expect(await changed(999_999, { answer: "Thank you" })).toMatchObject({ status: 404 });
});
