import { transaction } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { forgetBuyersOfDeleted } from "./forget-buyers.service.ts";

/** For orders that changed in some other way than by their status call, payment or client. */
export function tidyBuyers({ db, now }: Pick<Deps, "db" | "now">): Promise<void> {
	return transaction(db, (tx) => forgetBuyersOfDeleted(tx, now()));
}
