import { expect, test } from "vitest";
import { onlyChanged } from "./only-changed.ts";

const values = { name: "Ana", phone: 1155550100, address: { city: "Rosario", zipCode: "2000" } };

test("only what was changed is sent, also of the address", () => {
	expect(onlyChanged(values, { name: true, address: { city: true } })).toEqual({
		name: "Ana",
		address: { city: "Rosario" },
	});
});

test("what was not changed is left out whole", () => {
	expect(onlyChanged(values, { phone: false, address: { city: false } })).toEqual({});
	expect(onlyChanged(values, undefined)).toEqual({});
});
