import fc from "fast-check";
import { expect, test } from "vitest";
import { pageWindow } from "./page-window.ts";

test("the window holds three page numbers with the current one in the middle", () => {
	expect(pageWindow(5, 13)).toEqual([4, 5, 6]);
});

test("at the ends the window stays full", () => {
	expect(pageWindow(1, 13)).toEqual([1, 2, 3]);
	expect(pageWindow(13, 13)).toEqual([11, 12, 13]);
});

test("fewer pages than the window are all shown", () => {
	expect(pageWindow(1, 1)).toEqual([1]);
	expect(pageWindow(2, 2)).toEqual([1, 2]);
});

test("the current page is always in the window, and every number is a page", () => {
	fc.assert(
		fc.property(fc.integer({ min: 1, max: 10_000 }), fc.integer({ min: 1, max: 10_000 }), (a, b) => {
			const [page, pages] = [Math.min(a, b), Math.max(a, b)];
			const shown = pageWindow(page, pages);
			expect(shown).toContain(page);
			expect(shown).toHaveLength(Math.min(3, pages));
			expect(shown.every((one) => one >= 1 && one <= pages)).toBe(true);
		}),
	);
});
