import type { z } from "zod";
import type { clients } from "#core/contract/clients.ts";
import type { Queryable } from "../db/client.ts";
import { exportCart } from "./carts/carts.queries.ts";
import { exportMails } from "./clients/clients.mails.ts";
import type { ClientRow } from "./clients/clients.service.ts";
import { exportSessions } from "./credentials/credentials.queries.ts";
import { exportIdentities } from "./identities/identities.queries.ts";
import { exportGifts, exportLists } from "./lists/exported-lists.queries.ts";
import { exportPasskeys } from "./passkeys/passkeys.queries.ts";
import { exportReviews } from "./reviews/reviews.queries.ts";
import { exportStockAlerts } from "./stock-alerts/stock-alerts.queries.ts";

type Row = Record<string, unknown>;
export type Export = z.input<(typeof clients)["exportMine"]["reply"]>;
/** The parts of the file that are lists; orders can be too many to be read at once. */
type Part = Exclude<{ [Name in keyof Export]: Export[Name] extends Row[] ? Name : never }[keyof Export], "orders">;

/** What each feature tells a client that the shop keeps about them, in the order in which it is written. */
export const exporting: Record<Part, (db: Queryable, client: ClientRow) => Promise<Row[]>> = {
	lists: (db, { id }) => exportLists(db, id),
	gifts: (db, { id }) => exportGifts(db, id),
	cart: (db, { id }) => exportCart(db, id),
	reviews: (db, { id }) => exportReviews(db, id),
	stockAlerts: (db, { id }) => exportStockAlerts(db, id),
	identities: (db, { id }) => exportIdentities(db, id),
	sessions: (db, { id }) => exportSessions(db, id),
	passkeys: (db, { id }) => exportPasskeys(db, id),
	mails: exportMails,
};
