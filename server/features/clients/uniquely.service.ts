import type { Tx } from "../../db/client.ts";
import { transaction } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { inUse } from "../../in-use.ts";

/** A transaction in which the database decides what is unique: somebody else's phone, address or name is a refusal. */
export async function uniquely<T>(deps: Deps, work: (tx: Tx) => Promise<T>): Promise<T> {
	try {
		return await transaction(deps.db, work);
	} catch (error) {
		throw error instanceof AppError ? error : inUse(error);
	}
}
