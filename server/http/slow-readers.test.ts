import { expect, test } from "vitest";
import { timeToTake } from "./slow-readers.ts";

const QUIET_MS = 30_000;

test.each([
	["a page", 200_000, 6_000],
	["a picture", 1_000_000, 20_000],
	["an export", 50_000_000, 20_000],
])("a phone has the time for %s of %i bytes at %i bytes a second", (_what, bytes, bytesPerSecond) => {
	expect(timeToTake(bytes, QUIET_MS)).toBeGreaterThan((bytes / bytesPerSecond) * 1_000);
});

test("who takes 4 kB before each moment at which a quiet connection would be cut has two minutes for 1 MB", () => {
	expect(timeToTake(1_000_000, QUIET_MS)).toBeLessThan(120_000);
});
