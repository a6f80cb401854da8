import { expect, test } from "vitest";
import { passesLuhn } from "#core/rules/luhn.ts";
import { TEST_CARDS } from "#core/rules/test-cards.ts";
import { binOf, type Card, emptyCard, problemsOf, ratesOf } from "./card.ts";
import type { PaymentMethod } from "./provider.ts";
import { problemsOfToken } from "./token-problems.ts";

const now = new Date("2026-11-15T12:00:00Z");
const dni = { id: "DNI", name: "DNI", min_length: 7, max_length: 8 };
const visa: PaymentMethod = {
	id: "visa",
	name: "Visa",
	payment_type_id: "credit_card",
	additional_info_needed: [],
	settings: [{ card_number: { length: 16, validation: "standard" }, security_code: { mode: "mandatory", length: 3 } }],
	issuer: { id: 1, name: "Bank" },
};
const good: Card = {
	...emptyCard,
	number: "4509 9535 6623 3704",
	month: "11",
	year: "30",
	code: "123",
	name: "APRO",
	email: "ana@example.com",
	issuer: "1",
	identificationType: "DNI",
	identificationNumber: "12.345.678",
	installments: "1",
};
const problems = (changed: Partial<Card>, method: PaymentMethod | null = visa) =>
	problemsOf({ ...good, ...changed }, { method, identificationTypes: [dni], now });

test("a card that is right has no problems, with or without spaces", () => {
	expect(problems({})).toEqual({});
	expect(problems({ number: "4509953566233704", year: "2030" })).toEqual({});
});

test("every mistake is told beside its field", () => {
	expect(problems({ number: "" }).number).toBe("Type the number on the card");
	expect(problems({ number: "4509 9535 6623 3705" }).number).toBe("There is a typing mistake in this number");
	expect(problems({ number: "450995356623370" }).number).toBe("This card’s number has 16 digits");
	expect(problems({ month: "13" }).month).toBe("A month from 1 to 12");
	expect(problems({ month: "0" }).month).toBeDefined();
	expect(problems({ year: "" }).year).toBe("The year on the card");
	expect(problems({ month: "10", year: "2026" }).year).toBe("This card has expired");
	expect(problems({ month: "11", year: "2026" }).year).toBeUndefined();
	expect(problems({ code: "12" }).code).toBe("The 3 digits");
	expect(problems({ name: "  " }).name).toBe("The name on the card");
	expect(problems({ email: "ana" }).email).toBe("insert a valid email");
	expect(problems({ identificationNumber: "123456" }).identificationNumber).toBe("A DNI has 7 to 8 digits");
	expect(problems({ identificationNumber: "123456789" }).identificationNumber).toBe("A DNI has 7 to 8 digits");
	expect(problems({ installments: "" }).installments).toBe("Choose how to pay");
});

test("a brand without a checksum is not checked for one", () => {
	const settings = [
		{ card_number: { length: 16, validation: "none" }, security_code: { mode: "mandatory", length: 3 } },
	];
	const naranja = TEST_CARDS.find(({ brand }) => brand === "Naranja")?.number ?? "";
	expect(passesLuhn(naranja)).toBe(false);
	expect(problems({ number: naranja }, { ...visa, settings })).toEqual({});
});

test("the provider is asked by the first six digits, then by eight", () => {
	expect(binOf("4509 9")).toBe("");
	expect(binOf("4509 95")).toBe("450995");
	expect(binOf("4509 953")).toBe("450995");
	expect(binOf("4509 9535 6623")).toBe("45099535");
});

test("the rates the law wants shown are read from a plan's labels", () => {
	expect(ratesOf(["recommended_installment", "CFT_120,42%|TEA_93,32%"])).toBe("CFT 120,42% · TEA 93,32%");
	expect(ratesOf([])).toBe("");
});

test("what the provider says about a card stands beside the field it is about", () => {
	const refusal = [{ code: "E301" }, { code: 326 }, { code: "324" }];
	expect(Object.keys(problemsOfToken(refusal)).sort()).toEqual(["identificationNumber", "number", "year"]);
	expect(Object.keys(problemsOfToken({ cause: [{ code: "E203" }] }))).toEqual(["code"]);
	expect(problemsOfToken(new TypeError("Failed to fetch"))).toEqual({});
});
