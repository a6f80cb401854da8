import { expect, test } from "vitest";

const files = import.meta.glob<string>(
	["/{web,core}/**/*messages*.{en,es}.ts", "/core/messages/*.ts", "/demo/catalogue/**/*.ts"],
	{
		query: "?raw",
		import: "default",
		eager: true,
	},
);
/** Neither typeface has it; the fallback draws it in the audit log. */
const ARROW = "→";
const letters = [...new Set(Object.values(files).join(""))].filter((letter) => letter > " " && letter !== ARROW);

/** A letter that a typeface has is as wide whatever stands in for those it lacks. */
function lacks(family: string): string[] {
	const context = document.createElement("canvas").getContext("2d");
	if (!context) throw new Error("this browser draws no text");
	const width = (letter: string, standIn: string) => {
		context.font = `64px ${family}, ${standIn}`;
		return context.measureText(letter).width;
	};
	return letters.filter((letter) => width(letter, "monospace") !== width(letter, "serif"));
}

test.each(["Fraunces Variable", "Instrument Sans Variable"])("%s has every letter the shop says", async (name) => {
	const [face] = await document.fonts.load(`64px "${name}"`);
	expect(face?.status).toBe("loaded");
	expect(lacks(`"${name}"`)).toEqual([]);
	expect(lacks("none-such")).not.toEqual([]);
});
