import { expect, test } from "vitest";
import { deliveriesTo } from "./delivery.ts";
import { provincesOf } from "./provinces.ts";

test.each([
	["AR", 24],
	["CL", 16],
	["ES", 52],
	["MX", 32],
	["UY", 19],
	["FR", 0],
])("the provinces of %s are %i, each once and by their names", (country, count) => {
	const names = provincesOf(country);
	expect([names.length, new Set(names).size]).toEqual([count, count]);
	expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, "es")));
});

test("a zone of a province is reached by the name that is picked", () => {
	const way = {
		id: "near",
		name: "Near",
		kind: "send",
		price: 1,
		zones: [{ country: "AR", provinces: ["cordoba"] }],
	} as const;
	const reached = provincesOf("AR").filter(
		(province) => deliveriesTo([way], { country: "AR", province, zip: "" }).length,
	);
	expect(reached).toEqual(["Córdoba"]);
});
