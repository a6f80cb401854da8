import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { defaultLimits } from "./default-limits.ts";
import { withDemoIdentity } from "./demo.ts";
import { variableNames } from "./environment.ts";
import { inProject } from "./project-folder.ts";

describe("configuration", () => {
	test("without any setting is the demo shop on this machine only", () => {
		expect(readConfig({}, "/srv/shop")).toMatchObject({
			port: 3000,
			host: "127.0.0.1",
			demo: true,
			dataDir: "/srv/shop/data",
			databaseUrl: undefined,
			firstSettings: { currency: "ARS", taxRate: 21 },
		});
	});

	test("with a database of one's own has no demo data and listens everywhere", () => {
		expect(readConfig({ DATABASE_URL: "postgres://shop@db/shop" })).toMatchObject({ demo: false, host: "0.0.0.0" });
		expect(readConfig({ DEMO: "false" })).toMatchObject({ demo: false });
		expect(readConfig({ DEMO: "false" }).firstSettings).not.toHaveProperty("name");
	});

	test("a way past a pooler belongs to a database; without one the same address serves for both", () => {
		const [pooled, straight] = ["postgres://shop@pooler:6432/shop", "postgres://shop@db/shop"];
		expect(readConfig({ DATABASE_URL: pooled, DATABASE_DIRECT_URL: straight })).toMatchObject({
			databaseUrl: pooled,
			directUrl: straight,
		});
		expect(readConfig({ DATABASE_URL: straight })).toMatchObject({ directUrl: straight });
		expect(() => readConfig({ DATABASE_DIRECT_URL: straight })).toThrow("set both");
	});

	test("the name in MAIL_FROM is the first value of the owner's setting, its address stays the machine's", () => {
		const named = readConfig({ MAIL_FROM: '"Ana & Co" <hello@example.com>' });
		expect(named.mailFrom).toBe("hello@example.com");
		expect(named.firstSettings.mail).toEqual({ sender: "Ana & Co", signature: "" });
		const plain = readConfig({ MAIL_FROM: "hello@example.com" });
		expect(plain.mailFrom).toBe("hello@example.com");
		expect(plain.firstSettings).not.toHaveProperty("mail");
	});

	test("the first of the languages has the bare paths", () => {
		expect(readConfig({ LANGUAGES: "es,en" }).firstSettings.languages).toEqual(["es", "en"]);
		expect(readConfig({}).firstSettings).not.toHaveProperty("languages");
	});

	test("a public demo listens everywhere; a real shop may have an empty DATABASE_URL when it is said to be none", () => {
		expect(readConfig({ DEMO: "public" })).toMatchObject({ demo: true, publicDemo: true, host: "0.0.0.0" });
		expect(readConfig({ DEMO: "false", DATABASE_URL: "" })).toMatchObject({ demo: false, publicDemo: false });
	});

	test.each([
		["NODE_ENV", "live"],
		["PORT", "http"],
		["PORT", "70000"],
		["PORT", "-1"],
		["DATABASE_URL", "mysql://x"],
		["DATABASE_DIRECT_URL", "mysql://x"],
		["DATABASE_REPLICA_URL", "mysql://x"],
		["DATABASE_CONNECTIONS", "1"],
		["DEMO", "maybe"],
		["PUBLIC_URL", "shop.example.com"],
		["WORKERS", "0"],
		["TRUST_PROXY", "11"],
		["LOG_LEVEL", "loud"],
		["METRICS_TOKEN", "short"],
		["OFFLINE_PAGES", "sometimes"],
		["WEBHOOKS_LOCAL", "sometimes"],
		["CDN_SECONDS", "-1"],
		["CDN_PURGE_URL", "cdn.example.com"],
		["CDN_PURGE_HEADER", "Bearer abc"],
		["RATE_LIMITS", "sometimes"],
		["LIMITS", "logIn=60"],
		["LIMITS", "nothing=60/60"],
		["CACHE_MEGABYTES", "4097"],
		["SMTP_URL", "mail.example.com"],
		["MAIL_FROM", "x"],
		["SHOP_EMAIL", "Ana <ana@example.com>"],
		["OIDC_ISSUER", "accounts.example.com"],
		["SIGN_IN_PORT", "65536"],
		["LANGUAGES", "en,fr"],
		["CURRENCY", "peso"],
		["TAX_RATE", "21.555"],
		["SHIPPING_FLAT", "-1"],
		["SHIPPING_FREE_FROM", "a lot"],
		["MERCADOPAGO_ACCESS_TOKEN", "short"],
		["MERCADOPAGO_PUBLIC_KEY", "short"],
		["MERCADOPAGO_WEBHOOK_SECRET", "short"],
		["MERCADOPAGO_API_URL", "api.example.com"],
		["MERCADOPAGO_SCRIPT_URL", "sdk.example.com"],
		["MERCADOPAGO_LOCALE", "spanish"],
		["PAYMENT_TIMEOUT_SECONDS", "61"],
		["RECONCILE_SECONDS", "0"],
		["LOCAL_CARDS_PORT", "65536"],
		["S3_ENDPOINT", "s3.example.com"],
		["SECURITY_CONTACT", "the door"],
	])("%s=%s is refused in one sentence", (name, value) => {
		expect(() => readConfig({ [name]: value })).toThrow(
			expect.objectContaining({ name: "StartupError", message: expect.stringMatching(`^${name} is not usable: `) }),
		);
	});

	test.each([
		[{ DEMO: "false", RATE_LIMITS: "off" }, /^RATE_LIMITS=off/],
		[{ MERCADOPAGO_ACCESS_TOKEN: "0123456789" }, /only work together: set both/],
		[{ DATABASE_REPLICA_URL: "postgres://copy/shop" }, /^DATABASE_REPLICA_URL only works together with DATABASE_URL/],
		[{ OIDC_ISSUER: "https://accounts.example.com" }, /only work together: set all three/],
		[{ S3_BUCKET: "pictures" }, /only work together: set all four/],
		[{ CDN_PURGE_URL: "https://cdn.example.com" }, /^CDN_PURGE_URL only works together with CDN_SECONDS/],
		[{ CDN_PURGE_HEADER: "X-Pass: word" }, /^CDN_PURGE_HEADER only works together with CDN_PURGE_URL/],
	])("%o is refused in one sentence", (environment, sentence) => {
		expect(() => readConfig(environment)).toThrow(
			expect.objectContaining({ name: "StartupError", message: expect.stringMatching(sentence) }),
		);
	});

	test(".env.example shows every setting with its default, and no other", async () => {
		const example = readFileSync(inProject(".env.example"), "utf8");
		const shown = [...example.matchAll(/^#([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, name = "", value = ""]) => [
			name,
			value,
		]);
		expect(shown.map(([name]) => name).sort()).toEqual([...variableNames].sort());
		// The one setting that may not be there and empty: a demo shop would open where a real one is meant.
		const taken = shown.filter(([name]) => name !== "DATABASE_URL");
		const asShown = await withDemoIdentity(readConfig(Object.fromEntries(taken)));
		expect(asShown).toEqual(await withDemoIdentity(readConfig({})));
		const limits = shown.find(([name]) => name === "LIMITS")?.[1] ?? "";
		expect([...limits.matchAll(/(\w+)=/g)].map(([, name]) => name)).toEqual(Object.keys(defaultLimits));
	});

	test("an empty setting is no setting", () => {
		expect(readConfig({ PORT: "", SMTP_URL: "" }).port).toBe(3000);
	});
});
