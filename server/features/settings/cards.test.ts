import { beforeAll, expect } from "vitest";
import { settings } from "#core/contract/settings.ts";
import { addStaff } from "#server/testing/actors.ts";
import { ScriptedPayments, SECRET } from "#server/testing/scripted-payments.ts";
import { shopTest } from "#server/testing/shop-test.ts";

const cards = new ScriptedPayments();
const { shop, test } = shopTest({ payments: cards });
let token: string;
beforeAll(async () => {
	({ token } = await addStaff(shop, "admin"));
});

const setup = () => shop.call(settings.cards, {}, token);
const trial = () => shop.call(settings.testCards, {}, token);

test("an admin reads which service charges cards, and nothing that is secret", async () => {
	const { data } = await setup();
	expect(data).toEqual({ provider: "local", publicKey: "TEST-key", hasWebhookSecret: true });
	expect(JSON.stringify(data)).not.toContain(SECRET);
});

test("a trial tells how it went, also while the service is away", async () => {
	expect((await trial()).data).toEqual({ trial: "works" });
	cards.away = true;
	try {
		expect((await trial()).data).toEqual({ trial: "unreachable" });
	} finally {
		cards.comeBack();
	}
	expect(cards.asked).toEqual([]);
});

test("a shop without a card service says so", async () => {
	const { payments } = shop.deps;
	shop.deps.payments = null;
	try {
		expect((await setup()).data).toEqual({ provider: "none", publicKey: null, hasWebhookSecret: false });
		expect((await trial()).status).toBe(503);
	} finally {
		shop.deps.payments = payments;
	}
});
