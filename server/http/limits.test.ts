import { beforeAll, describe, expect } from "vitest";
import { addressLimits } from "../default-limits.ts";
import { shopTest } from "../testing/shop-test.ts";
import { giveTryBack, takeAddressLimit, takeLimit, takeTry } from "./limits.ts";

const SECOND = 1000;
const begin = new Date("2026-01-01T00:00:00Z");
const past = (seconds: number) => new Date(begin.getTime() + seconds * SECOND);

const { shop, test } = shopTest();
let now = begin;
beforeAll(() => {
	shop.clock.now = () => now;
});

async function at<T>(time: Date, work: () => Promise<T>): Promise<T> {
	now = time;
	return work();
}
const full = (retryAfterSeconds: number) => ({ code: "too_many_requests", retryAfterSeconds });
const hitsOf = async (key: string) =>
	(await shop.pool.query<{ hits: number }>("select hits from rate_limit where key = $1", [key])).rows[0]?.hits;

describe("a window", () => {
	const limit = { hits: 3, seconds: 60 };
	const take = (key: string) => takeLimit(shop.deps, key, limit);

	test("takes its hits, refuses with the time that is left, and opens again when it is over", async () => {
		for (const seconds of [0, 10, 20]) await at(past(seconds), () => take("one"));
		await expect(at(past(20), () => take("one"))).rejects.toMatchObject(full(40));
		await expect(at(past(59.5), () => take("one"))).rejects.toMatchObject(full(1));
		await at(past(20), () => take("other"));
		for (const seconds of [60, 61, 62]) await at(past(seconds), () => take("one"));
		await expect(at(past(62), () => take("one"))).rejects.toMatchObject(full(58));
	});

	test("counts hits at the same moment exactly", async () => {
		now = begin;
		const results = await Promise.allSettled(Array.from({ length: 40 }, () => take("parallel")));
		expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
	});

	test("that a wrong clock opened far ahead locks nobody out", async () => {
		for (const n of [0, 0, 0]) await at(past(3_600 + n), () => take("ahead"));
		await at(past(1), () => take("ahead"));
		expect(await hitsOf("ahead")).toBe(1);
	});

	test("that begins a little ahead goes on: two machines' clocks are never quite the same", async () => {
		for (const seconds of [60, 60, 60]) await at(past(seconds), () => take("near"));
		await expect(at(begin, () => take("near"))).rejects.toMatchObject(full(120));
	});
});

describe("tries", () => {
	const limit = { hits: 3, seconds: 60 };
	const take = (key: string) => takeTry(shop.deps, key, limit);

	test("are refused until a whole window has passed since the last one that was let through", async () => {
		for (const seconds of [0, 30, 50]) await at(past(seconds), () => take("try"));
		await expect(at(past(65), () => take("try"))).rejects.toMatchObject(full(45));
		await expect(at(past(109), () => take("try"))).rejects.toMatchObject(full(1));
		for (const seconds of [110, 111, 112]) await at(past(seconds), () => take("try"));
		await expect(at(past(113), () => take("try"))).rejects.toMatchObject(full(59));
	});

	test("at the same moment are counted exactly, and who comes too late waits the whole window", async () => {
		now = begin;
		const results = await Promise.allSettled(Array.from({ length: 40 }, () => take("tries at once")));
		expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
		const refused = results.filter((result) => result.status === "rejected");
		for (const { reason } of refused) expect(reason).toMatchObject(full(60));
	});

	test("a flood of refused ones changes nothing", async () => {
		for (const seconds of [0, 1, 2]) await at(past(seconds), () => take("flood"));
		for (let n = 0; n < 5; n += 1) await expect(at(past(30), () => take("flood"))).rejects.toMatchObject(full(32));
		expect(await hitsOf("flood")).toBe(3);
	});

	test("one that is given back can be taken again, and there are never fewer than none", async () => {
		for (const seconds of [0, 1, 2]) await at(past(seconds), () => take("back"));
		await giveTryBack(shop.deps, "back");
		await at(past(3), () => take("back"));
		await expect(at(past(4), () => take("back"))).rejects.toMatchObject(full(59));
		for (let n = 0; n < 5; n += 1) await giveTryBack(shop.deps, "back");
		expect(await hitsOf("back")).toBe(0);
	});
});

describe("an address", () => {
	const isShared = async (one: string, other: string) => {
		shop.deps.config.limits.token = { hits: 1, seconds: 60 };
		await shop.pool.query("delete from rate_limit");
		now = begin;
		await takeAddressLimit(shop.deps, "token", one);
		return takeAddressLimit(shop.deps, "token", other).then(
			() => false,
			() => true,
		);
	};

	test.each([
		["10.0.0.1", "10.0.0.1", true],
		["10.0.0.1", "10.0.0.2", false],
		["::ffff:10.0.0.1", "::ffff:10.0.0.2", false],
		["2001:db8:1:2:3:4:5:6", "2001:db8:1:2:ffff::1", true],
		["2001:db8:1:2::1", "2001:db8:1:2:0:0:0:9", true],
		["2001:db8:1:2::1", "2001:db8:1:3::1", false],
		["2001:db8::1", "2001:db8:0:0:5:6:7:8", true],
		["2001:db8::1", "2001:db8::2:0:0:0:1", false],
		["::1", "::2", true],
		["::1", "1::1", false],
	])("%s and %s share a limit: %s", async (one, other, shared) => {
		expect(await isShared(one, other)).toBe(shared);
	});

	test("has a count for every kind of call, and none while limits are off", async () => {
		expect(await isShared("10.0.0.9", "10.0.0.9")).toBe(true);
		await takeAddressLimit(shop.deps, "discount", "10.0.0.9");
		shop.deps.config.rateLimits = false;
		await takeAddressLimit(shop.deps, "token", "10.0.0.9");
		shop.deps.config.rateLimits = true;
	});

	test("has the limits of the rulings", () => {
		expect(addressLimits).toMatchObject({
			logIn: { hits: 60, seconds: 60 },
			signUp: { hits: 60, seconds: 3600 },
			resetMail: { hits: 20, seconds: 3600 },
			payment: { hits: 30, seconds: 3600 },
		});
	});
});
