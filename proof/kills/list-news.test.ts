import { expect } from "vitest";
import { lists } from "#core/contract/lists.ts";
import { type NewsCrashPoint, newsCrashPoints } from "#server/features/lists/crash-points.rules.ts";
import { tellOfListNews } from "#server/features/lists/list-news.jobs.ts";
import { addClient, mailsTo, type TestClient } from "#server/testing/actors.ts";
import { addProduct } from "#server/testing/factories.ts";
import { shopTest } from "#server/testing/shop-test.ts";
import { killableBeside } from "./killable-shop.ts";

const TOLD_WITHIN = { timeout: 60_000, interval: 250 };
const DAY_MS = 86_400_000;

/** The other process, beside the one that is killed. */
const { shop, test } = shopTest();

const killable = killableBeside(shop);
test.afterEach(() => {
	shop.clock.now = () => new Date();
});

/** Some on whose lists a product stands; the last of them wants to hear nothing. */
async function readersOf(product: number): Promise<TestClient[]> {
	const readers: TestClient[] = [];
	for (const price of [true, true, true, true, true, false]) {
		const client = await addClient(shop);
		const { data } = await shop.call(lists.create, { body: { title: "Wishes", rList: [product] } }, client.token);
		await shop.call(lists.update, { body: { id: data.id, alerts: { price } } }, client.token);
		readers.push(client);
	}
	return readers;
}

const setPrice = (product: number, cents: number) =>
	shop.pool.query("update product set price_cents = $2 where id = $1", [product, cents]);

/** How many mails each of them has had. */
async function told(readers: readonly TestClient[]): Promise<number[]> {
	const mails = await Promise.all(readers.map(({ email }) => mailsTo(shop, email)));
	return mails.map((all) => all.filter(({ kind }) => kind === "list-news").length);
}

test.each(Object.entries(newsCrashPoints) as [NewsCrashPoint, string][])(
	"a price falls, and of two processes one is killed at “%s”: %s, each once, and at most once a day",
	async (point) => {
		const product = await addProduct(shop, { price: 100 });
		const readers = await readersOf(product);
		await setPrice(product, 8_000);
		await killable.killOnceOpen(point, async () => {
			expect(await told(readers)).toEqual([point === "news: written" ? 0 : 1, 0, 0, 0, 0, 0]);
			await tellOfListNews(shop.deps);
			expect(await told(readers)).toEqual([point === "news: written" ? 0 : 1, 1, 1, 1, 1, 0]);
		});
		const tellAndCount = async () => {
			await tellOfListNews(shop.deps);
			return told(readers);
		};
		await expect.poll(tellAndCount, TOLD_WITHIN).toEqual([1, 1, 1, 1, 1, 0]);
		await setPrice(product, 5_000);
		expect(await tellAndCount()).toEqual([1, 1, 1, 1, 1, 0]);
		const tomorrow = new Date(Date.now() + DAY_MS);
		shop.clock.now = () => tomorrow;
		expect(await tellAndCount()).toEqual([2, 2, 2, 2, 2, 0]);
		expect(await tellAndCount()).toEqual([2, 2, 2, 2, 2, 0]);
	},
	180_000,
);
