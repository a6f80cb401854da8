import { setTimeout as pause } from "node:timers/promises";
import type { Db, Tx } from "./client.ts";
import { errorCode } from "./problem.ts";

const RETRIES = 3;
/** Serialisation failure and deadlock: PostgreSQL undid everything and asks for another try. */
const TRY_AGAIN = new Set(["40001", "40P01"]);

/** Runs `work` in one transaction, again when it collided with another. `work` may therefore run up to four times. */
export async function transaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
	for (let tried = 0; ; tried += 1) {
		try {
			return await db.transaction(work);
		} catch (error) {
			if (tried >= RETRIES || !TRY_AGAIN.has(errorCode(error) ?? "")) throw error;
			await pause(Math.random() * 20 * 2 ** tried);
		}
	}
}
