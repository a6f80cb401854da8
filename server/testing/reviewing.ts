import { type NewReview, type OwnReview, reviews } from "#core/contract/reviews.ts";
import { addClient, type TestClient } from "./actors.ts";
import type { TestShop } from "./app.ts";
import { type Bought, pay, paymentBody } from "./buying.ts";
import { addProduct, addReview } from "./factories.ts";

/** A client who has bought a product that costs 20, in each of the ways given by itself. */
export async function addBuyer(shop: TestShop, product: number, ...bought: Partial<Bought>[]): Promise<TestClient> {
	const client = await addClient(shop);
	for (const one of bought.length > 0 ? bought : [{}])
		await pay(shop, paymentBody([{ productid: product, ...one }], 20), { token: client.token });
	return client;
}

/** A review of a new product, which counts it. */
export async function addCountedReview(shop: TestShop): Promise<number> {
	const product = await addProduct(shop);
	const id = await addReview(shop, product);
	await shop.pool.query("update product set review_count = 1, rating = 4 where id = $1", [product]);
	return id;
}

export async function writeReview(
	shop: TestShop,
	{ token }: { token: string },
	given: Pick<NewReview, "product"> & Partial<NewReview>,
): Promise<OwnReview> {
	const body = { stars: 4, description: "Fits well", ...given };
	return (await shop.call(reviews.create, { body }, token)).data;
}
