import { availableParallelism } from "node:os";
import { hash, type Options, verify } from "@node-rs/argon2";
import { limitConcurrency } from "../../concurrency-limit.ts";

/** argon2id (2) with the least memory and passes that are recommended for it. */
const ARGON2: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const MARK = "$argon2id$v=19$m=19456,t=2,p=1$";
/** Costs as much to check as a real one, and no password fits it. */
const NOBODY = `${MARK}${"A".repeat(22)}$${"A".repeat(43)}`;

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
export function createPasswords({ atOnce = AT_ONCE, mostWaiting = MOST_WAITING } = {}): Passwords {
	let checks = 0;
	const limited = limitConcurrency(atOnce, mostWaiting);

	return {
		hash: (password) => limited(() => hash(password, ARGON2)),
		verify: (stored, password) =>
			limited(async () => {
				checks += 1;
				const isRight = await verify(stored ?? NOBODY, password);
				return isRight && stored !== null;
			}),
		isOutdated: (stored) => !stored.startsWith(MARK),
		checks: () => checks,
	};
}
