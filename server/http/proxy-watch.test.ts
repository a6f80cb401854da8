import { beforeEach, expect } from "vitest";
import { shopTest } from "../testing/shop-test.ts";
import { watchProxy } from "./proxy-watch.ts";

const { shop, test } = shopTest();
beforeEach(() => {
	shop.deps.proxy = watchProxy(shop.deps);
	shop.logged.length = 0;
});

const warnings = () => shop.logged.filter((line) => line.includes("TRUST_PROXY"));
const handOn = () => shop.get("/healthz", { "x-forwarded-for": "203.0.113.9" });

test("A6: a proxy that the configuration does not name is noticed from its first request, and said once", async () => {
	await shop.get("/healthz");
	expect(shop.deps.proxy.isOverlooked()).toBe(false);
	await handOn();
	expect(shop.deps.proxy.isOverlooked()).toBe(true);
	await handOn();
	expect(warnings()).toHaveLength(1);
});

test("a proxy that the configuration names is nothing to tell", async () => {
	shop.deps.config.trustProxy = 1;
	await handOn();
	shop.deps.config.trustProxy = 0;
	expect(shop.deps.proxy.isOverlooked()).toBe(false);
	expect(warnings()).toEqual([]);
});
