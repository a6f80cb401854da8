import { expect, test } from "vitest";
import { factsOf, type Settings, settingList } from "./settings.ts";

const first = Object.fromEntries(Object.entries(settingList).map(([name, { initial }]) => [name, initial])) as Settings;

test("the shop's line is said in the page's language, or as it was written where it is in no other", () => {
	const settings: Settings = { ...first, tagline: "Made to last.", taglines: { es: "Hecho para durar.", en: "" } };
	expect(factsOf(settings, "es").tagline).toBe("Hecho para durar.");
	expect(factsOf(settings, "en").tagline).toBe("Made to last.");
	expect(factsOf({ ...settings, taglines: {} }, "es").tagline).toBe("Made to last.");
});
