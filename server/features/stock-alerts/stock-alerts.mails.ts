import { eq } from "drizzle-orm";
import { nameIn } from "#core/rules/translations.ts";
import { linkTo } from "../../adapters/mail/links.ts";
import { type MailReader, mailShop } from "../../adapters/mail/mail-shop.ts";
import { queueMail } from "../../adapters/mail/queue-mail.ts";
import { backInStockMail, confirmAlertMail } from "../../adapters/mail/templates/stock-alert.ts";
import type { Tx } from "../../db/client.ts";
import { stockAlert } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { hashToken, newToken } from "../../http/access.ts";
import type { Awaitable, WaitingAlert } from "./stock-alerts.queries.ts";

/** Asks an address whether it wants to be told. One that is asked too often is left in peace. */
export async function mailConfirmation(
	deps: Deps,
	tx: Tx,
	awaited: Awaitable,
	{ to, token, ...reader }: MailReader & { to: string; token: string },
): Promise<void> {
	const shop = await mailShop(deps, tx, reader);
	const url = linkTo(deps, shop, `/alerts/confirm/${token}`);
	const endUrl = linkTo(deps, shop, `/alerts/end/${token}`);
	const content = confirmAlertMail(shop, { ...awaited, name: nameIn(awaited, shop.language) }, { url, endUrl });
	await queueMail(deps, tx, { ...content, to, kind: "alert-confirm", tooMany: "left out" });
}

/** Tells somebody, once, that what they wait for is back. A client without a proven address is not written to. */
export async function mailBack(deps: Deps, tx: Tx, { id, to, language, ...awaited }: WaitingAlert): Promise<void> {
	const token = newToken();
	await tx
		.update(stockAlert)
		.set({ toldAt: deps.now(), tokenHash: hashToken(token) })
		.where(eq(stockAlert.id, id));
	if (to === null) return;
	const shop = await mailShop(deps, tx, { language });
	const { productId, ColorName: color, size } = awaited;
	const url = linkTo(deps, shop, `/products/${productId}`, { color, size });
	const endUrl = linkTo(deps, shop, `/alerts/end/${token}`);
	const content = backInStockMail(shop, { ...awaited, name: nameIn(awaited, shop.language) }, { url, endUrl });
	await queueMail(deps, tx, { ...content, to, kind: "back-in-stock", dedupeKey: `stock-alert ${id}` });
}
