import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { accentShades, FIRST_ACCENT, GROUNDS } from "#core/rules/accent.ts";

test("the papers and the accent are those of the pages", () => {
	const [day = "", night = ""] = readFileSync("web/app.css", "utf8").split("prefers-color-scheme: dark");
	const named = (css: string, name: string) => css.match(new RegExp(`--color-${name}: (#[0-9a-f]{6});`))?.[1];
	for (const [css, { papers, on }] of [[day, GROUNDS.light] as const, [night, GROUNDS.dark] as const]) {
		expect(["paper", "raised", "sunken"].map((name) => named(css, name))).toEqual(papers);
		expect(named(css, "on-clay")).toBe(on);
	}
	const shadesIn = (css: string) => ({
		accent: named(css, "clay"),
		deep: named(css, "clay-deep"),
		on: named(css, "on-clay"),
	});
	expect(accentShades(FIRST_ACCENT)).toEqual({ light: shadesIn(day), dark: shadesIn(night) });
	expect(named(day, "clay")).toBe(FIRST_ACCENT);
});
