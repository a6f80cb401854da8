import { expect, test } from "vitest";
import { PAYMENT_STATUSES } from "./payment-status.ts";
import { TEST_CARDS, TEST_IDENTIFICATION, TEST_OUTCOMES } from "./test-cards.ts";

/** The check every card form makes: doubled from the right, every second digit, the sum ends in 0. */
function hasRightCheckDigit(number: string): boolean {
	const sum = [...number].reverse().reduce((all, digit, place) => {
		const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
		return all + (value > 9 ? value - 9 : value);
	}, 0);
	return sum % 10 === 0;
}

test.each(TEST_CARDS)("the $brand card can be typed into the form", ({ brand, number, securityCode, expiry }) => {
	expect(brand).not.toBe("");
	expect(number).toMatch(/^\d{14,16}$/);
	// Naranja and Cabal have numbers without a check digit of this kind.
	if (!["Naranja", "Cabal"].includes(brand)) expect(hasRightCheckDigit(number)).toBe(true);
	expect(securityCode).toMatch(brand === "American Express" ? /^\d{4}$/ : /^\d{3}$/);
	expect(expiry).toMatch(/^(0[1-9]|1[0-2])\/\d\d$/);
});

test("no two cards have the same number or the same name", () => {
	expect(TEST_CARDS).toHaveLength(8);
	expect(new Set(TEST_CARDS.map(({ number }) => number)).size).toBe(TEST_CARDS.length);
	expect(new Set(TEST_CARDS.map(({ brand }) => brand)).size).toBe(TEST_CARDS.length);
});

test("a cardholder's name decides between approved, in process and thirteen ways to be refused", () => {
	const names = (status: string) =>
		TEST_OUTCOMES.filter((outcome) => outcome.status === status).map(({ name }) => name);
	expect(names("approved")).toEqual(["APRO"]);
	expect(names("in_process")).toEqual(["CONT"]);
	expect(names("rejected")).toHaveLength(13);
	for (const { name, status } of TEST_OUTCOMES) {
		expect(name).toMatch(/^[A-Z]{4}$/);
		expect(PAYMENT_STATUSES).toContain(status);
	}
});

test("every refusal has a reason of its own in the provider's words", () => {
	const details = TEST_OUTCOMES.filter(({ status }) => status === "rejected").map(({ detail }) => detail);
	expect(new Set(details).size).toBe(13);
	for (const detail of details) expect(detail).toMatch(/^cc_rejected_[a-z_]+$/);
	expect(TEST_OUTCOMES.find(({ name }) => name === "APRO")?.detail).toBe("accredited");
	expect(TEST_OUTCOMES.find(({ name }) => name === "CONT")?.detail).toBe("pending_contingency");
	expect(TEST_OUTCOMES.find(({ name }) => name === "FUND")?.detail).toBe("cc_rejected_insufficient_amount");
});

test("the cardholder of the test cards has a document the provider takes", () => {
	expect(TEST_IDENTIFICATION).toEqual({ type: "DNI", number: expect.stringMatching(/^\d{7,8}$/) });
});
