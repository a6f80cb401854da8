import { lists } from "#core/contract/lists.ts";
import { addClient, nextPhone, type TestClient } from "./actors.ts";
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

/** `test` for a file in which Ana shares a list with others; each test has an Ana and a list of its own. */
export function sharingTest() {
	const { shop, test } = shopTest({ config: { rateLimits: false } });
	const ana = {} as TestClient;
	const list = { id: 0 };
	test.beforeEach(async () => {
		shop.clock.now = () => new Date();
		Object.assign(ana, await addClient(shop, { name: "Ana" }));
		list.id = (await shop.call(lists.create, { body: { title: `List ${ana.phone}` } }, ana.token)).data.id;
	});
	return {
		shop,
		test,
		ana,
		list,
		newAddress: () => `friend${nextPhone()}@shop.test`,
		share: (newUser: { email: string } | { ClientPhone: number }, who = ana, id = list.id) =>
			shop.call(lists.share, { body: { id, newUser } }, who.token),
	};
}
