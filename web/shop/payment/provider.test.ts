import { expect, test } from "vitest";
import { cardLocale } from "./provider.ts";

test("the card form speaks the page's language, in the machine's own form of it where it has one", () => {
	expect(cardLocale("en-GB")).toBe("en-GB");
	expect(cardLocale("es-MX")).toBe("en-US");
});
