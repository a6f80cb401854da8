import { beforeAll, expect } from "vitest";
import { audit } from "#core/contract/audit.ts";
import { settings } from "#core/contract/settings.ts";
import { TEXT_MAX } from "#core/contract/texts.ts";
import { addStaff } from "#server/testing/actors.ts";
import { setSettings } from "#server/testing/set-settings.ts";
import { shopTest } from "#server/testing/shop-test.ts";

const { shop, test } = shopTest();
let token: string;
beforeAll(async () => {
	({ token } = await addStaff(shop, "admin"));
});

const read = async () => (await shop.call(settings.current, {})).data.texts;
const version = async () => (await shop.call(settings.all, {}, token)).data.version;
const change = async (texts: object) =>
	shop.call(settings.change, { body: { version: await version(), texts } as never }, token);

test("a text counts at once for everybody, beside everything else, and can be taken back", async () => {
	expect(await read()).toEqual({});
	const terms = { en: "# Terms\n\nOurs", es: "# Términos\n\nNuestros" };
	expect((await change({ terms })).status).toBe(200);
	expect(await read()).toEqual({ terms });
	await setSettings(shop, { name: "Ojal" });
	expect((await shop.call(settings.all, {}, token)).data).toMatchObject({ name: "Ojal", texts: { terms } });
	await change({});
	expect(await read()).toEqual({});
	expect((await shop.deps.settings.current()).name).toBe("Ojal");
});

test("payments and mails, which read the settings in their own transaction, do not read the texts", async () => {
	await change({ privacy: { en: "x".repeat(TEXT_MAX) } });
	const { rows } = await shop.db.execute<{ size: number }>(
		"select length(values::text)::int as size from owner_settings",
	);
	expect(rows[0]?.size).toBeLessThan(1_000);
	const decided = await shop.db.transaction((tx) => shop.deps.settings.readIn(tx));
	expect(JSON.stringify(decided)).not.toContain("xxx");
});

test("all of them, as long as they may be and in the longest characters, are saved", async () => {
	const longest = { en: "漢".repeat(TEXT_MAX), es: '"\n'.repeat(TEXT_MAX / 2 - 1) };
	const texts = { terms: longest, privacy: longest, returns: longest, contact: longest };
	expect((await change(texts)).status).toBe(200);
	expect((await read()).contact?.en).toBe(longest.en);
	await change({});
});

test.each([
	{ terms: { en: "x".repeat(TEXT_MAX + 1) } },
	{ terms: { en: " " } },
	{ terms: { en: "a\0b" } },
	{ terms: { en: "\ud800" } },
	{ terms: { fr: "Bonjour" } },
	{ terms: "Ours" },
	{ imprint: { en: "Ours" } },
	[],
])("what is no text is refused (%#)", async (texts) => {
	const before = await read();
	expect((await change(texts)).status).toBe(400);
	expect(await read()).toEqual(before);
});

test("an old version is refused", async () => {
	const old = await version();
	await change({ returns: { en: "Mine" } });
	const late = await shop.call(settings.change, { body: { version: old, texts: {} } }, token);
	expect(late).toMatchObject({ status: 409, data: { code: "version_conflict" } });
	expect(await read()).toEqual({ returns: { en: "Mine" } });
});

test("the audit log says which texts were written and how long they became, not all that they say", async () => {
	await change({ returns: { en: "Mine" }, contact: { es: "Acá estamos" } });
	const { data } = await shop.call(audit.list, { query: { search: "settings" } }, token);
	expect(data[0]).toMatchObject({ subject: "texts", detail: { before: {}, after: { contact: { es: 11 } } } });
});

test("the checklist names the texts that are still samples", async () => {
	const samples = async () => (await shop.call(settings.ready, {}, token)).data.samples;
	expect(await samples()).toEqual(["terms", "privacy", "contact"]);
	await setSettings(shop, { texts: { terms: { en: "Ours" }, privacy: { en: "Ours" }, returns: { en: "Ours" } } });
	expect(await samples()).toEqual(["contact"]);
	await setSettings(shop, { texts: {} });
});
