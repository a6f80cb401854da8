import { expect, test } from "vitest";
import type { Language } from "../languages.ts";
import { fabricIn } from "./fibre-names.ts";

const called = (fibre: string, language?: Language) => fabricIn([{ fibre, percent: 100 }], language)[0]?.fibre;

test.each([
	["linen", "es", "lino"],
	["Cotton", "es", "Algodón"],
	["ALGODÓN", "en", "Cotton"],
	["recycled polyester", "es", "poliéster reciclado"],
	["wool", "en", "wool"],
	["Yak", "es", "Yak"],
] as const)("%s in %s is %s", (fibre, language, name) => {
	expect(called(fibre, language)).toBe(name);
});

test("who asks in no language reads it as it was written", () => {
	expect(called("Linen")).toBe("Linen");
});
