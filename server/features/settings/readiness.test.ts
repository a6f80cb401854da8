import { sql } from "drizzle-orm";
import { beforeAll, expect } from "vitest";
import { READY_STEPS, type ReadyStep } from "#core/contract/readiness.ts";
import { settingList, settings } from "#core/contract/settings.ts";
import { TEXT_NAMES } from "#core/rules/texts.ts";
import { localMailbox, noMailServer } from "#server/adapters/mail/mailer.ts";
import { addStaff } from "#server/testing/actors.ts";
import { pay, paymentBody } from "#server/testing/buying.ts";
import { addCategory, addImage, addProduct } from "#server/testing/factories.ts";
import { setUpSecondFactor } from "#server/testing/second-factor.ts";
import { setSettings } from "#server/testing/set-settings.ts";
import { shopTest } from "#server/testing/shop-test.ts";

const { shop, test } = shopTest({ config: { firstSettings: {}, demo: false }, mailer: noMailServer });
let token: string;
beforeAll(async () => {
	({ token } = await addStaff(shop, "admin"));
});

const readiness = async () => (await shop.call(settings.ready, {}, token)).data;
const missing = async () => (await readiness()).steps.flatMap(({ step, isDone }) => (isDone ? [] : [step]));

test("an empty shop lacks everything, and each step is ticked off as it is done", async () => {
	expect(await missing()).toEqual([...READY_STEPS]);
	await setSettings(shop, { name: "Ojal", contact: { mail: "", phone: "+54 11 5555 0100", lines: [] } });
	await setSettings(shop, { taxRate: settingList.taxRate.initial });
	expect(await missing()).toEqual(READY_STEPS.slice(2).filter((step) => step !== "tax"));
	await addCategory(shop, "Coats");
	await setUpSecondFactor(shop, token);
	expect(await missing()).toEqual(["currency", "delivery", "texts", "mail", "testMail", "cards", "product", "order"]);
});

test("a product counts once it has a picture and units that can be bought", async () => {
	await addProduct(shop);
	const front = await addImage(shop, "front");
	const soldOut = { S: 0, M: 0, L: 0, XL: 0 };
	await addProduct(shop, { variants: [{ images: [front], Stocks: soldOut }] });
	await addProduct(shop, { variants: [{ images: [front] }], offSale: true });
	expect(await missing()).toContain("product");
	await addProduct(shop, { variants: [{ images: [front] }] });
	expect(await missing()).not.toContain("product");
});

test("what is left is ticked off one by one, until nothing is", async () => {
	const steps: Partial<Record<ReadyStep, () => unknown>> = {
		currency: () => setSettings(shop, { currency: settingList.currency.initial }),
		delivery: async () => setSettings(shop, { delivery: (await shop.deps.settings.current()).delivery }),
		texts: () => setSettings(shop, { texts: Object.fromEntries(TEXT_NAMES.map((name) => [name, { en: "Ours." }])) }),
		mail: () => Object.assign(shop.deps, { mailer: localMailbox }),
		testMail: () => shop.call(settings.testMail, { body: { to: "ana@ojal.test" } }, token),
		cards: () => Object.assign(shop.deps.config, { mercadoPago: {} }),
		order: async () => pay(shop, paymentBody([{ productid: await addProduct(shop, { price: 20 }) }], 20)),
	};
	const left = Object.keys(steps);
	expect(await missing()).toEqual(left);
	for (const see of Object.values(steps)) {
		await see();
		left.shift();
		expect(await missing()).toEqual(left);
	}
});

test("delivery is missing, and essential, while no way reaches the shop's own country", async () => {
	const delivery = async () => (await readiness()).steps.find(({ step }) => step === "delivery");
	const way = { id: "standard", name: "Standard", kind: "send" as const, price: 5 };
	await setSettings(shop, { delivery: [{ ...way, zones: [{ country: "AR" }] }] });
	expect(await delivery()).toMatchObject({ isDone: true, isEssential: false });
	await setSettings(shop, { country: "UY" });
	expect(await delivery()).toMatchObject({ isDone: false, isEssential: true });
	expect((await readiness()).reachesCountry).toBe(false);
	await setSettings(shop, { delivery: [{ ...way, kind: "pickup", zones: [] }] });
	expect(await delivery()).toMatchObject({ isDone: true, isEssential: false });
	expect((await readiness()).reachesCountry).toBe(true);
});

test("an order leaves nothing to decide about the currency, and it can still be saved as it is", async () => {
	await shop.db.execute(sql`update owner_settings set values = values - 'currency'`);
	expect(await missing()).toEqual([]);
	await setSettings(shop, { currency: settingList.currency.initial });
	expect(await missing()).toEqual([]);
	await expect(setSettings(shop, { currency: "USD" })).rejects.toMatchObject({ code: "invalid_input" });
});

test("what was put away says so, and what is essential can be told from the rest", async () => {
	expect((await readiness()).isPutAway).toBe(false);
	await setSettings(shop, { checklist: "away" });
	const { isPutAway, steps } = await readiness();
	expect(isPutAway).toBe(true);
	expect(steps.filter(({ isEssential }) => isEssential).map(({ step }) => step)).toEqual([
		"name",
		"contact",
		"currency",
		"mail",
		"cards",
		"category",
		"product",
	]);
});
