import { describe, expect, test } from "vitest";
import { base32, otpauthAddress, plainCode, shownCode, stepAt, stepOfCode, totpCode } from "./totp.rules.ts";

const secret = Buffer.from("12345678901234567890");

describe("codes of an authenticator app", () => {
	// RFC 6238, appendix B, the rows of SHA-1.
	test.each([
		[59, "94287082"],
		[1_111_111_109, "07081804"],
		[1_111_111_111, "14050471"],
		[1_234_567_890, "89005924"],
		[2_000_000_000, "69279037"],
		[20_000_000_000, "65353130"],
	])("at %i seconds are those of the RFC", (seconds, code) => {
		const step = stepAt(new Date(seconds * 1000));
		expect(totpCode(secret, step, 8)).toBe(code);
		expect(totpCode(secret, step)).toBe(code.slice(2));
	});

	test("are taken from the step before and the step after, not from further away", () => {
		const now = new Date(1_234_567_890_000);
		const present = stepAt(now);
		const taken = [-2, -1, 0, 1, 2].map((off) => stepOfCode(secret, totpCode(secret, present + off), now));
		expect(taken).toEqual([null, present - 1, present, present + 1, null]);
	});

	test.each(["", "12345", "1234567", "abcdef", "００５９２４"])("%j is none", (code) => {
		expect(stepOfCode(secret, code, new Date(1_234_567_890_000))).toBeNull();
	});
});

test("the app is told the secret, whose it is and of which shop", () => {
	// RFC 4648, section 10.
	expect(["", "f", "fo", "foo", "foob", "fooba", "foobar"].map((word) => base32(Buffer.from(word)))).toEqual([
		"",
		"MY",
		"MZXQ",
		"MZXW6",
		"MZXW6YQ",
		"MZXW6YTB",
		"MZXW6YTBOI",
	]);
	expect(otpauthAddress(secret, "ana@shop", "Perchero")).toBe(
		"otpauth://totp/Perchero:ana%40shop?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Perchero",
	);
});

test("a code is the same however it was copied", () => {
	expect(shownCode("ABCDE23456")).toBe("ABCDE-23456");
	expect(["abcde-23456", " ABCDE 23456\n", "ABCDE23456"].map(plainCode)).toEqual(Array(3).fill("ABCDE23456"));
});
