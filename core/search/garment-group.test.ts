import { expect, test } from "vitest";
import { groupOfType } from "./garment-group.ts";

test.each([
	["Women's tops", "tops"],
	["Men's T-shirts", "tops"],
	["Camisas de mujer", "tops"],
	["Women's mini skirts", "bottoms"],
	["Pantalones", "bottoms"],
	["Vestidos", "dresses"],
	["Puffer jackets", "outerwear"],
	["Ankle boots", "shoes"],
	["Men's scarves", null],
	["Gift cards", null],
])("%s are %s", (name, group) => {
	expect(groupOfType(name)).toBe(group);
});
