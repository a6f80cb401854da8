import { expect, test } from "vitest";
import { CARE_GROUPS, CARE_SYMBOLS, careGroupOf, inCareOrder, isOneOfEachGroup } from "./care.ts";

test("every symbol belongs to a group, and the groups follow each other as on a label", () => {
	const groups = CARE_SYMBOLS.map(careGroupOf);
	expect([...new Set(groups)]).toEqual([...CARE_GROUPS]);
	expect(groups).toEqual(CARE_GROUPS.flatMap((group) => groups.filter((one) => one === group)));
	expect(new Set(CARE_SYMBOLS).size).toBe(CARE_SYMBOLS.length);
});

test("a group is what stands before the first hyphen", () => {
	expect(careGroupOf("wash-40-very-mild")).toBe("wash");
	expect(careGroupOf("dry-line-drip-shade")).toBe("dry");
});

test("a label has one symbol of each group at most", () => {
	expect(isOneOfEachGroup([])).toBe(true);
	expect(isOneOfEachGroup(["wash-30", "iron-low"])).toBe(true);
	expect(isOneOfEachGroup(["wash-30", "iron-low", "wash-not"])).toBe(false);
});

test("symbols are shown in the order of a label, whatever order they were given in", () => {
	expect(inCareOrder(["wet-not", "iron-low", "wash-hand", "bleach-not"])).toEqual([
		"wash-hand",
		"bleach-not",
		"iron-low",
		"wet-not",
	]);
});
