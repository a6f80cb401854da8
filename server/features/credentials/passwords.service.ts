import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { limitConcurrency } from "../../concurrency-limit.ts";

const ARGON2ID = 2;
/** The least that is recommended for argon2id. */
const MEMORY_KIB = 19_456;
const PASSES = 2;

const markOf = (memoryKiB: number, passes: number) => `$argon2id$v=19$m=${memoryKiB},t=${passes},p=1$`;
/** Costs as much to check as a real one, and no password fits it. */
const unfitting = (mark: string) => `${mark}${"A".repeat(22)}$${"A".repeat(43)}`;

/** Of an account that nobody can enter before a password is chosen for it. */
export const NO_PASSWORD = unfitting(markOf(MEMORY_KIB, PASSES));

const AT_ONCE = Math.min(4, availableParallelism());
const MOST_WAITING = 100;

export type Passwords = {
	hash: (password: string) => Promise<string>;
	/** `null` for an account that does not exist: takes as long, and is never right. */
	verify: (hash: string | null, password: string) => Promise<boolean>;
	/** The hash was made with other settings than today's. */
	isOutdated: (hash: string) => boolean;
	/** How many checks were really made. */
	checks: () => number;
};

/** Hashes passwords, a few at a time: whoever comes when too many wait is asked to come again, so that log-in can never stop the shop. */
export function createPasswords({
	atOnce = AT_ONCE,
	mostWaiting = MOST_WAITING,
	memoryKiB = MEMORY_KIB,
	passes = PASSES,
} = {}): Passwords {
	const settings = { algorithm: ARGON2ID, memoryCost: memoryKiB, timeCost: passes, parallelism: 1 };
	const mark = markOf(memoryKiB, passes);
	const nobody = unfitting(mark);
	let checks = 0;
	const limited = limitConcurrency(atOnce, mostWaiting);

	return {
		hash: (password) => limited(() => hash(password, settings)),
		verify: (stored, password) =>
			limited(async () => {
				checks += 1;
				const isRight = await verify(stored ?? nobody, password);
				return isRight && stored !== null;
			}),
		isOutdated: (stored) => !stored.startsWith(mark),
		checks: () => checks,
	};
}
