import { describe, expect, test } from "vitest";
import { createPasswords } from "./passwords.service.ts";

describe("passwords", () => {
	test("fit their own hash and no other", async () => {
		const passwords = createPasswords();
		const hash = await passwords.hash("ñandú 🦤 and more");
		expect(await passwords.verify(hash, "ñandú 🦤 and more")).toBe(true);
		expect(await passwords.verify(hash, "ñandú 🦤 and mor")).toBe(false);
		expect(await passwords.verify(null, "ñandú 🦤 and more")).toBe(false);
		expect(passwords.isOutdated(hash)).toBe(false);
	});

	test("are hashed a few at a time; when too many wait, the next is asked to come again", async () => {
		const passwords = createPasswords({ atOnce: 2, mostWaiting: 3 });
		const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => passwords.hash("a password")));
		const refused = outcomes.filter((outcome) => outcome.status === "rejected");
		expect(refused).toHaveLength(3);
		expect(refused[0]?.reason).toMatchObject({ code: "unavailable", retryAfterSeconds: 5 });
		await expect(passwords.hash("a password")).resolves.toContain("argon2id");
	});
});
