import { expect, test } from "vitest";
import { familyOfHex, shadeOfHex } from "#core/search/colour-families.ts";
import * as palette from "./palette.ts";

const colours = Object.values(palette).filter((colour) => typeof colour !== "function");

test("every colour of the demo shop is in the family people would look for it in", () => {
	const families = Object.groupBy(colours, ({ hex }) => familyOfHex(hex) ?? "none");
	const names = Object.fromEntries(
		Object.entries(families).map(([family, members]) => [family, members.map(({ name }) => name).sort()]),
	);
	expect(names).toEqual({
		black: ["Negro"],
		white: ["Blanco"],
		grey: ["Charcoal", "Fog", "Graphite", "Slate"],
		beige: ["Cream", "Ecru", "Oat", "Sand"],
		brown: ["Cacao", "Camel", "Clay", "Rust", "Tobacco"],
		red: ["Brick", "Burgundy"],
		orange: ["Apricot", "Coral", "Terracotta"],
		yellow: ["Butter", "Mustard", "Ochre"],
		green: ["Eucalyptus", "Forest", "Mint", "Moss", "Olive", "Sage"],
		blue: ["Indigo", "Ink", "Light Wash", "Mid Blue", "Navy", "Powder", "Sky", "Stone Wash", "Teal"],
		purple: ["Lilac", "Plum"],
		pink: ["Blush", "Rose"],
	});
});

test("dark and light blues and dark reds also have names of their own", () => {
	const named = (shade: string) => colours.filter(({ hex }) => shadeOfHex(hex) === shade).map(({ name }) => name);
	expect(named("navy").sort()).toEqual(["Ink", "Navy"]);
	expect(named("sky-blue").sort()).toEqual(["Light Wash", "Powder", "Sky"]);
	expect(named("burgundy")).toEqual(["Burgundy"]);
});
