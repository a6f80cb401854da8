import { describe, expect, test } from "vitest";
import { isEmail, isLettersOnly, isLoginName, isPasswordLength, isPhone, isPlainLine, streetNumber } from "./client.ts";

describe("letters only", () => {
	test.each(["Ana", "José María", "O'Higgins", "Peña-Núñez", "Łukasz", "D’Angelo", "李"])("allows %j", (value) => {
		expect(isLettersOnly(value)).toBe(true);
	});
	test.each(["", " ", "-", "Ana1", "Ana_", "<Ana>", "Ana 😀", "Ana\nEva", "Ana."])("refuses %j", (value) => {
		expect(isLettersOnly(value)).toBe(false);
	});
});

test("an e-mail address is one plain address", () => {
	for (const fine of ["a@b.co", "ana.maria+shop@mail.example.com", "o'higgins@x-y.cl"])
		expect(isEmail(fine)).toBe(true);
	for (const bad of ["a@b", "a b@c.de", "a@b.c,d@e.f", "a@b.c\r\nBcc: d@e.f", "a@b.c\0", "<a@b.c>", "@b.c", "ä@b.co"]) {
		expect(isEmail(bad)).toBe(false);
	}
	expect(isEmail(`${"a".repeat(64)}@${"b".repeat(63)}.${"c".repeat(63)}.${"d".repeat(63)}.co`)).toBe(false);
});

test("a very long wrong e-mail address is refused without ado", () => {
	expect(isEmail(`${"a.".repeat(100_000)}@`)).toBe(false);
	expect(isEmail(`a@${"a.".repeat(120)}`)).toBe(false);
});

test("a phone has 6 to 15 digits", () => {
	expect([99_999, 100_000, 999_999_999_999_999, 1e15, 1.5, -123_456, Number.NaN].map(isPhone)).toEqual([
		false,
		true,
		true,
		false,
		false,
		false,
		false,
	]);
});

test("a login name has letters, digits and a few signs, no space at its ends", () => {
	for (const fine of ["ana", "Ana María", "ana.maria_9", "ana@mail.com"]) expect(isLoginName(fine)).toBe(true);
	for (const bad of ["", " ana", "ana ", "ana  maria", "<ana>", "ana😀", "ana\n"]) expect(isLoginName(bad)).toBe(false);
});

test("a line of an address holds no markup, no control signs and no pictures", () => {
	for (const fine of ["Av. 9 de Julio 1234, 2º B", "Ñandú #5"]) expect(isPlainLine(fine)).toBe(true);
	for (const bad of ["a\nb", "a\0", "<b>", "😀"]) expect(isPlainLine(bad)).toBe(false);
});

test("a password has eight characters, as people count them", () => {
	expect(["1234567", "12345678", "😀😀😀😀", "😀😀😀😀😀😀😀😀"].map(isPasswordLength)).toEqual([
		false,
		true,
		false,
		true,
	]);
});

test("street and number become one line", () => {
	expect(streetNumber(" Mitre ", " 10 ")).toBe("Mitre 10");
});
