import { afterAll, afterEach, beforeAll } from "vitest";
import type { Config } from "../config.ts";
import { type TestShop, testShop } from "./app.ts";
import { expectSoundBooks } from "./buying.ts";
import { ScriptedPayments } from "./scripted-payments.ts";

/**
 * Opens a shop for the tests of one file, with a card provider in their hands. After every test the provider works
 * again, and the books must be sound.
 */
export function buyingShop(
	opened: (shop: TestShop) => void | Promise<void>,
	config: Partial<Config> = {},
): ScriptedPayments {
	const provider = new ScriptedPayments();
	let shop: TestShop;
	beforeAll(async () => {
		shop = await testShop({ payments: provider, config: { rateLimits: false, ...config } });
		await opened(shop);
	});
	afterAll(() => shop.close());
	afterEach(async () => {
		provider.comeBack();
		await expectSoundBooks(shop);
	});
	return provider;
}
