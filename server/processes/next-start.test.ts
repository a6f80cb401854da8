import { expect, test } from "vitest";
import { pauseBeforeStart } from "./next-start.ts";

test("one that died while it served is replaced at once, one that cannot open after longer and longer pauses", () => {
	expect([0, 1, 2, 3, 7, 8, 1_000].map(pauseBeforeStart)).toEqual([0, 250, 500, 1_000, 16_000, 30_000, 30_000]);
});
