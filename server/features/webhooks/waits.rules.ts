const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How long after each failed attempt the next one is made: three days in all. */
export const WAITS_MS: readonly number[] = [
	5 * SECOND,
	5 * MINUTE,
	30 * MINUTE,
	2 * HOUR,
	5 * HOUR,
	10 * HOUR,
	14 * HOUR,
	20 * HOUR,
	21 * HOUR,
];

/** A receiver that has answered nothing well for so long is switched off. */
export const FAILING_MS = 72 * HOUR;

/** After so many attempts in vain: when to try again, or null when that was the last. */
export function nextAttempt(attempts: number, now: Date): Date | null {
	const wait = WAITS_MS[attempts - 1];
	return wait === undefined ? null : new Date(now.getTime() + wait);
}
