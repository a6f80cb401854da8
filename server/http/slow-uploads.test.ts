import { expect, test } from "vitest";
import { patienceLeft } from "./slow-uploads.ts";

const MOST_MS = 30_000;

/** Seconds until a sender of so many bytes a second is out of patience; null while an hour is not enough. */
function secondsUntilCut(bytesPerSecond: (second: number) => number): number | null {
	let patience = MOST_MS;
	for (let second = 1; second <= 3_600; second += 1) {
		patience = patienceLeft(patience, 1_000, bytesPerSecond(second), MOST_MS);
		if (patience < 0) return second;
	}
	return null;
}

test.each([
	["at 32 KB a second", () => 32 * 1024],
	["that stands still for 25 seconds of each minute", (second: number) => (second % 60 < 25 ? 0 : 100_000)],
])("a file %s may take as long as it needs", (_what, bytesPerSecond) => {
	expect(secondsUntilCut(bytesPerSecond)).toBeNull();
});

test.each([
	["that stands still after a fast beginning", (second: number) => (second <= 60 ? 10_000_000 : 0), 91],
	["at 16 KB a second", () => 16 * 1024, 61],
	["a letter at a time", () => 5, 31],
])("a file %s is ended", (_what, bytesPerSecond, at) => {
	expect(secondsUntilCut(bytesPerSecond)).toBe(at);
});
