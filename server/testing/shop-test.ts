import { test as base } from "vitest";
import type { Config } from "../config.ts";
import type { DatabaseOptions } from "../db/client.ts";
import { type TestShopOptions, testShop } from "./app.ts";
import { expectSoundBooks } from "./buying.ts";
import { type FreshDatabase, freshDatabase } from "./database.ts";
import { ScriptedPayments } from "./scripted-payments.ts";

const OPENED_WITHIN_MS = 120_000;

/** `test` for a file whose tests share one shop of the usual kind. */
export function shopTest(options: TestShopOptions = {}) {
	return testWithShop(() => testShop(options));
}

/** The same with a card provider in the tests' hands. After every test it works again, and the books must be sound. */
export function buyingTest(config: Partial<Config> = {}) {
	const provider = new ScriptedPayments();
	const { test, shop } = shopTest({ payments: provider, config: { rateLimits: false, ...config } });
	test.afterEach(async () => {
		provider.comeBack();
		await expectSoundBooks(shop);
	});
	return { test, shop, provider };
}

type Fill = (database: FreshDatabase) => Promise<unknown>;

/** `test` for a file whose tests share a database with no app before it, filled once. */
export function databaseTest(fill?: Fill, options?: DatabaseOptions) {
	return testWithShop(async () => {
		const database = await freshDatabase(options);
		await fill?.(database);
		return { ...database, close: database.drop };
	});
}

/**
 * `test` for a file whose tests share what `open` opens: before the first hook, closed after the last. A test may ask for
 * it as `({ shop })`; the file's hooks and helpers use the `shop` beside it, which is the same.
 */
export function testWithShop<Shop extends { close: () => Promise<void> }>(open: () => Promise<Shop>) {
	const test = base
		.extend("open", { scope: "file" }, () => open)
		.extend("shop", { scope: "file" }, async ({ open }, { onCleanup }) => {
			const opened = await open();
			onCleanup(opened.close);
			return opened;
		});
	const shop = {} as Shop;
	test.beforeAll(({ shop: opened }) => {
		Object.assign(shop, opened);
	}, OPENED_WITHIN_MS);
	return { test, shop };
}
