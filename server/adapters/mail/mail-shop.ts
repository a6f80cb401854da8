import type { Settings } from "#core/contract/settings.ts";
import { type Language, spokenOf } from "#core/languages.ts";
import type { Tx } from "../../db/client.ts";
import type { Deps } from "../../deps.ts";
import type { MailShop } from "./templates/letter.ts";

/** Staff, and whoever's language is not known, are written to in the shop's first. */
export type MailReader = { language: Language | null };
export const OF_THE_SHOP: MailReader = { language: null };

export function mailShopOf(
	{ name, mail, languages }: Pick<Settings, "name" | "mail" | "languages">,
	{ language }: MailReader,
): MailShop {
	return {
		name,
		signature: mail.signature || name,
		language: spokenOf(language, languages),
		spoken: languages,
	};
}

/** The shop as the owner has it now; read by the transaction that has the mail sent, so that it waits for no other connection. */
export async function mailShop({ settings }: Pick<Deps, "settings">, tx: Tx, reader: MailReader): Promise<MailShop> {
	return mailShopOf(await settings.readIn(tx), reader);
}
