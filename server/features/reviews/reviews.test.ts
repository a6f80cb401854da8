import { beforeAll, expect } from "vitest";
import { reviews } from "#core/contract/reviews.ts";
import { addProduct, addReview } from "#server/testing/factories.ts";
import { shopTest } from "#server/testing/shop-test.ts";

const { shop, test } = shopTest();
let product: number;

beforeAll(async () => {
	product = await addProduct(shop);
	const other = await addProduct(shop);
	for (const [day, stars] of [2, 5, 3, 5, 4, 1].entries()) {
		const createdAt = new Date(Date.UTC(2026, 0, day + 1));
		await addReview(shop, product, { stars, author: `reader${day + 1}`, description: `Day ${day + 1}`, createdAt });
	}
	await addReview(shop, other, { stars: 5 });
});

const days = async (query: object) =>
	(await shop.call(reviews.list, { query: { product, ...query } })).data.map(({ description }) => description);

test("the preview has at most three reviews of three stars or more, most stars first", async () => {
	const { data, headers } = await shop.call(reviews.list, {
		query: { product, rating: 3, orderField: "stars", order: "DESC", limit: 3 },
	});
	expect(data).toEqual([
		{
			id: expect.any(Number),
			description: "Day 4",
			stars: 5,
			product,
			createdAt: "2026-01-04T00:00:00.000Z",
			Client: { login_name: "reader4" },
		},
		{
			id: expect.any(Number),
			description: "Day 2",
			stars: 5,
			product,
			createdAt: "2026-01-02T00:00:00.000Z",
			Client: { login_name: "reader2" },
		},
		{
			id: expect.any(Number),
			description: "Day 5",
			stars: 4,
			product,
			createdAt: "2026-01-05T00:00:00.000Z",
			Client: { login_name: "reader5" },
		},
	]);
	expect(headers["x-total-count"]).toBe("4");
});

test("all reviews come newest first unless asked otherwise", async () => {
	expect(await days({})).toEqual(["Day 6", "Day 5", "Day 4", "Day 3", "Day 2", "Day 1"]);
	expect(await days({ orderField: "createdAt", order: "ASC", limit: 2 })).toEqual(["Day 1", "Day 2"]);
	expect(await days({ orderField: "stars", order: "ASC", limit: 2 })).toEqual(["Day 6", "Day 1"]);
	expect(await days({ orderField: "nonsense", order: "up", limit: 1 })).toEqual(["Day 6"]);
	expect(await days({ page: 2, limit: 4 })).toEqual(["Day 2", "Day 1"]);
	expect(await days({ page: 9, limit: 4 })).toEqual([]);
});

test("reviews of one number of stars are asked for and counted by themselves", async () => {
	const { data, headers } = await shop.call(reviews.list, { query: { product, stars: 5, limit: 1 } });
	expect(data.map(({ description }) => description)).toEqual(["Day 4"]);
	expect(headers["x-total-count"]).toBe("2");
	expect(await days({ stars: 2, orderField: "stars", order: "ASC" })).toEqual(["Day 1"]);
	expect(await days({ stars: 4, rating: 5 })).toEqual([]);
	expect((await shop.get(`/api/reviews/get?product=${product}&stars=0`)).status).toBe(400);
});

test("a product nobody knows has no reviews", async () => {
	const { data, headers } = await shop.call(reviews.list, { query: { product: 999_999 } });
	expect(data).toEqual([]);
	expect(headers["x-total-count"]).toBe("0");
});
