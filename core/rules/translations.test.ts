import { describe, expect, test } from "vitest";
import { allNames, nameIn, withoutEmpty } from "./translations.ts";

const shirt = { name: "Linen shirt", translations: { es: { name: "Camisa de lino" } } };

describe("names of the catalogue", () => {
	test("are said in the reader's language, and as they were written where there is no translation", () => {
		expect(nameIn(shirt, "es")).toBe("Camisa de lino");
		expect(nameIn(shirt, "en")).toBe("Linen shirt");
		expect(nameIn(shirt, undefined)).toBe("Linen shirt");
		expect(nameIn({ name: "Poncho", translations: null }, "es")).toBe("Poncho");
		expect(nameIn({ name: "Poncho", translations: { es: {} } }, "es")).toBe("Poncho");
	});

	test("are found by every one of them, each once", () => {
		expect(allNames(shirt)).toEqual(["Linen shirt", "Camisa de lino"]);
		expect(allNames({ name: "Poncho", translations: { es: { name: "Poncho" } } })).toEqual(["Poncho"]);
	});

	test("that say nothing are not kept", () => {
		expect(withoutEmpty({ es: { name: "Camisa", description: undefined }, en: {} })).toEqual({
			es: { name: "Camisa" },
		});
		expect(withoutEmpty({ es: {}, en: undefined })).toBeNull();
	});
});
