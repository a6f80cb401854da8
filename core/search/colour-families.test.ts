import { expect, test } from "vitest";
import { familyOfHex } from "./colour-families.ts";

/** Colours of the web whose names say their family. */
test.each([
	["#000000", "black"],
	["#111111", "black"],
	["#ffffff", "white"],
	["#808080", "grey"],
	["#d3d3d3", "grey"],
	["#f5f5dc", "beige"],
	["#d2b48c", "beige"],
	["#8b4513", "brown"],
	["#a52a2a", "red"],
	["#ff0000", "red"],
	["#800000", "red"],
	["#ffa500", "orange"],
	["#ff8c00", "orange"],
	["#ffff00", "yellow"],
	["#ffd700", "yellow"],
	["#008000", "green"],
	["#808000", "green"],
	["#00ff7f", "green"],
	["#0000ff", "blue"],
	["#000080", "blue"],
	["#87ceeb", "blue"],
	["#00ffff", "blue"],
	["#800080", "purple"],
	["#e6e6fa", "purple"],
	["#ffc0cb", "pink"],
	["#ff69b4", "pink"],
	["#ff1493", "pink"],
])("%s is %s", (hex, family) => {
	expect(familyOfHex(hex)).toBe(family);
});

test("a colour nobody knows belongs to no family", () => {
	for (const hex of ["", "#fff", "red", "#12345g"]) expect(familyOfHex(hex)).toBeNull();
});
