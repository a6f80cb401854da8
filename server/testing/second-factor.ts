import { expect } from "vitest";
import { secondFactors } from "#core/contract/second-factors.ts";
import { stepAt, totpCode } from "../features/second-factors/totp.rules.ts";
import type { TestShop } from "./app.ts";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** What an authenticator app makes of the secret it was shown. */
export function appWith(secret: string) {
	const bits = [...secret].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, "0")).join("");
	const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
	return { codeAt: (time: Date) => totpCode(bytes, stepAt(time)) };
}

/** Sets an app up for whoever holds the token; the code of this moment is used up by it. */
export async function setUpSecondFactor(shop: TestShop, token: string) {
	const begun = await shop.call(secondFactors.begin, {}, token);
	expect(begun.status).toBe(201);
	const app = appWith(begun.data.secret);
	const body = { code: app.codeAt(shop.clock.now()) };
	const confirmed = await shop.call(secondFactors.confirm, { body }, token);
	expect(confirmed.status).toBe(200);
	return { ...app, recoveryCodes: confirmed.data.recoveryCodes };
}
