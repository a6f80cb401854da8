import type { Tag } from "../cache/kept-answer.ts";
import type { Tx } from "../db/client.ts";
import { forgetCart } from "./carts/carts.service.ts";
import { forgetClaims } from "./clients/claimed-orders.service.ts";
import { type ClientRow, forgetAccount, forgetMails } from "./clients/clients.service.ts";
import { forgetMailTokens } from "./clients/mail-tokens.service.ts";
import { forgetCredentials } from "./credentials/credentials.service.ts";
import { forgetIdentities } from "./identities/identities.service.ts";
import { forgetGiver, forgetLists } from "./lists/forget-lists.service.ts";
import { forgetNotes } from "./notes/notes.service.ts";
import { forgetBuyer } from "./orders/forget-buyers.service.ts";
import { forgetReviewer } from "./reviews/reviews.service.ts";
import { forgetStockAlerts } from "./stock-alerts/stock-alerts.service.ts";

type Forget = (tx: Tx, client: ClientRow, now: Date, touch: (...tags: Tag[]) => void) => Promise<void>;

/**
 * What each feature forgets of a deleted client, in this order: the mails before the lists, because accepted invitations
 * tell which mails are theirs; the account before the orders, which ask whether their client is deleted.
 */
export const forgetting: readonly Forget[] = [
	forgetCredentials,
	forgetMailTokens,
	forgetClaims,
	forgetIdentities,
	forgetMails,
	forgetLists,
	forgetGiver,
	forgetCart,
	forgetStockAlerts,
	forgetNotes,
	forgetAccount,
	forgetBuyer,
	forgetReviewer,
];
