import { expect, test } from "vitest";
import { previewOf } from "./preview.ts";
import type { PaymentMethod } from "./provider.ts";

const places = (number: string, method: PaymentMethod | null = null) =>
	previewOf(number, method).groups.join("").length;
const method = (id: string, name: string) => ({ id, name }) as PaymentMethod;

test("the preview has 15 places for American Express, 14 for Diners, 16 for others", () => {
	expect(previewOf("37", null)).toMatchObject({ brand: "American Express", groups: ["37••", "••••••", "•••••"] });
	expect(places("30238030180020")).toBe(14);
	expect(places("")).toBe(16);
	expect(places("6011", null)).toBe(16);
});

test("Visa, Mastercard, Maestro and Hipercard may have up to 19, shown once they are typed", () => {
	for (const number of ["4", "51", "5018", "606282"]) {
		expect(places(number)).toBe(16);
		expect(places(number.padEnd(17, "0"))).toBe(19);
		expect(places(number.padEnd(25, "0"))).toBe(19);
	}
});

test("19 digits of UnionPay, JCB and Discover are all shown", () => {
	for (const number of ["6250941006528599123", "3566002020360505123", "6011000990139424123"])
		expect(previewOf(number, null).groups.join("")).toBe(number);
});

test("the provider knows the brand better than the first digits", () => {
	const number = "5031755734530604";
	expect(previewOf(number, method("master", "Mastercard")).brand).toBe("Mastercard");
	expect(previewOf("400276", method("debvisa", "Visa Débito"))).toMatchObject({ brand: "Visa Débito" });
	expect(places("603522", method("cabal", "Cabal"))).toBe(16);
});

test("only American Express has its code on the front", () => {
	expect(previewOf("37", null).codeOnFront).toBe(true);
	expect(previewOf("4", null).codeOnFront).toBe(false);
});
