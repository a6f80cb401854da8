import { createHmac, timingSafeEqual } from "node:crypto";

/** How authenticator apps make a code of a secret and the time (RFC 6238): every thirty seconds six digits, by SHA-1. */
const STEP_MS = 30_000;
const DIGITS = 6;
/** A clock may be this many steps ahead or behind. */
const STEPS_OFF = 1;
/** As many bytes as SHA-1 gives, as RFC 4226 wants it. */
export const SECRET_BYTES = 20;

export const stepAt = (time: Date) => Math.floor(time.getTime() / STEP_MS);

export function totpCode(secret: Buffer, step: number, digits = DIGITS): string {
	const counter = Buffer.alloc(8);
	counter.writeBigUInt64BE(BigInt(step));
	const mac = createHmac("sha1", secret).update(counter).digest();
	const offset = (mac.at(-1) as number) & 0x0f;
	const number = mac.readUInt32BE(offset) & 0x7fffffff;
	return String(number % 10 ** digits).padStart(digits, "0");
}

/** The step whose code this is, within what a clock may be off; null for a wrong code. */
export function stepOfCode(secret: Buffer, code: string, now: Date): number | null {
	const given = Buffer.from(code);
	const present = stepAt(now);
	let found: number | null = null;
	for (let step = present - STEPS_OFF; step <= present + STEPS_OFF; step += 1) {
		const right = Buffer.from(totpCode(secret, step));
		if (given.length === right.length && timingSafeEqual(given, right)) found = step;
	}
	return found;
}

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Bytes as letters and digits that are hard to mistake (RFC 4648). */
export function base32(bytes: Buffer): string {
	const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
	const groups = bits.match(/.{1,5}/g) ?? [];
	return groups.map((group) => ALPHABET[Number.parseInt(group.padEnd(5, "0"), 2)]).join("");
}

/** What an authenticator app reads from the picture. */
export function otpauthAddress(secret: Buffer, userName: string, shop: string): string {
	const label = `${encodeURIComponent(shop)}:${encodeURIComponent(userName)}`;
	return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(shop)}`;
}

/** However a code was copied: with spaces, hyphens or small letters. */
export const plainCode = (typed: string) => typed.replace(/[\s-]/g, "").toUpperCase();

/** A recovery code as it is shown and written down, in two halves. */
export const shownCode = (code: string) => `${code.slice(0, 5)}-${code.slice(5)}`;
