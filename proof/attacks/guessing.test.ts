import { expect } from "vitest";
import { sessions } from "#core/contract/sessions.ts";
import { addClient, PASSWORD } from "#server/testing/actors.ts";
import { shopTest } from "#server/testing/shop-test.ts";

const { shop, test } = shopTest({ config: { rateLimits: false } });

const logIn = (login_name: string, login_password: string, more: object = {}) =>
	shop.call(sessions.logIn, { body: { login_name, login_password, ...more } });

test("guessing 10,000 times at one account: at most 10 in 15 minutes are checked, and the owner's device gets in meanwhile", async () => {
	const owner = await addClient(shop);
	const { device } = (await logIn(owner.loginName, PASSWORD)).data;
	const checksBefore = shop.deps.passwords.checks();
	const at = Date.now();
	shop.clock.now = () => new Date(at);
	const statuses = new Map<number, number>();
	let ownersLogIns = 0;
	for (let round = 0; round < 100; round += 1) {
		const guesses = Array.from({ length: 100 }, (_, guess) => logIn(owner.loginName, `guess ${round}-${guess}`));
		for (const { status } of await Promise.all(guesses)) statuses.set(status, (statuses.get(status) ?? 0) + 1);
		if (round % 25 === 0) {
			const { status } = await logIn(owner.loginName, PASSWORD, { device });
			expect(status).toBe(200);
			ownersLogIns += 1;
		}
	}
	expect(Object.fromEntries(statuses)).toEqual({ 401: 10, 429: 9_990 });
	expect(shop.deps.passwords.checks() - checksBefore).toBe(10 + ownersLogIns);
}, 300_000);
