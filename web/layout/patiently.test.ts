import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { patiently } from "./patiently.ts";

let answers: (() => Promise<Response>)[];
const away = () => Promise.reject(new TypeError("nobody answers"));
const there = () => Promise.resolve(new Response());
const broken = () => Promise.resolve(new Response(null, { status: 503 }));

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal("fetch", () => answers.shift()?.() ?? away());
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

/** Code that comes at the n-th time it is asked for. */
function comingAt(which: number) {
	let asked = 0;
	return { load: () => (++asked < which ? away() : Promise.resolve("the part")), asked: () => asked };
}

test("code that fails while the shop can be reached is asked for once more", async () => {
	answers = [there];
	await expect(patiently(comingAt(2).load)()).resolves.toBe("the part");
	answers = [there];
	await expect(patiently(comingAt(3).load)()).rejects.toThrow("nobody answers");
});

test("code waits until the shop can be reached, whatever the browser thinks of its network", async () => {
	answers = [away, broken, there];
	const code = comingAt(2);
	const part = patiently(code.load)();
	await vi.advanceTimersByTimeAsync(1_999);
	expect(code.asked()).toBe(1);
	await vi.advanceTimersByTimeAsync(2_001);
	await expect(part).resolves.toBe("the part");
});
