import { loadavg } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import type { ImportStatus } from "#core/contract/product-files.ts";
import { isPaid, makePayments, startSellingShop } from "../buyers.ts";
import { type Figure, percentile, rounded } from "../figure.ts";
import { residentMegabytes } from "../memory.ts";
import { type Running, stock } from "../processes.ts";
import { RawClient } from "../raw-client.ts";
import { refusal, type Steady, send, steadily } from "../steady.ts";
import { staffToken } from "./accounts.ts";

const LINES = 100_000;
const STOCKED = 1_000;
const COLOURS = ["Black", "White", "Blue", "Red", "Green"];
const SIZES = ["S", "M", "L", "XL"];
const PRODUCTS = LINES / (COLOURS.length * SIZES.length);
const BROWSING_PER_SECOND = 50;
const WARM_UP_SECONDS = 5;
/** One for each second that an import may take. */
const PAYMENTS = 90;
const GOAL_LINES = 1_500;
const GOAL_MS = 150;
/** Taking back moves as many units and writes as many products; it may take no longer than bringing them in. */
const GOAL_UNDO_SECONDS = LINES / GOAL_LINES;
const LOOK_EVERY_MS = 500;
/** Flat: a file of any length holds no more. What it begins with (statements, code, the collector's own room) comes once. */
const GOAL_GROWTH_MEGABYTES = 50;

/** A file of new products goes in while people look around and buy. */
export async function importFigures(): Promise<Figure[]> {
	const { shop, cards, end } = await startSellingShop({}, await stock(STOCKED, 0));
	const visitor = new RawClient(shop.address);
	try {
		const headers = { authorization: `Bearer ${await staffToken(shop.address)}` };
		const browse = async () => (await visitor.get("/home")) === 200;
		const payments = await makePayments(shop.address, cards, PAYMENTS);
		await steadily(BROWSING_PER_SECOND, WARM_UP_SECONDS, browse);
		const before = await residentMegabytes(shop.pid);
		const watched = watch(shop, headers);
		const beside: Steady[] = [];
		const sold: boolean[] = [];
		while (!watched.isDone()) {
			const sale = isPaid(shop.address, payments[sold.length % PAYMENTS]);
			beside.push(await steadily(BROWSING_PER_SECOND, 1, browse));
			sold.push(await sale);
		}
		const { seconds, held, change } = await watched.end;
		const found = await productsFound(shop.address);
		const undoSeconds = await takeBack(shop.address, headers, change);
		const left = await productsFound(shop.address);
		const p99 = percentile(
			beside.flatMap(({ waits }) => waits),
			0.99,
		);
		const worst = Math.max(...beside.map((second) => second.p99));
		const slow = beside.filter((second) => second.p99 >= GOAL_MS).length;
		const failures = beside.reduce((sum, second) => sum + second.failures, 0);
		const more = quarters(held).map((megabytes) => Math.round(megabytes - before));
		const perSecond = LINES / seconds;
		const name = `import of ${LINES.toLocaleString("en")} lines of new products`;
		return [
			{
				name,
				value: `${rounded(perSecond, 0)} lines/s, ${rounded(seconds, 1)} s`,
				goal: `at least ${GOAL_LINES} lines/s`,
				met: perSecond >= GOAL_LINES,
			},
			{
				name: `memory during the ${name}`,
				value: `${before} MB before; on average ${more.map((megabytes) => `+${megabytes}`).join(", ")} MB in its quarters, at the most ${Math.max(...held)} MB`,
				goal: `the last quarter at most ${GOAL_GROWTH_MEGABYTES} MB above the second`,
				met: (more[3] ?? 0) - (more[1] ?? 0) <= GOAL_GROWTH_MEGABYTES,
			},
			{
				name: `${BROWSING_PER_SECOND} pages/s beside the ${name}`,
				value: `p99 ${rounded(p99, 1)} ms; of the worst second ${rounded(worst, 1)} ms, ${slow} of ${beside.length} seconds over the goal`,
				goal: `p99 under ${GOAL_MS} ms, no error`,
				met: p99 < GOAL_MS && failures === 0,
				// A machine that others use as well makes waits of its own.
				details: { failures, load: rounded(loadavg()[0] ?? 0, 1) },
			},
			{
				name: `one order a second beside the ${name}`,
				value: `${sold.filter(Boolean).length} of ${sold.length} paid`,
				goal: "all of them",
				met: sold.every(Boolean),
			},
			{
				name: `what the grid says after the ${name}`,
				value: `${found} products`,
				goal: `${STOCKED + PRODUCTS} products at once`,
				met: found === STOCKED + PRODUCTS,
			},
			{
				name: `taking back the ${name}`,
				value: `${rounded(undoSeconds, 1)} s, ${left} products left`,
				goal: `at most ${rounded(GOAL_UNDO_SECONDS, 0)} s, the ${STOCKED} products of before`,
				met: undoSeconds <= GOAL_UNDO_SECONDS && left === STOCKED,
			},
		];
	} finally {
		visitor.close();
		await end();
	}
}

/** As the page says it that visitors are sent, kept or not: of its counts the one of all products is the largest. */
async function productsFound(origin: string): Promise<number> {
	const page = await (await fetch(`${origin}/home`)).text();
	const counts = [...page.matchAll(/([\d,]+)(?:<[^>]*>)* products?\b/g)];
	return Math.max(0, ...counts.map(([, count = ""]) => Number(count.replaceAll(",", ""))));
}

/** How long it took, the megabytes held at each look, and what takes it back. */
type Seen = { seconds: number; held: number[]; change: number };

/** The means of what was held in each quarter of the time. */
function quarters(held: readonly number[]): number[] {
	return [0, 1, 2, 3].map((quarter) => {
		const part = held.slice(Math.floor((quarter * held.length) / 4), Math.ceil(((quarter + 1) * held.length) / 4));
		return part.reduce((sum, megabytes) => sum + megabytes, 0) / part.length;
	});
}

/** Sends the file and looks at the import until it is done. */
function watch(shop: Running, headers: Record<string, string>): { isDone: () => boolean; end: Promise<Seen> } {
	let done = false;
	const end = (async () => {
		const start = performance.now();
		const job = await sendFile(shop.address, headers);
		for (const held: number[] = []; ; await pause(LOOK_EVERY_MS)) {
			held.push(await residentMegabytes(shop.pid));
			const status = await statusOf(shop.address, headers, job);
			// A shop that is too busy to say it now is asked again.
			if (!status) continue;
			if (status.state === "done")
				return { seconds: (performance.now() - start) / 1000, held, change: status.change ?? 0 };
			if (["refused", "failed"].includes(status.state)) throw new Error(JSON.stringify(status.errors.slice(0, 3)));
		}
	})().finally(() => {
		done = true;
	});
	// Whoever waits for the end hears why there is none.
	end.catch(() => {});
	return { isDone: () => done, end };
}

/** Null where the shop is too busy to say it now. */
async function statusOf(origin: string, headers: Record<string, string>, job: number): Promise<ImportStatus | null> {
	const answer = await send(`${origin}/api/products/imports/${job}`, {
		headers: { ...headers, "accept-encoding": "identity" },
	});
	if (answer.status >= 500) return null;
	if (answer.status !== 200) throw refusal("the import's status", answer);
	return JSON.parse(answer.text) as ImportStatus;
}

/** The seconds until the last of it is back. */
async function takeBack(origin: string, headers: Record<string, string>, change: number): Promise<number> {
	const start = performance.now();
	const answer = await fetch(`${origin}/api/changes/${change}/undo`, { method: "POST", headers });
	const text = await answer.text();
	if (answer.status !== 202) throw refusal("taking the import back", { status: answer.status, text });
	const { job } = JSON.parse(text) as { job: number };
	for (;;) {
		const status = await statusOf(origin, headers, job);
		if (status?.state === "undone") return (performance.now() - start) / 1000;
		if (status?.state === "done") throw new Error("the import could not be taken back");
		await pause(LOOK_EVERY_MS);
	}
}

async function sendFile(origin: string, headers: Record<string, string>): Promise<number> {
	const answer = await fetch(`${origin}/api/products/import?dry=0`, {
		method: "POST",
		headers: { ...headers, "content-type": "text/csv" },
		body: newProducts(),
	});
	const text = await answer.text();
	if (answer.status !== 202) throw refusal("the import", { status: answer.status, text });
	return (JSON.parse(text) as { job: number }).job;
}

function newProducts(): string {
	const lines = ["slug,name,brand,description,price,collection,category,size_system,colour,hex,size,stock"];
	for (let product = 1; product <= PRODUCTS; product += 1) {
		const slug = `imported-${product}`;
		COLOURS.forEach((colour, colourAt) => {
			SIZES.forEach((size, sizeAt) => {
				const own =
					colourAt + sizeAt === 0 ? `Linen shirt,House label,A shirt of linen.,49.9,Summer,Women,letters` : ",,,,,,";
				lines.push(`${slug},${own},${colour},${sizeAt === 0 ? "#223344" : ""},${size},${(product + sizeAt) % 9}`);
			});
		});
	}
	return `${lines.join("\n")}\n`;
}
