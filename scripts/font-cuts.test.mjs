import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CUTS, cutFont, pathOf } from "./font-cuts.mjs";

const SENT_MAX = 60_000;

test("the typefaces are as `npm run fonts` cuts them, and small enough to come with the first page", async () => {
	const kept = CUTS.map((cut) => readFileSync(pathOf(cut)));
	const cut = await Promise.all(CUTS.map(cutFont));
	expect(cut.map((bytes, place) => bytes.equals(kept[place]))).toEqual([true, true]);
	expect(kept.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(SENT_MAX);
});
