import { beforeAll, expect } from "vitest";
import { READY_STEPS } from "#core/contract/readiness.ts";
import { settings } from "#core/contract/settings.ts";
import { noMailServer } from "#server/adapters/mail/mailer.ts";
import { addStaff } from "#server/testing/actors.ts";
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
	await setSettings(shop, { taxRate: 10.5 });
	expect(await missing()).toEqual(READY_STEPS.slice(2).filter((step) => step !== "tax"));
	await addCategory(shop, "Coats");
	await setUpSecondFactor(shop, token);
	expect(await missing()).toEqual(["delivery", "texts", "mail", "testMail", "cards", "product", "order"]);
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

test("what was put away says so, and what is essential can be told from the rest", async () => {
	expect((await readiness()).isPutAway).toBe(false);
	await setSettings(shop, { checklist: "away" });
	const { isPutAway, steps } = await readiness();
	expect(isPutAway).toBe(true);
	expect(steps.filter(({ isEssential }) => isEssential).map(({ step }) => step)).toEqual([
		"name",
		"contact",
		"mail",
		"cards",
		"category",
		"product",
	]);
});
