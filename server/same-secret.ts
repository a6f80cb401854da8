import { timingSafeEqual } from "node:crypto";

/** Compares without telling by its time how much of a guess is right. */
export function isSameSecret(given: string, wanted: string): boolean {
	const [left, right] = [Buffer.from(given), Buffer.from(wanted)];
	return left.length === right.length && timingSafeEqual(left, right);
}
