import fc from "fast-check";
import { expect } from "vitest";
import { type ListAlerts, lists } from "#core/contract/lists.ts";
import { addClient, mailsTo, type TestClient } from "../../testing/actors.ts";
import { pay, paymentBody } from "../../testing/buying.ts";
import { addProduct } from "../../testing/factories.ts";
import { shopTest } from "../../testing/shop-test.ts";
import { tellOfListNews } from "./list-news.jobs.ts";

const { shop, test } = shopTest({ config: { rateLimits: false } });
test.afterEach(() => {
	shop.clock.now = () => new Date();
});

const HOUR_MS = 3_600_000;
const SAVED = 10_000;
const UNITS = 5;
const FEW = 3;
const NAMES = ["Linen shirt", "Wool coat"];

const line = fc.nat({ max: 1 });
const step = fc.oneof(
	{
		weight: 3,
		arbitrary: fc.record({ does: fc.constant("price" as const), line, to: fc.integer({ min: 80, max: 105 }) }),
	},
	{ weight: 3, arbitrary: fc.record({ does: fc.constant("units" as const), line, to: fc.nat({ max: 6 }) }) },
	{ weight: 1, arbitrary: fc.record({ does: fc.constant("buy" as const), line, to: fc.nat({ max: 1 }) }) },
	{ weight: 4, arbitrary: fc.record({ does: fc.constant("tell" as const), line, to: fc.nat({ max: 30 }) }) },
);
type Step = { does: "price" | "units" | "buy" | "tell"; line: number; to: number };
const wishes = fc.record({ price: fc.boolean(), stock: fc.boolean(), last: fc.boolean() });

/** All that was the case of one product, the newest last. */
type Moment = { cents: number; units: number };
/** What one reader was told, and up to which moment they were served. */
type Reader = {
	client: TestClient;
	wants: ListAlerts;
	bought: Set<number>;
	told: Map<number, number>;
	served: number[];
	mailedAt: number;
};

/** Everything that is due to a reader now, by going through all that happened since they were served last. */
function due(
	{ wants, bought, told, served }: Reader,
	histories: readonly Moment[][],
): { waits: boolean; news: string[] } {
	const found = { waits: false, news: [] as string[] };
	histories.forEach((history, at) => {
		const now = history.at(-1) as Moment;
		const since = history
			.slice(served[at])
			.map((moment, place) => [history[(served[at] ?? 0) + place - 1] as Moment, moment] as const);
		const happened = {
			price: since.some(([before, after]) => after.cents !== before.cents && after.cents < SAVED),
			stock: since.some(([before, after]) => before.units === 0 && after.units > 0),
			last: since.some(([before, after]) => before.units > FEW && after.units > 0 && after.units <= FEW),
		};
		const isTrue = {
			price: now.cents <= (told.get(at) ?? SAVED) * 0.95,
			stock: true,
			last: now.units <= FEW,
		};
		for (const kind of ["price", "stock", "last"] as const) {
			if (!wants[kind] || !happened[kind]) continue;
			found.waits = true;
			if (isTrue[kind] && now.units > 0 && !bought.has(at)) found.news.push(`${kind} ${at}`);
		}
	});
	return found;
}

/** The same, in the words of a mail. */
function toldIn(text: string): string[] {
	const kinds = [
		["price", /% less/],
		["stock", /It is back/],
		["last", /Only \d+ left/],
	] as const;
	return text.split("\n").flatMap((row) => {
		const at = NAMES.findIndex((name) => row.startsWith(`${name}: `));
		return at < 0 ? [] : kinds.filter(([, sign]) => sign.test(row)).map(([kind]) => `${kind} ${at}`);
	});
}

const newsTo = async ({ email }: TestClient) => (await mailsTo(shop, email)).filter(({ kind }) => kind === "list-news");

async function live(plan: readonly Step[], wanted: readonly ListAlerts[]): Promise<void> {
	let now = Date.now();
	shop.clock.now = () => new Date(now);
	const products: number[] = [];
	for (const name of NAMES)
		products.push(await addProduct(shop, { name, price: SAVED / 100, variants: [{ Stocks: { M: UNITS } }] }));
	const clients = [await addClient(shop), await addClient(shop)] as const;
	await shop.pool.query(
		"update session set expires_at = now() + interval '99 days', last_seen_at = now() + interval '60 days'",
	);
	const body = { title: "Wishes", rList: products, Colaborators: [clients[1].phone] };
	const { id } = (await shop.call(lists.create, { body }, clients[0].token)).data;
	const readers: Reader[] = [];
	for (const [at, client] of clients.entries()) {
		const wants = wanted[at] as ListAlerts;
		await shop.call(lists.update, { body: { id, alerts: wants } }, client.token);
		readers.push({
			client,
			wants,
			bought: new Set(),
			told: new Map(),
			served: [1, 1],
			mailedAt: Number.NEGATIVE_INFINITY,
		});
	}
	const histories: Moment[][] = products.map(() => [{ cents: SAVED, units: UNITS }]);
	const expected = new Map(readers.map((reader) => [reader, [] as string[][]]));

	for (const { does, line: at, to } of [...plan, { does: "tell" as const, line: 0, to: 30 }]) {
		const [product, history] = [products[at] as number, histories[at] as Moment[]];
		const last = history.at(-1) as Moment;
		if (does === "price") {
			await shop.pool.query("update product set price_cents = $2 where id = $1", [product, to * 100]);
			history.push({ ...last, cents: to * 100 });
		}
		if (does === "units") {
			const units =
				"update stock set on_hand = $2 where size = 'M' and variant_id in (select id from variant where product_id = $1)";
			await shop.pool.query(units, [product, to]);
			history.push({ ...last, units: to });
		}
		if (does === "buy" && last.units > 0) {
			const buyer = readers[to] as Reader;
			const paid = await pay(shop, paymentBody([{ productid: product }], last.cents / 100), {
				token: buyer.client.token,
			});
			expect(paid.data.status).toBe("approved");
			buyer.bought.add(at);
			history.push({ ...last, units: last.units - 1 });
		}
		if (does !== "tell") continue;
		now += to * HOUR_MS;
		await Promise.all([tellOfListNews(shop.deps), tellOfListNews(shop.deps)]);
		for (const reader of readers) {
			const { waits, news } = due(reader, histories);
			if (now - reader.mailedAt < 24 * HOUR_MS || !waits) continue;
			reader.served = histories.map(({ length }) => length);
			for (const one of news) {
				const [kind, place] = one.split(" ");
				if (kind === "price") reader.told.set(Number(place), histories[Number(place)]?.at(-1)?.cents ?? 0);
			}
			if (news.length === 0) continue;
			reader.mailedAt = now;
			expected.get(reader)?.push(news);
		}
	}
	for (const [reader, mails] of expected) {
		const sent = (await newsTo(reader.client)).map(({ text_body }) => toldIn(text_body).sort());
		expect(sent.sort()).toEqual(mails.map((news) => [...news].sort()).sort());
	}
}

test("whatever prices and stock do, each of two readers is mailed what is due, once, and nothing else", async () => {
	await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), fc.tuple(wishes, wishes), live), {
		numRuns: 20,
	});
}, 240_000);
