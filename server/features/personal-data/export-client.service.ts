import { Readable } from "node:stream";
import type { Db } from "../../db/client.ts";
import type { Deps } from "../../deps.ts";
import { type ClientRow, getClient, toClient } from "../clients/clients.service.ts";
import { type Export, exporting } from "../exporting.ts";
import { exportOrders } from "../orders/orders.service.ts";

const ORDERS_AT_ONCE = 200;

/**
 * Everything the shop keeps about one client as JSON, in the words of the API where it has them. Orders are read and
 * written a few hundred at a time, so that nobody waits for an account with thousands of them.
 */
export async function clientAsJson(deps: Deps, clientId: number): Promise<Readable> {
	const client = await getClient(deps.db, clientId);
	// Read before anything is sent, so that a shop without its database still answers with a refusal.
	const firstOrders = await ordersAfter(deps.db, client, 0);
	const about = { exportedAt: deps.now().toISOString(), client: toClient(client) };
	return Readable.from(pieces(deps.db, client, about, firstOrders));
}

async function* pieces(
	db: Db,
	client: ClientRow,
	about: Pick<Export, "exportedAt" | "client">,
	firstOrders: Record<string, unknown>[],
): AsyncGenerator<string> {
	yield `${JSON.stringify(about).slice(0, -1)},"orders":[`;
	for (let page = firstOrders, comma = ""; page.length > 0; comma = ",") {
		yield comma + JSON.stringify(page).slice(1, -1);
		page = page.length < ORDERS_AT_ONCE ? [] : await ordersAfter(db, client, page.at(-1)?.orderId as number);
	}
	yield "]";
	for (const [name, read] of Object.entries(exporting)) {
		yield `,"${name}":${JSON.stringify(await read(db, client))}`;
	}
	yield "}";
}

const ordersAfter = (db: Db, { id }: ClientRow, after: number) =>
	exportOrders(db, id, { after, limit: ORDERS_AT_ONCE });
