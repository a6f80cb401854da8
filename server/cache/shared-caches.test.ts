import { expect, test } from "vitest";
import type { Tag } from "./kept-answer.ts";
import { answerForAll, purgeNames } from "./shared-caches.ts";

const now = new Date("2026-03-01T12:00:00Z");
const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const cdn = { seconds: 60, purge: undefined };

function headersOf(given: { tags?: Tag[]; until?: Date; cdn?: typeof cdn | undefined }) {
	const { tags = ["stock:5", "product:5", "shelves"], until } = given;
	const headers = { "cache-control": "public, max-age=0, must-revalidate" };
	const made = { body: Buffer.from("page"), headers, tags, until };
	const answer = answerForAll("cdn" in given ? given.cdn : cdn, now, made);
	const flat = answer.ready("identity")?.headers ?? [];
	return {
		answer,
		headers: Object.fromEntries(Array.from({ length: flat.length / 2 }, (_, n) => flat.slice(2 * n, 2 * n + 2))),
	};
}

test("caches before the shop are told how long and by which names, browsers to ask each time", () => {
	const { answer, headers } = headersOf({});
	expect(headers["cache-control"]).toBe("public, max-age=0, s-maxage=60, must-revalidate");
	expect(headers["cdn-cache-control"]).toBe("public, max-age=60, stale-while-revalidate=60");
	expect(headers["surrogate-key"]).toBe("shop s5 p5 shelves");
	expect(headers["cache-tag"]).toBe("shop,s5,p5,shelves");
	expect(answer.notModifiedHeaders()).toEqual(
		expect.arrayContaining(["cdn-cache-control", "surrogate-key", "shop s5 p5 shelves"]),
	);
});

test("a shop without such caches says nothing of them", () => {
	const { headers } = headersOf({ cdn: undefined });
	expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
	expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(["surrogate-key"]));
	expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(["cdn-cache-control"]));
});

test("what shows too much to be named in a head is kept by the shop alone", () => {
	const many = Array.from({ length: 400 }, (_, id): Tag => `stock:${id}`);
	expect(headersOf({ tags: many }).headers).not.toHaveProperty("surrogate-key");
	expect(headersOf({ tags: many.slice(0, 200) }).headers).toHaveProperty("surrogate-key");
});

test("no cache can still send what has become untrue by itself", () => {
	// A cache may send it for 60 seconds, and for 60 more while it asks again.
	const early = headersOf({ until: inSeconds(300) });
	expect(early.answer.until).toEqual(inSeconds(180));
	expect(early.headers).toHaveProperty("surrogate-key");
	const late = headersOf({ until: inSeconds(120) });
	expect(late.answer.until).toEqual(inSeconds(120));
	expect(late.headers).not.toHaveProperty("surrogate-key");
	expect(late.headers["cache-control"]).not.toContain("s-maxage");
});

test("names to drop are those the answers carry", () => {
	expect(purgeNames(["product:5", "stock:12"])).toEqual(["p5", "s12"]);
	expect(purgeNames(["catalogue", "product:5"])).toEqual(["catalogue", "p5", "in-stock"]);
	expect(purgeNames(["product:5", "settings"])).toEqual(["shop"]);
});
