import { afterEach, expect, test, vi } from "vitest";
import { AnswerCache } from "./answer-cache.ts";
import { AnswerExchange } from "./answer-exchange.ts";
import type { FromExchange, Port, ToExchange } from "./exchange-messages.ts";
import { KeptAnswer, type Tag } from "./kept-answer.ts";
import { shareAnswers } from "./shared-answers.ts";

const TEXT = "a page ".repeat(1_000);
const answerOf = (text: string, ...tags: Tag[]) => new KeptAnswer(Buffer.from(text), {}, tags);
const textOf = async (answer: KeptAnswer | null) => (await answer?.encoded("identity"))?.body.toString();
const never = () => Promise.reject(new Error("nobody was to make it"));

/** A way between two processes: in order, later, and as copies. It can be cut, or hold back what is sent. */
function wayBetween() {
	type Hear = (message: never) => void;
	const ends: Record<"first" | "other", Hear[]> = { first: [], other: [] };
	const way = { isCut: false };
	const portOf = <Sent, Received>(own: "first" | "other", far: "first" | "other"): Port<Sent, Received> => ({
		send(message) {
			const copy = structuredClone(message) as never;
			setImmediate(() => {
				if (!way.isCut) for (const hear of ends[far]) hear(copy);
			});
		},
		listen: (hear) => ends[own].push(hear as Hear),
	});
	return {
		way,
		first: portOf<FromExchange, ToExchange>("first", "other"),
		other: portOf<ToExchange, FromExchange>("other", "first"),
	};
}

afterEach(() => {
	vi.useRealTimers();
});

function machine(processes = 2, patienceMs = 60_000) {
	const exchange = new AnswerExchange(1_000_000);
	const start = () => {
		const cache = new AnswerCache(1_000_000);
		const { way, first, other } = wayBetween();
		const leave = exchange.admit(first);
		shareAnswers(cache, other, patienceMs);
		const die = () => {
			way.isCut = true;
			leave();
		};
		return Object.assign(cache, { way, die });
	};
	const caches = Array.from({ length: processes }, start);
	return { exchange, start, caches: caches as [(typeof caches)[0], (typeof caches)[0], ...typeof caches] };
}

/** A render that ends when the test says so. */
function slowRender() {
	const { promise, resolve, reject } = Promise.withResolvers<KeptAnswer | null>();
	const begun = Promise.withResolvers<void>();
	const make = () => {
		begun.resolve();
		return promise;
	};
	return { make, finish: resolve, fail: reject, begun: begun.promise };
}

const untilKept = ({ exchange }: ReturnType<typeof machine>, answers = 1) =>
	vi.waitFor(() => expect(exchange.kept.size.answers).toBe(answers));

test("a page is made by one process and handed to the others, compressed", async () => {
	const all = machine();
	const [one, other] = all.caches;
	const made = await one.getOrMake("key", "/home", async () => answerOf(TEXT, "catalogue"));
	await untilKept(all);
	const taken = await other.getOrMake("key", "/home", never);
	expect(await textOf(taken)).toBe(TEXT);
	expect(taken?.etag).toBe(made?.etag);
	expect(taken?.ready("br")?.body).toEqual(made?.ready("br")?.body);
	expect(other.atAddress("/home")).toBe(taken);
});

test("who asks while another process makes it waits for that one", async () => {
	const { caches } = machine();
	const [one, other] = caches;
	const slow = slowRender();
	const first = one.getOrMake("key", "/home", slow.make);
	await slow.begun;
	const second = other.getOrMake("key", "/home", never);
	slow.finish(answerOf("once"));
	expect(await Promise.all([first, second].map(async (answer) => textOf(await answer)))).toEqual(["once", "once"]);
});

test("what is not to be kept is made by each for itself", async () => {
	const { caches } = machine();
	const [one, other] = caches;
	const slow = slowRender();
	const first = one.getOrMake("key", "/nowhere", slow.make);
	await slow.begun;
	const second = other.getOrMake("key", "/nowhere", async () => answerOf("made here"));
	slow.finish(null);
	expect(await first).toBeNull();
	expect(await textOf(await second)).toBe("made here");
});

test("who makes it may die: somebody who waits makes it, for all who wait", async () => {
	const all = machine(3);
	const [one, second, third] = all.caches;
	const slow = slowRender();
	one.getOrMake("key", "/home", slow.make).catch(() => undefined);
	await slow.begun;
	let made = 0;
	const make = async () => answerOf(`made ${++made}`);
	const waiting = [second.getOrMake("key", "/home", make), third?.getOrMake("key", "/home", make)];
	await new Promise(setImmediate);
	one.die();
	for (const answer of waiting) expect(await textOf((await answer) ?? null)).toBe("made 1");
});

test("a change in one process drops everywhere, and nobody who heard of it is handed what was made before", async () => {
	const all = machine();
	const [one, other] = all.caches;
	const slow = slowRender();
	const before = other.getOrMake("key", "/home", slow.make);
	await slow.begun;
	one.drop(["catalogue"]);
	const after = one.getOrMake("key", "/home", async () => answerOf("new price", "catalogue"));
	slow.finish(answerOf("old price", "catalogue"));
	expect(await textOf(await before)).toBe("old price");
	expect(await textOf(await after)).toBe("new price");
	await untilKept(all);
	expect(await textOf(await other.getOrMake("key", "/home", never))).toBe("new price");

	other.drop(["product:1"]);
	expect(one.atAddress("/home")).toBeDefined();
	other.drop(["catalogue"]);
	await vi.waitFor(() => expect(one.atAddress("/home")).toBeUndefined());
	expect(all.exchange.kept.size.answers).toBe(0);
});

test("each process drops once for a change, however many tell of it, so that what is made behind it is kept", async () => {
	const all = machine(3);
	const [one, other, third] = all.caches;
	one.drop(["catalogue"], "notice");
	other.drop(["catalogue"], "notice");
	const made = [one, other].map((cache) => cache.getOrMake("key", "/home", async () => answerOf("anew", "catalogue")));
	await Promise.all(made);
	third?.drop(["catalogue"], "notice");
	one.drop(["catalogue"], "notice");
	// The way to the first process and back is in order: what this leaves to do everybody has done.
	await third?.getOrMake("barrier", "/barrier", async () => answerOf("behind"));
	await untilKept(all, 2);
	expect([one, other].map((cache) => cache.atAddress("/home") !== undefined)).toEqual([true, true]);

	third?.drop(["catalogue"], "next notice");
	await vi.waitFor(() => expect([one, other].map((cache) => cache.atAddress("/home"))).toEqual([undefined, undefined]));
});

test("who makes something has heard of every change that anybody here has heard of", async () => {
	const { caches } = machine();
	const [one, other] = caches;
	const read = () => other.counts.get("price", "catalogue", async () => "old");
	await read();
	one.drop(["catalogue"]);
	const answer = await other.getOrMake("key", "/home", async () =>
		answerOf(await other.counts.get("price", "catalogue", async () => "new"), "catalogue"),
	);
	expect(await textOf(answer)).toBe("new");
});

test("what nobody heard the changes of is handed to nobody", async () => {
	const all = machine(1);
	const [one] = all.caches;
	await one.getOrMake("key", "/home", async () => answerOf("before", "catalogue"));
	await untilKept(all);
	one.die();
	const next = all.start();
	expect(await textOf(await next.getOrMake("key", "/home", async () => answerOf("after")))).toBe("after");
});

test("a process that is replaced takes what the others have", async () => {
	const all = machine(2);
	const [one] = all.caches;
	await one.getOrMake("key", "/home", async () => answerOf("kept", "catalogue"));
	await untilKept(all);
	one.die();
	expect(await textOf(await all.start().getOrMake("key", "/home", never))).toBe("kept");
});

test("a first process that says nothing keeps nobody waiting twice, and is asked again once it speaks", async () => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	const all = machine(2);
	const [one, other] = all.caches;
	one.way.isCut = true;
	const late = one.getOrMake("a", "/a", async () => answerOf("made here"));
	await vi.advanceTimersByTimeAsync(60_000);
	expect(await textOf(await late)).toBe("made here");
	await one.getOrMake("b", "/b", async () => answerOf("made at once"));
	vi.useRealTimers();

	one.way.isCut = false;
	other.drop(["product:1"]);
	await other.getOrMake("c", "/c", async () => answerOf("made there"));
	await untilKept(all);
	await vi.waitFor(async () =>
		expect(await textOf(await one.getOrMake("c", "/c", async () => null))).toBe("made there"),
	);
});

test("a failed render is everybody's own", async () => {
	const { caches } = machine();
	const [one, other] = caches;
	await expect(one.getOrMake("key", "/", never)).rejects.toThrow("nobody");
	expect(await textOf(await other.getOrMake("key", "/", async () => answerOf("back")))).toBe("back");
});
