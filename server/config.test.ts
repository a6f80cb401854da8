import { describe, expect, test } from "vitest";
import { readConfig } from "./config.ts";

describe("configuration", () => {
	test("without any setting is the demo shop on this machine only", () => {
		expect(readConfig({}, "/srv/shop")).toMatchObject({
			port: 3000,
			host: "127.0.0.1",
			demo: true,
			dataDir: "/srv/shop/data",
			databaseUrl: undefined,
			currency: "ARS",
		});
	});

	test("with a database of one's own has no demo data and listens everywhere", () => {
		expect(readConfig({ DATABASE_URL: "postgres://shop@db/shop" })).toMatchObject({ demo: false, host: "0.0.0.0" });
		expect(readConfig({ DEMO: "false" })).toMatchObject({ demo: false });
	});

	test.each([
		[{ PORT: "http" }, /^PORT /],
		[{ PORT: "70000" }, /^PORT /],
		[{ PORT: "-1" }, /^PORT /],
		[{ DATABASE_URL: "mysql://x" }, /^DATABASE_URL /],
		[{ PUBLIC_URL: "shop.example.com" }, /^PUBLIC_URL /],
		[{ CURRENCY: "peso" }, /^CURRENCY /],
		[{ WORKERS: "0" }, /^WORKERS /],
		[{ DEMO: "false", RATE_LIMITS: "off" }, /^RATE_LIMITS=off/],
	])("%o is refused in one sentence", (environment, sentence) => {
		expect(() => readConfig(environment)).toThrow(
			expect.objectContaining({ name: "StartupError", message: expect.stringMatching(sentence) }),
		);
	});

	test("an empty setting is no setting", () => {
		expect(readConfig({ PORT: "", DATABASE_URL: "" }).port).toBe(3000);
	});
});
