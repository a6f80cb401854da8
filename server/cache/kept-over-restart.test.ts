import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { AnswerCache } from "./answer-cache.ts";
import { KeptAnswer, type Tag } from "./kept-answer.ts";
import { takeKept, writeKept } from "./kept-over-restart.ts";

let folder = "";
const file = () => join(folder, "kept-answers");
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "perchero-kept-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const HERE = { position: "7", made: "this build" };
const LONG = "a page ".repeat(1_000);

async function cacheWith(answers: Record<string, KeptAnswer>, now?: () => Date) {
	const cache = new AnswerCache(10_000_000, now);
	for (const [key, answer] of Object.entries(answers)) {
		await answer.encoded("br");
		await cache.getOrMake(key, undefined, async () => answer);
	}
	return cache;
}

const answerOf = (text: string, tags: Tag[] = ["catalogue"], until?: Date) =>
	new KeptAnswer(Buffer.from(text), { "x-of": "this page" }, tags, until);

async function takenBack(circumstances = HERE, now?: () => Date) {
	const cache = new AnswerCache(10_000_000, now);
	const count = await takeKept(file(), cache, async () => circumstances);
	return { cache, count };
}

async function textAt(cache: AnswerCache, key: string) {
	const answer = await cache.getOrMake(key, undefined, async () => null);
	return (await answer?.encoded("identity"))?.body.toString();
}

test("what was kept is there again, the same in every byte, and still dropped by what it shows", async () => {
	const before = await cacheWith({ long: answerOf(LONG, ["product:1"]), short: answerOf("short", ["product:2"]) });
	await writeKept(file(), before, HERE);
	const { cache, count } = await takenBack();
	expect(count).toBe(2);
	const long = await cache.getOrMake("long", undefined, async () => null);
	const was = await before.getOrMake("long", undefined, async () => null);
	expect(long?.ready("br")).toEqual(was?.ready("br"));
	expect(long?.notModifiedHeaders()).toEqual(was?.notModifiedHeaders());
	expect(await textAt(cache, "long")).toBe(LONG);
	expect(await textAt(cache, "short")).toBe("short");
	cache.drop(["product:1"]);
	expect(await textAt(cache, "long")).toBeUndefined();
	expect(await textAt(cache, "short")).toBe("short");
});

test.each([
	["something was changed", { ...HERE, position: "8" }],
	["the build or a setting is another", { ...HERE, made: "that build" }],
])("nothing comes back when %s", async (_, circumstances) => {
	await writeKept(file(), await cacheWith({ page: answerOf(LONG) }), HERE);
	expect((await takenBack(circumstances)).count).toBe(0);
	expect((await takenBack()).count).toBe(1);
});

test("nothing comes back of a file that was damaged, cut off or is none", async () => {
	await writeKept(file(), await cacheWith({ page: answerOf(LONG) }), HERE);
	const whole = await readFile(file());
	const damaged = Buffer.from(whole);
	damaged[damaged.length - 10] = (damaged.at(-10) as number) ^ 1;
	for (const content of [damaged, whole.subarray(0, -5), Buffer.from("{}"), Buffer.alloc(0)]) {
		await writeFile(file(), content);
		expect((await takenBack()).count).toBe(0);
	}
	await rm(file(), { force: true });
	expect((await takenBack()).count).toBe(0);
});

test("what ends by itself is not there past its end, and what shows nothing with a name is not written down", async () => {
	const end = new Date("2026-12-21T00:00:00Z");
	const early = () => new Date("2026-12-20T00:00:00Z");
	const answers = { season: answerOf(LONG, ["catalogue"], end), ended: answerOf(LONG, ["catalogue"], early()) };
	await writeKept(file(), await cacheWith({ ...answers, nameless: answerOf(LONG, []) }, early), HERE);
	const { cache, count } = await takenBack(HERE, () => end);
	expect(count).toBe(1);
	expect(await textAt(cache, "season")).toBeUndefined();
	expect(await textAt((await takenBack(HERE, early)).cache, "season")).toBe(LONG);
});

test("what is dropped while it is taken back stays dropped", async () => {
	await writeKept(file(), await cacheWith({ page: answerOf(LONG) }), HERE);
	const cache = new AnswerCache(10_000_000);
	const readNow = async () => {
		cache.drop(["catalogue"]);
		return HERE;
	};
	expect(await takeKept(file(), cache, readNow)).toBe(0);
	expect(await textAt(cache, "page")).toBeUndefined();
});

test("the file is bounded: those used last are in it", async () => {
	const room = 33 * 1024 * 1024;
	const small = "x".repeat(900);
	const cache = new AnswerCache(1_000_000_000);
	const big = new KeptAnswer({ brotli: Buffer.alloc(room / 3), length: 2_000, etag: "big" }, {}, ["catalogue"]);
	for (const key of ["first", "second", "third"]) cache.put(key, big);
	cache.put("last", answerOf(small));
	await writeKept(file(), cache, HERE);
	const { cache: back } = await takenBack();
	expect([...back.entries()].map(([key]) => key)).toEqual(["last", "third", "second"]);
	expect((await readFile(file())).length).toBeLessThan(32 * 1024 * 1024);
});
