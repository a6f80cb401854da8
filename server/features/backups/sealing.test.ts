import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { seal, unseal } from "./sealing.rules.ts";

const [key, other] = [randomBytes(32), randomBytes(32)];
const text = Buffer.from("ana@example.com lives at 12 Long Street");

test("a sealed file shows nothing, opens with its key and under its name, and never twice the same", () => {
	const sealed = seal(key, "a/part-1.rows", text);
	expect(sealed.includes("ana@")).toBe(false);
	expect(seal(key, "a/part-1.rows", text).equals(sealed)).toBe(false);
	expect(unseal(key, "a/part-1.rows", sealed)).toEqual(text);
	expect(() => unseal(other, "a/part-1.rows", sealed)).toThrow(/BACKUP_KEY is another one/);
	expect(() => unseal(key, "a/part-2.rows", sealed)).toThrow(/does not open/);
	expect(() => unseal(undefined, "a/part-1.rows", sealed)).toThrow(/set BACKUP_KEY/);
});

test("every changed byte is noticed", () => {
	const sealed = seal(key, "a", text);
	for (let at = 0; at < sealed.length; at += 1) {
		const changed = Buffer.from(sealed);
		changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
		expect(() => unseal(key, "a", changed), `byte ${at}`).toThrow();
	}
});

test("without a key files are as they are, and with one nothing unsealed is taken", () => {
	expect(seal(undefined, "a", text)).toEqual(text);
	expect(unseal(undefined, "a", text)).toEqual(text);
	expect(() => unseal(key, "a", text)).toThrow(/is not encrypted/);
});
