import { lists } from "#core/contract/lists.ts";
import { addClient, type TestClient } from "./actors.ts";
import { shopTest } from "./shop-test.ts";

/** `test` for a file in which clients, Ana above all, keep lists. */
export function listingTest() {
	const { shop, test } = shopTest({ config: { rateLimits: false } });
	const ana = {} as TestClient;
	test.beforeAll(async () => {
		Object.assign(ana, await addClient(shop));
	});
	return {
		shop,
		test,
		ana,
		create: (title: string, rList: number[] = [], who = ana) =>
			shop.call(lists.create, { body: { title, rList } }, who.token),
		allOf: (who: TestClient) => shop.call(lists.ofClient, { query: { ClientPhone: who.phone } }, who.token),
		update: (body: object, who = ana) => shop.call(lists.update, { body: body as { id: number } }, who.token),
	};
}
