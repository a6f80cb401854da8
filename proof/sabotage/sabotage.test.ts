import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { sabotages } from "./all.ts";
import { edited, titlePattern } from "./sabotage.ts";

test.each(sabotages)("the sabotage “$name” fits the code and names a test", async (sabotage) => {
	for (const edit of sabotage.edits) {
		const text = await readFile(edit.file, "utf8");
		expect(edited(text, edit)).not.toBe(text);
	}
	expect(await readFile(sabotage.caughtBy.file, "utf8")).toContain(sabotage.caughtBy.title);
});

test("there are at least sixty, each with a name of its own", () => {
	expect(new Set(sabotages.map(({ name }) => name)).size).toBe(sabotages.length);
	expect(sabotages.length).toBeGreaterThanOrEqual(60);
});

test("a sabotage whose text is gone, or there twice, is an error", () => {
	const edit = { file: "a.ts", search: "lock()", replace: "" };
	expect(edited("before; lock(); after", edit)).toBe("before; ; after");
	expect(() => edited("nothing", edit)).toThrow("0 times");
	expect(() => edited("lock(); lock()", edit)).toThrow("2 times");
});

test("a title is found with any row in it, and its signs stand for themselves", () => {
	const [sabotage] = sabotages as [(typeof sabotages)[number]];
	const pattern = titlePattern({ ...sabotage, caughtBy: { file: "", title: "%s (or $ 1.00) is kept" } });
	expect("x (or $ 1.00) is kept").toMatch(new RegExp(`^${pattern}$`));
	expect("x or $ 1100 is kept").not.toMatch(new RegExp(`^${pattern}$`));
});
