import { rm } from "node:fs/promises";
import { loadavg } from "node:os";
import pg from "pg";
import { type Figure, rounded } from "../figure.ts";
import { databaseOf, startShop, stock } from "../processes.ts";
import { RawClient } from "../raw-client.ts";
import { steadily } from "../steady.ts";
import { liveListFigures } from "./live-lists.ts";

const LINES = 100_000;
const LISTS_PER_CLIENT = 50;
const BROWSING_PER_SECOND = 50;
const WARM_UP_SECONDS = 5;
const GOAL_SECONDS = 60;
const GOAL_MS = 150;

/** The price of a product falls that stands on very many lists whose readers want to hear of it, while people look around. */
export async function listFigures(): Promise<Figure[]> {
	const folder = await stock(1_000, 0);
	const shop = await startShop({}, folder);
	const visitor = new RawClient(shop.address);
	const database = new pg.Client({ connectionString: await databaseOf(shop) });
	try {
		await database.connect();
		await fillLists(database);
		const live = await liveListFigures(shop.address);
		const browse = async () => (await visitor.get("/home")) === 200;
		await steadily(BROWSING_PER_SECOND, WARM_UP_SECONDS, browse);
		const before = [];
		while (before.length < WARM_UP_SECONDS) before.push((await steadily(BROWSING_PER_SECOND, 1, browse)).p99);
		let isDone = false;
		const start = performance.now();
		const falling = database
			.query("update product set price_cents = price_cents / 2, price_offer_cents = null where id = 1")
			.then(() => {
				isDone = true;
				return (performance.now() - start) / 1000;
			});
		const waits: { p99: number; failures: number }[] = [];
		do waits.push(await steadily(BROWSING_PER_SECOND, 1, browse));
		while (!isDone);
		const seconds = await falling;
		const { rows } = await database.query<{ due: number }>(
			"select count(*)::int as due from list_news where product_id = 1 and is_waiting",
		);
		const p99 = Math.max(...waits.map((wait) => wait.p99));
		const failures = waits.reduce((sum, wait) => sum + wait.failures, 0);
		const name = `price of a product on ${LINES.toLocaleString("en")} lists falls`;
		return [
			...live,
			{
				name: `${name}: what is due is written`,
				value: `${rounded(seconds, 1)} s for ${rows[0]?.due} entries`,
				goal: `all of them, under ${GOAL_SECONDS} s`,
				met: seconds < GOAL_SECONDS && rows[0]?.due === LINES,
			},
			{
				name: `${BROWSING_PER_SECOND} pages/s while the ${name}`,
				value: `p99 of the worst second ${rounded(p99, 1)} ms`,
				goal: `under ${GOAL_MS} ms, no error`,
				met: p99 < GOAL_MS && failures === 0,
				// A machine that others use as well makes waits of its own.
				details: { failures, before: `${rounded(Math.max(...before), 1)} ms`, load: rounded(loadavg()[0] ?? 0, 1) },
			},
		];
	} finally {
		await database.end();
		visitor.close();
		await shop.stop();
		await rm(folder, { recursive: true, force: true, maxRetries: 5 });
	}
}

/** Clients with lists, each with the one product and the wish to hear of its price. */
async function fillLists(database: pg.Client): Promise<void> {
	await database.query(
		`with people as (
			insert into client (phone, name, is_registered, email, verified_at)
			select 990000000000 + n, 'Reader', true, 'reader' || n || '@bench.test', now() from generate_series(1, $1::int) n
			returning id
		), lists as (
			insert into list (client_id, title) select p.id, 'List ' || n from people p, generate_series(1, $2::int) n
			returning id, client_id
		), lines as (
			insert into list_item (list_id, product_id, saved_cents, added_by)
			select l.id, 1, coalesce(p.price_offer_cents, p.price_cents), l.client_id from lists l, product p where p.id = 1
			returning list_id
		)
		select count(*) from lines`,
		[LINES / LISTS_PER_CLIENT, LISTS_PER_CLIENT],
	);
	await database.query(
		"insert into list_alert (list_id, client_id, price) select l.id, l.client_id, true from list l join client c on c.id = l.client_id where c.email like '%@bench.test'",
	);
	await database.query("analyze list, list_item, list_alert");
}
