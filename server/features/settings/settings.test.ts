import { randomUUID } from "node:crypto";
import { beforeAll, expect, vi } from "vitest";
import { audit } from "#core/contract/audit.ts";
import { settings } from "#core/contract/settings.ts";
import { AnswerCache } from "#server/cache/answer-cache.ts";
import { followChanges } from "#server/cache/follow-changes.ts";
import { KeptAnswer } from "#server/cache/kept-answer.ts";
import { Connections } from "#server/db/connections.ts";
import { addStaff } from "#server/testing/actors.ts";
import { shopTest } from "#server/testing/shop-test.ts";
import { createOwnerSettings } from "./settings.service.ts";

const { shop, test } = shopTest();
let token: string;
beforeAll(async () => {
	({ token } = await addStaff(shop, "admin"));
});

const way = (given: object) => ({ id: "fast", name: "Fast", kind: "send", price: 10, ...given });
const landingOf = (given: object) => ({ sections: [], look: { title: {}, products: [] }, ...given });
const all = async () => (await shop.call(settings.all, {}, token)).data;
const change = async (changes: object) =>
	shop.call(settings.change, { body: { version: (await all()).version, ...changes } as never }, token);

test("a change counts at once, for everybody, one version further", async () => {
	const before = await all();
	const { status, data } = await change({ security: { contact: "holes@example.com" } });
	expect(status).toBe(200);
	expect(data).toEqual({ ...before, version: before.version + 1, security: { contact: "holes@example.com" } });
	const {
		version: _version,
		staff: _staff,
		mail: _mail,
		invoice: _invoice,
		checklist: _checklist,
		synonyms: _synonyms,
		...seen
	} = data;
	expect((await shop.call(settings.current, {})).data).toEqual(seen);
	expect(await all()).toEqual(data);
});

test("an old version is refused, and of two who save at once one is told", async () => {
	const { version } = await all();
	const save = (contact: string) => shop.call(settings.change, { body: { version, security: { contact } } }, token);
	const ended = await Promise.all([save("one@example.com"), save("two@example.com")]);
	expect(ended.map(({ status }) => status).sort()).toEqual([200, 409]);
	expect((await save("three@example.com")).data).toMatchObject({ code: "version_conflict" });
	expect((await all()).version).toBe(version + 1);
});

test("saving what is there already is no change", async () => {
	const before = await all();
	expect((await change({ security: before.security })).data).toEqual(before);
});

test("what a new shop may keep is noted once it is saved, though it stays the same", async () => {
	const { version, delivery, taxRate, hemisphere } = await all();
	const { data } = await change({ delivery, taxRate, hemisphere });
	expect(data).toMatchObject({ version: version + 1, delivery, taxRate });
	expect((await change({ delivery, taxRate, hemisphere })).data).toEqual(data);
	const { data: log } = await shop.call(audit.list, { query: { search: "settings" } }, token);
	const noted = log.filter(({ subject }) => ["delivery", "taxRate", "hemisphere"].includes(subject));
	expect(noted.map(({ subject }) => subject).sort()).toEqual(["delivery", "taxRate"]);
	for (const entry of noted) expect(entry).not.toHaveProperty("isLastOfSetting");
});

test.each([
	{ security: { contact: "not an address" } },
	{ security: { contact: "http://example.com/holes" } },
	{ security: { contact: "javascript:alert(1)" } },
	{ security: { contact: `${"a".repeat(300)}@example.com` } },
	{ security: {} },
	{ security: { contact: "", more: 1 } },
	{ country: "Argentina" },
	{ hemisphere: "east" },
	{ landing: {} },
	{ landing: landingOf({ sections: [{ kind: "video", isShown: true }] }) },
	{ landing: landingOf({ sections: Array(2).fill({ kind: "new", isShown: true }) }) },
	{ landing: landingOf({ sections: [{ kind: "look", isShown: true }] }) },
	{ landing: landingOf({ look: { title: {}, products: [1, 2, 3, 4, 5, 6] } }) },
	{ landing: landingOf({ look: { title: {}, products: [1, 1] } }) },
	{ landing: landingOf({ look: { title: {}, products: [2_000_000_000] } }) },
	{ landing: landingOf({ look: { title: { en: "x".repeat(61) }, products: [] } }) },
	{ landing: landingOf({ look: { title: { fr: "Un look" }, products: [] } }) },
	{ name: " " },
	{ name: "x".repeat(61) },
	{ name: "Ojal <b>" },
	{ tagline: "two\nlines" },
	{ taglines: { es: "dos\nrenglones" } },
	{ taglines: { fr: "En une ligne" } },
	{ contact: { mail: "nobody", phone: "", lines: [] } },
	{ contact: { mail: "", phone: "call me", lines: [] } },
	{ contact: { mail: "", phone: "", lines: [""] } },
	{ contact: { mail: "", phone: "", lines: Array(7).fill("Rail 1") } },
	{ contact: { mail: "" } },
	{ returnsAddress: ["Rail 1\nRosario"] },
	{ returnsAddress: Array(7).fill("Rail 1") },
	{ invoice: { series: "", legalText: "" } },
	{ invoice: { series: "a-1", legalText: "" } },
	{ invoice: { series: "A", legalText: "x".repeat(1001) } },
	{ mail: { sender: "Ana <ana@example.com>", signature: "" } },
	{ mail: { sender: "", signature: "x".repeat(501) } },
	{ languages: [] },
	{ languages: ["es", "es"] },
	{ languages: ["fr"] },
	{ currency: "peso" },
	{ currency: "ABC" },
	{ taxRate: -1 },
	{ taxRate: 101 },
	{ taxRate: 10.555 },
	{ taxShown: "yes" },
	{ names: "digits" },
	{ timeZone: "+03:00" },
	{ timeZone: "Mars/Base" },
	{ lowStock: 1.5 },
	{ lowStock: 1001 },
	{ returnsDays: -1 },
	{ returnsDays: 366 },
	{ delivery: [] },
	{ delivery: [way({ price: -1 })] },
	{ delivery: [way({ price: 1.005 })] },
	{ delivery: [way({ freeFrom: 0 })] },
	{ delivery: [way({ days: [5, 3] })] },
	{ delivery: [way({ days: [1.5, 3] })] },
	{ delivery: [way({ id: "Very Fast" })] },
	{ delivery: [way({}), way({ name: "The same again" })] },
	{ delivery: [way({ name: " " })] },
	{ delivery: [way({ kind: "drone" })] },
	{ delivery: [way({ kind: "pickup", zones: [{ country: "AR" }] })] },
	{ delivery: [way({ zones: [{ country: "ar" }] })] },
	{ delivery: [way({ zones: [{ country: "AR", zips: ["1499-1000"] }] })] },
	{ delivery: [way({ zones: [{ country: "AR", zips: [] }] })] },
	{ unheard: "of" },
	{ version: "x" },
])("%j is refused", async (changes) => {
	const before = await all();
	expect((await change(changes)).status).toBe(400);
	expect(await all()).toEqual(before);
});

test("a refusal names its field", async () => {
	const { data } = await change({ security: { contact: "not an address" } });
	expect(data).toMatchObject({
		code: "invalid_input",
		fields: { "security.contact": expect.stringContaining("e-mail") },
	});
});

test("the audit log says who changed what from what to what", async () => {
	await change({ security: { contact: "before@example.com" } });
	await change({ security: { contact: "after@example.com" } });
	const { data } = await shop.call(audit.list, { query: { search: "settings" } }, token);
	expect(data[0]).toMatchObject({
		action: "settings.change",
		subject: "security",
		detail: { before: { contact: "before@example.com" }, after: { contact: "after@example.com" } },
	});
});

test("another process hears of a change within a second, and drops every page it kept", async () => {
	const cache = new AnswerCache(1024 * 1024);
	const elsewhere = { ...shop.deps, cache, instance: randomUUID() };
	const following = await followChanges(elsewhere, { url: shop.databaseUrl, connections: new Connections() });
	try {
		const other = createOwnerSettings(elsewhere);
		await other.current();
		await cache.getOrMake("/home", "/home", async () => new KeptAnswer(Buffer.from("page"), {}, ["catalogue"]));
		expect(cache.size.answers).toBe(1);
		await change({ security: { contact: "heard@example.com" } });
		await vi.waitFor(() => expect(cache.size.answers).toBe(0), { timeout: 1_000, interval: 10 });
		expect((await other.current()).security.contact).toBe("heard@example.com");
	} finally {
		await following.close();
	}
});

test("what the environment says counts until the owner says otherwise", async () => {
	const config = { firstSettings: { security: { contact: "first@example.com" } } };
	await shop.db.execute("delete from owner_settings");
	shop.deps.cache.clear();
	const fresh = createOwnerSettings({ db: shop.db, cache: new AnswerCache(0), config });
	expect((await fresh.current()).security.contact).toBe("first@example.com");
	await change({ security: { contact: "owner@example.com" } });
	const later = createOwnerSettings({ db: shop.db, cache: new AnswerCache(0), config });
	expect((await later.current()).security.contact).toBe("owner@example.com");
});

test("A18: security.txt names the contact, and is not there without one", async () => {
	await change({ security: { contact: "" } });
	expect((await shop.get("/.well-known/security.txt")).status).toBe(404);
	await change({ security: { contact: "holes@example.com" } });
	const { status, text, headers } = await shop.get("/.well-known/security.txt");
	expect([status, headers["content-type"]]).toEqual([200, "text/plain; charset=utf-8"]);
	expect(text).toContain("Contact: mailto:holes@example.com\n");
	expect(text).toContain("Canonical: http://shop.test/.well-known/security.txt\n");
	expect(Date.parse(/Expires: (\S+)/.exec(text)?.[1] ?? "")).toBeGreaterThan(Date.now());
	expect(text).toContain("Preferred-Languages: en, es\n");
	await change({ security: { contact: "https://example.com/holes" }, languages: ["es"] });
	const spanish = (await shop.get("/.well-known/security.txt")).text;
	expect(spanish).toContain("Contact: https://example.com/holes\n");
	expect(spanish).toContain("Preferred-Languages: es\n");
	await change({ languages: ["en", "es"] });
});
