import { expect } from "vitest";
import { shopTest } from "../../testing/shop-test.ts";
import { givePapers } from "./papers.jobs.ts";
import { takeNumber } from "./papers.queries.ts";

const { shop, test } = shopTest();

const CLIENTS = 8;
const ORDERS = 1000;

/** Orders that wait for their payment. */
async function addUnpaid(count: number): Promise<number[]> {
	const { rows } = await shop.pool.query<{ id: string }>(
		`insert into orders (status, currency, subtotal_cents, total_cents, tax_rate, stock_state, name, lastname, email)
		select 'Completed', 'ARS', n, n, 21, 'released', 'Ana', 'Gómez', 'ana@mail.test' from generate_series(1, $1) n returning id`,
		[count],
	);
	return rows.map(({ id }) => Number(id));
}

const pay = (id: number) => shop.pool.query("update orders set paid_at = now() where id = $1", [id]);

test("a thousand invoices, paid by eight at once and written by four, are numbered 1 to 1,000", async () => {
	const unpaid = await addUnpaid(ORDERS);
	let isPaying = true;
	const paying = Array.from({ length: CLIENTS }, async (_, client) => {
		for (const id of unpaid.filter((_id, at) => at % CLIENTS === client)) await pay(id);
	});
	const writing = Array.from({ length: 4 }, async () => {
		while (isPaying) await givePapers(shop.deps);
	});
	await Promise.all(paying);
	isPaying = false;
	await Promise.all(writing);
	await givePapers(shop.deps);
	const { rows } = await shop.pool.query<{ number: number; order_id: string }>(
		"select number, order_id from paper where kind = 'invoice' order by number",
	);
	expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: ORDERS }, (_, at) => at + 1));
	expect(new Set(rows.map(({ order_id }) => Number(order_id)))).toEqual(new Set(unpaid));
	const { rows: due } = await shop.pool.query("select from paper_due");
	expect(due).toEqual([]);
});

test("a number that was taken and not used is given to the next", async () => {
	const before = await shop.deps.db.transaction((tx) => takeNumber(tx, "invoice", "Z"));
	const failed = shop.deps.db.transaction(async (tx) => {
		await takeNumber(tx, "invoice", "Z");
		throw new Error("the process dies here");
	});
	await expect(failed).rejects.toThrow("the process dies here");
	expect(await shop.deps.db.transaction((tx) => takeNumber(tx, "invoice", "Z"))).toBe(before + 1);
});
