import { linkTo } from "../../adapters/mail/links.ts";
import { mailShop } from "../../adapters/mail/mail-shop.ts";
import { passkeyAddedMail } from "../../adapters/mail/templates/account.ts";
import type { Tx } from "../../db/client.ts";
import type { Deps } from "../../deps.ts";
import { type ClientRow, queueAccountMail } from "../clients/clients.service.ts";

/** Tells the account's owner, who may not be the one who added it. */
export async function queuePasskeyAdded(deps: Deps, tx: Tx, row: ClientRow): Promise<void> {
	if (!row.email) return;
	const shop = await mailShop(deps, tx, row);
	const letter = passkeyAddedMail(shop, row, linkTo(deps, shop, "/client/profile"));
	await queueAccountMail(deps, tx, row.id, { ...letter, to: row.email, kind: "passkey" });
}
