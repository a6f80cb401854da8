import type { Settings } from "#core/contract/settings.ts";
import type { Tx } from "../../db/client.ts";
import type { Deps } from "../../deps.ts";
import type { MailShop } from "./templates/letter.ts";

export function mailShopOf({ name, mail }: Pick<Settings, "name" | "mail">): MailShop {
	return { name, signature: mail.signature || name };
}

/** The shop as the owner has it now; read by the transaction that has the mail sent, so that it waits for no other connection. */
export async function mailShop({ settings }: Pick<Deps, "settings">, tx: Tx): Promise<MailShop> {
	return mailShopOf(await settings.readIn(tx));
}
