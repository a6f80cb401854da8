import { describe, expect, test } from "vitest";
import { AnswerCache } from "./answer-cache.ts";
import { chooseEncoding, KeptAnswer, type Tag } from "./kept-answer.ts";

const answerOf = (text: string, ...tags: Tag[]) => new KeptAnswer(Buffer.from(text), {}, tags);
const textOf = (answer: KeptAnswer | null | undefined) => answer?.ready("identity")?.body.toString();

/** A render that ends when the test says so. */
function slowRender() {
	let finish: (answer: KeptAnswer) => void = () => undefined;
	const promise = new Promise<KeptAnswer>((resolve) => {
		finish = resolve;
	});
	return { make: () => promise, finish };
}

describe("kept answers", () => {
	test("an answer is made once and then served by its address", async () => {
		const cache = new AnswerCache(1_000_000);
		let made = 0;
		const make = async () => answerOf(`number ${++made}`, "catalogue");
		await cache.getOrMake("key", "/home", make);
		expect(textOf(cache.atAddress("/home"))).toBe("number 1");
		expect(textOf(await cache.getOrMake("key", "/home?x=1", make))).toBe("number 1");
		expect(cache.misses).toBe(1);
	});

	test("an answer that time makes untrue is made anew from then on", async () => {
		let now = new Date("2026-12-20T23:59:59Z");
		const cache = new AnswerCache(1_000_000, () => now);
		const until = new Date("2026-12-21T00:00:00Z");
		const make = async () => new KeptAnswer(Buffer.from(now.toISOString()), {}, ["catalogue"], until);
		await cache.getOrMake("key", "/", make);
		expect(textOf(cache.atAddress("/"))).toBe("2026-12-20T23:59:59.000Z");
		now = until;
		expect(cache.atAddress("/")).toBeUndefined();
		expect(textOf(await cache.getOrMake("key", "/", make))).toBe("2026-12-21T00:00:00.000Z");
	});

	test("A7: long keys count in the memory bound", async () => {
		const cache = new AnswerCache(1_000_000);
		for (let n = 0; n < 200; n += 1) {
			const key = `${n}`.padEnd(15_000, "x");
			await cache.getOrMake(key, `/${n}`, async () => answerOf("small", "catalogue"));
		}
		expect(cache.size.answers).toBeLessThan(40);
		expect(cache.size.bytes).toBeLessThanOrEqual(1_000_000);
	});

	test("a change of the settings drops everything, whatever it shows", async () => {
		const cache = new AnswerCache(1_000_000);
		await cache.getOrMake("one", "/products/1", async () => answerOf("one", "product:1"));
		cache.drop(["settings"]);
		expect(cache.atAddress("/products/1")).toBeUndefined();
		expect(cache.size.answers).toBe(0);
	});

	test("one render per key runs at a time, whoever asks meanwhile waits for it", async () => {
		const cache = new AnswerCache(1_000_000);
		const slow = slowRender();
		const waiting = [cache.getOrMake("key", "/a", slow.make), cache.getOrMake("key", "/b", slow.make)];
		slow.finish(answerOf("once"));
		expect((await Promise.all(waiting)).map(textOf)).toEqual(["once", "once"]);
		expect(cache.misses).toBe(1);
	});

	test("a change drops every answer that shows it, also at its address, and no other", async () => {
		const cache = new AnswerCache(1_000_000);
		await cache.getOrMake("one", "/products/1", async () => answerOf("one", "product:1"));
		await cache.getOrMake("two", "/products/2", async () => answerOf("two", "product:2"));
		cache.drop(["product:1"]);
		expect(cache.atAddress("/products/1")).toBeUndefined();
		expect(textOf(cache.atAddress("/products/2"))).toBe("two");
	});

	test("a render begun behind a change is kept when the same change is told once more", async () => {
		const cache = new AnswerCache(1_000_000);
		cache.drop(["catalogue"], "a change");
		const slow = slowRender();
		const making = cache.getOrMake("key", "/home", slow.make);
		cache.drop(["catalogue"], "a change");
		slow.finish(answerOf("behind it", "catalogue"));
		await making;
		expect(textOf(cache.atAddress("/home"))).toBe("behind it");
		cache.drop(["catalogue"], "another change");
		expect(cache.atAddress("/home")).toBeUndefined();
	});

	test("a render overtaken by a change is not kept", async () => {
		const cache = new AnswerCache(1_000_000);
		const slow = slowRender();
		const waiting = cache.getOrMake("key", "/home", slow.make);
		cache.drop(["catalogue"]);
		slow.finish(answerOf("old price", "catalogue"));
		await waiting;
		expect(cache.atAddress("/home")).toBeUndefined();
		expect(textOf(await cache.getOrMake("key", "/home", async () => answerOf("new price", "catalogue")))).toBe(
			"new price",
		);
	});

	test("who asks after a change never gets a render that began before it", async () => {
		const cache = new AnswerCache(1_000_000);
		const slow = slowRender();
		const before = cache.getOrMake("key", "/home", slow.make);
		cache.drop(["catalogue"]);
		const after = await cache.getOrMake("key", "/home", async () => answerOf("new price", "catalogue"));
		slow.finish(answerOf("old price", "catalogue"));
		await before;
		expect(textOf(after)).toBe("new price");
		expect(textOf(cache.atAddress("/home"))).toBe("new price");
	});

	test("memory is bounded: the answers longest unused go first", async () => {
		const cache = new AnswerCache(40_000);
		const big = "x".repeat(8_000);
		for (let n = 0; n < 10; n += 1)
			await cache.getOrMake(`k${n}`, `/p/${n}`, async () => answerOf(big + n, `product:${n}`));
		expect(cache.size.bytes).toBeLessThanOrEqual(40_000);
		expect(cache.atAddress("/p/0")).toBeUndefined();
		expect(cache.atAddress("/p/9")).toBeDefined();
	});

	test("what is asked for all the time stays, however much passes by", async () => {
		const cache = new AnswerCache(40_000);
		const big = "x".repeat(8_000);
		await cache.getOrMake("home", "/home", async () => answerOf(big, "catalogue"));
		for (let n = 0; n < 20; n += 1) {
			expect(cache.atAddress("/home")).toBeDefined();
			await cache.getOrMake(`k${n}`, `/p/${n}`, async () => answerOf(big + n, `product:${n}`));
		}
	});

	test("an answer too large to keep is answered but never served from memory", async () => {
		const cache = new AnswerCache(1_000);
		const answer = await cache.getOrMake("big", "/big", async () => answerOf("x".repeat(5_000), "catalogue"));
		expect(textOf(answer)?.length).toBe(5_000);
		expect(cache.atAddress("/big")).toBeUndefined();
	});

	test("a failed render is not remembered", async () => {
		const cache = new AnswerCache(1_000_000);
		await expect(cache.getOrMake("key", "/", () => Promise.reject(new Error("away")))).rejects.toThrow("away");
		expect(textOf(await cache.getOrMake("key", "/", async () => answerOf("back")))).toBe("back");
	});

	test("after clear everything is made anew", async () => {
		const cache = new AnswerCache(1_000_000);
		await cache.getOrMake("key", "/", async () => answerOf("old"));
		cache.clear();
		expect(cache.atAddress("/")).toBeUndefined();
		expect(textOf(await cache.getOrMake("key", "/", async () => answerOf("new")))).toBe("new");
	});
});

describe("answers as they last were", () => {
	const key = "page /home";
	const cacheWith = async (answer: KeptAnswer, now?: () => Date) => {
		const cache = new AnswerCache(1_000_000, now);
		await cache.getOrMake(key, "/home", async () => answer);
		return cache;
	};
	const headersOf = (answer: KeptAnswer | undefined) => answer?.ready("identity")?.headers.join(" ");

	test.each([
		["a change", (cache: AnswerCache) => cache.drop(["catalogue"])],
		["a change of the settings", (cache: AnswerCache) => cache.drop(["settings"])],
		["a connection that was away", (cache: AnswerCache) => cache.clear()],
	])("what %s drops is there for who cannot be answered anew, and nobody keeps it", async (_, happens) => {
		const headers = { "cache-control": "public, max-age=0, must-revalidate", "x-other": "stays" };
		const cache = await cacheWith(new KeptAnswer(Buffer.from("old price"), headers, ["catalogue"]));
		expect(cache.last(key)).toBeUndefined();
		happens(cache);
		expect(cache.atAddress("/home")).toBeUndefined();
		expect(textOf(cache.last(key))).toBe("old price");
		expect(headersOf(cache.last(key))).toContain("cache-control no-store");
		expect(headersOf(cache.last(key))).toContain("x-other stays");
		expect(headersOf(cache.last(key))).not.toContain("public");
		expect(cache.last(key)).toBe(cache.last(key));
	});

	test("once it is made anew, what was before is gone", async () => {
		const cache = await cacheWith(answerOf("old price", "catalogue"));
		cache.drop(["catalogue"]);
		await cache.getOrMake(key, "/home", async () => answerOf("new price", "catalogue"));
		expect(cache.last(key)).toBeUndefined();
	});

	test("after an hour, or once it stopped being true by itself, an error is better", async () => {
		const dropped = new Date("2026-12-20T12:00:00Z");
		const at = async (text: string, until?: Date) => {
			let now = dropped;
			const cache = await cacheWith(new KeptAnswer(Buffer.from("old"), {}, ["catalogue"], until), () => now);
			cache.drop(["catalogue"]);
			now = new Date(text);
			return textOf(cache.last(key));
		};
		expect(await at("2026-12-20T12:59:59Z")).toBe("old");
		expect(await at("2026-12-20T13:00:00Z")).toBeUndefined();
		const until = new Date("2026-12-20T12:30:00Z");
		expect(await at("2026-12-20T12:29:59Z", until)).toBe("old");
		expect(await at("2026-12-20T12:30:00Z", until)).toBeUndefined();
	});

	test("they take an eighth of the memory at most, and those used last stay", async () => {
		const cache = new AnswerCache(200_000);
		const big = "x".repeat(4_000);
		for (let n = 0; n < 10; n += 1) await cache.getOrMake(`k${n}`, `/p/${n}`, async () => answerOf(big, "catalogue"));
		expect(cache.atAddress("/p/0")).toBeDefined();
		cache.clear();
		expect(cache.size.bytes).toBeGreaterThan(0);
		expect(cache.size.bytes).toBeLessThanOrEqual(25_000);
		expect(cache.last("k0")).toBeDefined();
		expect(cache.last("k1")).toBeUndefined();
	});
});

test("the best encoding a browser takes is chosen", () => {
	expect(chooseEncoding("gzip, deflate, br, zstd")).toBe("br");
	expect(chooseEncoding("gzip, br;q=0")).toBe("gzip");
	expect(chooseEncoding("gzip;q=0")).toBe("identity");
	expect(chooseEncoding(undefined)).toBe("identity");
});

test("an answer is compressed once, however many ask for it at the same moment", async () => {
	const answer = new KeptAnswer(Buffer.alloc(5_000, "words "), {}, []);
	const [one, other] = await Promise.all([answer.encoded("br"), answer.encoded("br")]);
	expect(one).toBe(other);
	expect(answer.ready("br")).toBe(one);
});

test("what a change leaves as it was keeps its ETag and is not compressed again", async () => {
	const cache = new AnswerCache(1_000_000);
	const make = (text: string, tag: Tag) => cache.getOrMake("grid", "/home", async () => answerOf(text, tag));
	const grid = "a card ".repeat(1_000);
	const before = (await make(grid, "product:1")) as KeptAnswer;
	const compressed = await before.encoded("br");
	cache.drop(["product:1"]);
	const again = (await make(grid, "product:2")) as KeptAnswer;
	expect(again.etag).toBe(before.etag);
	expect(again.ready("br")?.body).toBe(compressed.body);
	expect(again.ready("gzip")).toBeUndefined();
	cache.drop(["product:2"]);
	const changed = (await make(`${grid} and another`, "catalogue")) as KeptAnswer;
	expect(changed.etag).not.toBe(before.etag);
	expect(changed.ready("br")).toBeUndefined();
	expect((await changed.encoded("br")).body).not.toEqual(compressed.body);
});
