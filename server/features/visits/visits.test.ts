import type { IncomingHttpHeaders } from "node:http";
import { expect } from "vitest";
import { KeptAnswer } from "#server/cache/kept-answer.ts";
import { noticeServed } from "#server/cache/notice-served.ts";
import { warmFirst } from "#server/cache/warm.ts";
import { shopTest } from "#server/testing/shop-test.ts";
import { writeVisits } from "./visits.service.ts";

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140 Safari/537.36";

const { shop, test } = shopTest();

const look = (headers: IncomingHttpHeaders) =>
	noticeServed(shop.deps, { method: "GET", headers, url: "/home" }, { isPage: true, foundNothing: false });
const days = async () => {
	await writeVisits(shop.deps);
	return (await shop.pool.query("select day::text, visits from visit_day order by day")).rows;
};

test("people are counted per day, robots and pages fetched ahead are not, and nothing else is kept", async () => {
	shop.clock.now = () => new Date("2026-03-01T23:59:00Z");
	for (let visit = 0; visit < 3; visit += 1) look({ "user-agent": BROWSER });
	look({ "user-agent": "Googlebot/2.1" });
	look({});
	look({ "user-agent": BROWSER, "sec-purpose": "prefetch" });
	expect(await days()).toEqual([{ day: "2026-03-01", visits: 3 }]);
	shop.clock.now = () => new Date("2026-03-02T00:01:00Z");
	look({ "user-agent": BROWSER });
	expect(await days()).toEqual([
		{ day: "2026-03-01", visits: 3 },
		{ day: "2026-03-02", visits: 1 },
	]);
});

test("what cannot be written is counted later", async () => {
	const before = (await days()).at(-1);
	look({ "user-agent": BROWSER });
	await shop.pool.query("alter table visit_day rename to visit_away");
	await expect(writeVisits(shop.deps)).rejects.toThrow();
	await shop.pool.query("alter table visit_away rename to visit_day");
	expect((await days()).at(-1)).toEqual({ ...before, visits: before.visits + 1 });
});

test("a warm page counts, warm data does not", async () => {
	await days();
	const keep = (address: string, type: string) =>
		shop.deps.cache.getOrMake(
			address,
			address,
			async () => new KeptAnswer(Buffer.from("x"), { "content-type": type }, []),
		);
	await keep("/home", "text/html; charset=utf-8");
	await keep("/home.data", "text/x-script");
	const listener = warmFirst(
		shop.deps.cache,
		(request, answer) => noticeServed(shop.deps, request, answer),
		() => {
			throw new Error("it was warm");
		},
	);
	const ask = (url: string, method = "GET") => {
		const response = { writeHead: () => response, end: () => response };
		listener({ url, method, headers: { "user-agent": BROWSER } } as never, response as never);
	};
	ask("/home");
	ask("/home.data");
	ask("/home", "HEAD");
	expect(shop.deps.visits.take()).toBe(1);
});
