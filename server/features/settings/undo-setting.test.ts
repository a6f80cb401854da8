import { beforeAll, expect } from "vitest";
import { audit } from "#core/contract/audit.ts";
import { settings } from "#core/contract/settings.ts";
import { settingMessages } from "#core/messages/settings.ts";
import { UNDO_MS } from "#core/rules/undo.ts";
import { addStaff } from "#server/testing/actors.ts";
import { shopTest } from "#server/testing/shop-test.ts";

const { shop, test } = shopTest({ config: { rateLimits: false } });
let token: string;
beforeAll(async () => {
	({ token } = await addStaff(shop, "admin"));
});

const all = async () => (await shop.call(settings.all, {}, token)).data;
const change = async (changes: object) => {
	const { version } = await all();
	const { status } = await shop.call(settings.change, { body: { version, ...changes } as never }, token);
	expect(status).toBe(200);
};
const entries = async () => (await shop.call(audit.list, { query: {} }, token)).data;
const newest = async (subject: string) => (await entries()).find((entry) => entry.subject === subject);
const undo = (entry: number) => shop.call(settings.undo, { body: { entry } }, token);

test("every change of a setting is taken back from the log, also the taking back", async () => {
	const before = await all();
	const way = { id: "fast", name: "Fast", kind: "send", zones: [], price: 10 };
	const given = {
		...{ name: "Ojal", tagline: "Hilo", accent: "#204080", currency: "EUR", country: "ES", timeZone: "Europe/Madrid" },
		...{ taxRate: 10, lowStock: 5, delivery: [way], invoice: { series: "B", legalText: "Ley" } },
		...{ contact: { mail: "a@example.com", phone: "", lines: ["Calle 1"] }, languages: ["es", "en"] },
	};
	await change(given);
	const changed = await all();
	for (const subject of Object.keys(given)) {
		const entry = await newest(subject);
		expect({ subject, isLast: entry?.isLastOfSetting }).toEqual({ subject, isLast: true });
		expect(await undo(entry?.id ?? 0)).toMatchObject({ status: 200 });
	}
	expect(await all()).toEqual({ ...before, version: before.version + 1 + Object.keys(given).length });
	await undo((await newest("name"))?.id ?? 0);
	expect((await all()).name).toBe(changed.name);
});

test("what was changed again since stays, and only the last change offers the way back", async () => {
	await change({ name: "First" });
	const first = await newest("name");
	await change({ name: "Second" });
	const still = (await entries()).find(({ id }) => id === first?.id);
	expect(still?.isLastOfSetting).toBeUndefined();
	const late = await undo(first?.id ?? 0);
	expect(late).toMatchObject({ status: 409, data: { message: settingMessages.undoOvertaken } });
	expect((await all()).name).toBe("Second");
});

test("of the texts only those come back that the change wrote, word for word", async () => {
	await change({ texts: { terms: { en: "Terms before" }, privacy: { en: "Ours" } } });
	await change({ texts: { terms: { en: "Terms after" }, privacy: { en: "Ours" } } });
	const entry = await newest("texts");
	expect(entry?.detail).toEqual({ before: { terms: { en: 12 } }, after: { terms: { en: 11 } } });
	await change({ texts: { terms: { en: "Terms after" }, privacy: { en: "Ours, mended" } } });
	expect((await undo(entry?.id ?? 0)).status).toBe(200);
	expect((await all()).texts).toEqual({ terms: { en: "Terms before" }, privacy: { en: "Ours, mended" } });
});

test("after a day, or by an entry of something else, nothing comes back", async () => {
	expect((await undo(999_999)).status).toBe(404);
	await change({ name: "Old" });
	const entry = (await newest("name"))?.id ?? 0;
	const long = new Date(shop.deps.now().getTime() - UNDO_MS - 1000);
	await shop.pool.query("update audit_log set at = $2 where id = $1", [entry, long]);
	expect(await undo(entry)).toMatchObject({ status: 410 });
	expect((await all()).name).toBe("Old");
});
