import { rm } from "node:fs/promises";
import pg from "pg";
import { type Figure, rounded } from "../figure.ts";
import { databaseOf, type Running, startShop, stock } from "../processes.ts";
import { RawClient } from "../raw-client.ts";
import { send, steadily } from "../steady.ts";
import { staffToken } from "./accounts.ts";

const ORDERS = 100_000;
const PER_SECOND = 20;
const BROWSING_PER_SECOND = 200;
const WARM_UP_SECONDS = 5;
const SECONDS = 15;
const GOAL_MS = 100;
/** Figures are asked for now and then, and the dearest look through every order there is. */
const FIGURES_PER_SECOND = 1;
const FIGURES_GOAL_MS = 1_000;
/** As many as the screen asks for. */
const SHOWN_AT_ONCE = 25;

/** The staff's order list and statistics with many orders, beside browsing. */
export async function staffFigures(): Promise<Figure[]> {
	const folder = await stock(1_000, ORDERS);
	const shop = await startShop({}, folder);
	try {
		const headers = { authorization: `Bearer ${await staffToken(shop.address)}` };
		const ask = (path: string) => async () => (await send(shop.address + path, { headers })).status === 200;
		const visitor = new RawClient(shop.address);
		const browse = async () => (await visitor.get("/home")) === 200;
		const figures: Figure[] = [];
		for (const [name, paths] of Object.entries(await askedPaths(shop))) {
			const isFigures = name.startsWith("figures");
			const perSecond = isFigures ? FIGURES_PER_SECOND : PER_SECOND;
			const goalMs = isFigures ? FIGURES_GOAL_MS : GOAL_MS;
			let at = 0;
			const next = () => ask(paths[at++ % paths.length] as string)();
			await Promise.all([
				steadily(perSecond, WARM_UP_SECONDS, next),
				steadily(BROWSING_PER_SECOND, WARM_UP_SECONDS, browse),
			]);
			const [asked, browsed] = await Promise.all([
				steadily(perSecond, SECONDS, next),
				steadily(BROWSING_PER_SECOND, SECONDS, browse),
			]);
			figures.push({
				name: `${name}, ${perSecond}/s, ${ORDERS.toLocaleString("en")} orders, beside ${BROWSING_PER_SECOND} pages/s`,
				value: `p99 ${rounded(asked.p99, 1)} ms, p50 ${rounded(asked.p50, 1)} ms`,
				goal: `p99 under ${goalMs} ms`,
				met: asked.p99 < goalMs && asked.failures + browsed.failures === 0,
				details: { failures: asked.failures, browsingP99: rounded(browsed.p99, 1) },
			});
		}
		visitor.close();
		return figures;
	} finally {
		await shop.stop();
		await rm(folder, { recursive: true, force: true, maxRetries: 5 });
	}
}

/** What staff ask for: pages, each status, searches by all an order is found by, filters; and the statistics. */
export async function askedPaths(shop: Running): Promise<Record<string, string[]>> {
	const client = new pg.Client({ connectionString: await databaseOf(shop) });
	await client.connect();
	const { rows } = await client.query<{ id: number; name: string; email: string; phone: string; product: string }>(
		`select id, name || ' ' || lastname as name, email, phone, (select l.name from order_line l where l.order_id = o.id limit 1) as product
		from orders o where phone is not null order by md5(id::text) limit 20`,
	);
	const { rows: parcels } = await client.query<{ tracking: string }>(
		"select tracking from shipment where tracking <> '' order by md5(id::text) limit 10",
	);
	const { rows: days } = await client.query<{ day: string }>(
		"select to_char(created_at, 'YYYY-MM-DD') as day from orders order by md5(id::text) limit 5",
	);
	await client.end();
	const searches = rows.flatMap(({ id, name, email, phone, product }) => [
		String(id),
		name,
		name.slice(0, 2),
		phone,
		String(phone).slice(0, 6),
		String(phone).slice(-4),
		name.split(" ").toReversed().join(" "),
		email,
		product ?? "",
	]);
	const narrowed = [
		...["paid", "waiting", "failed", "given_back"].map((payment) => `payment=${payment}`),
		...["standard", "none-of-them"].map((delivery) => `delivery=${delivery}`),
		...days.flatMap(({ day }) => [`from=${day}&to=${day}`, `from=${day}`, `to=${day}&payment=paid`]),
		...["oldest", "highest"].flatMap((sort) => [
			`sort=${sort}`,
			`sort=${sort}&status=Canceled`,
			`sort=${sort}&page=2000`,
		]),
	];
	const list = `/api/orders?limit=${SHOWN_AT_ONCE}`;
	const statuses = ["Processing", "Completed", "Submited", "Canceled"].map((status) => `${list}&status=${status}`);
	const pages = [1, 2, 3, 50, 1000, 4000].map((page) => `${list}&page=${page}`);
	return {
		"order list": [...pages, ...statuses],
		"order search": [...searches, ...parcels.map(({ tracking }) => tracking)].map(
			(words) => `${list}&search=${encodeURIComponent(words)}`,
		),
		"orders narrowed and sorted": narrowed.map((filter) => `${list}&${filter}`),
		statistics: ["/api/statistics/get", "/api/statistics/get?by=month"],
		"figures of 30 days": ["/api/statistics/figures?range=days30&compare=before"],
		"figures of a year beside the year before": ["/api/statistics/figures?range=months12&compare=yearBefore"],
	};
}
