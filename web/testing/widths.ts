import { beforeEach, describe } from "vitest";
import { page } from "vitest/browser";

/** A phone, both sides of where columns become one, a desk. */
const WIDTHS = [390, 920, 921, 1440];

/** The same tests on every screen width. */
export function atEveryWidth(tests: (width: number) => void): void {
	for (const width of WIDTHS) {
		describe(`at ${width} px`, () => {
			beforeEach(() => page.viewport(width, 900));
			tests(width);
		});
	}
}
