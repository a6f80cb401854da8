import { sql } from "drizzle-orm";
import { expect, onTestFinished } from "vitest";
import { databaseTest } from "#server/testing/shop-test.ts";
import { holdTable } from "../testing/hold-table.ts";
import { fillSmallShop } from "../testing/small-shop.ts";
import { auditQueries, runAudit } from "./audit.ts";
import { openDatabase } from "./client.ts";

/** All of the first order has left. */
const LEFT = `insert into shipment (id, order_id) values (9, 1);
		insert into shipment_line (shipment_id, order_id, line, quantity) values (9, 1, 1, 2);`;

/** The first order is a gift: its two shirts were claimed from a list. */
const GIFT = `insert into list_item (list_id, product_id, saved_cents, quantity) values (1, 1, 100, 2) on conflict do nothing;
		insert into gift_claim (id, list_id, product_id, quantity, wanted, created_at)
			values ('00000000-0000-4000-8000-00000000000a', 1, 1, 2, 2, now());
		insert into gift_order (order_id, claim_id, name, lastname, street_number, city, province_department, zip_code)
			values (1, '00000000-0000-4000-8000-00000000000a', 'Ana', 'Paz', '1', 'Rosario', 'Santa Fe', '2000');
		update orders set street_number = '', city = '' where id = 1;`;

/** For each question of the audit, damage that it alone must see. Where the tables refuse the damage, the rule goes first. */
const damage: Record<string, string> = {
	"stock is negative, or more is reserved than there is": `
		alter table stock drop constraint stock_reserved_not_negative;
		insert into stock (variant_id, size, on_hand, reserved) values (1, 'L', 0, -1)`,
	"the ledger does not add up to what is on hand": "update stock set on_hand = on_hand + 1 where size = 'S'",
	"reserved units are not those of the orders that reserve": "update stock set reserved = 0 where size = 'M'",
	"a guest's payment in process keeps more units than it may": `
		insert into orders (id, status, currency, subtotal_cents, total_cents, tax_rate, stock_state, name, lastname, email, created_at)
			values (9, 'Processing', 'ARS', 400, 400, 21, 'reserved', 'Eva', 'Paz', 'eva@example.com', now() - interval '2 days');
		insert into order_line (order_id, line, product_id, variant_id, name, color_name, size, quantity, unit_cents)
			values (9, 1, 1, 1, 'Camisa', 'Blanco', 'S', 4, 100);
		insert into payment_attempt (id, order_id, body_hash, actor_key, provider, state, amount_cents, currency)
			values ('00000000-0000-4000-8000-000000000009', 9, '\\x09', 'guest', 'local', 'pending', 400, 'ARS');
		update stock set reserved = 4 where size = 'S'`,
	"an order's stock state and its ledger disagree": "update orders set stock_state = 'released' where id = 1",
	"more is given back than was paid": `
		alter table refund disable trigger refund_within_payment;
		insert into refund (order_id, by_kind, cents, state, is_whole, restock) values (1, 'staff', 8983, 'wanted', false, true)`,
	"what was given back is not what the refunds say": `
		insert into refund (order_id, by_kind, cents, state, is_whole, restock) values (1, 'staff', 100, 'done', false, true)`,
	"more of a line goes back than was bought": `
		insert into refund (order_id, by_kind, cents, state, is_whole, restock) values (1, 'staff', 100, 'wanted', false, true);
		insert into refund_line (refund_id, order_id, line, quantity, cents) select id, 1, 1, 3, 100 from refund`,
	"an order has no payment attempt": "delete from payment_attempt where order_id = 2",
	"a completed or sent order has no approved payment":
		"update payment_attempt set state = 'rejected' where order_id = 1",
	"more of a line was sent than was bought": `
		insert into shipment (id, order_id, taken_back_at) values (8, 1, now());
		insert into shipment_line (shipment_id, order_id, line, quantity) values (8, 1, 1, 2);
		insert into shipment (id, order_id) values (9, 1);
		insert into shipment_line (shipment_id, order_id, line, quantity) values (9, 1, 1, 1);
		update shipment set taken_back_at = null`,
	"more of a line is returned than was sent": `
		alter table return_line disable trigger return_line_within_sent;
		insert into return_request (id, order_id, state) values (1, 1, 'approved');
		insert into return_line (return_id, order_id, line, quantity) values (1, 1, 1, 1)`,
	"a return holds units after it has ended, or was received without an outcome": `
		${LEFT}
		insert into return_request (id, order_id, state, received_at) values (1, 1, 'received', now());
		insert into return_line (return_id, order_id, line, quantity) values (1, 1, 1, 1)`,
	"an exchange and the ledger disagree": `
		${LEFT}
		insert into return_request (id, order_id, state, received_at) values (1, 1, 'received', now());
		insert into return_line (return_id, order_id, line, quantity, exchange_variant_id, exchange_size, outcome, restock)
			values (1, 1, 1, 1, 1, 'M', 'exchange', true)`,
	"a returned line's money is in no refund": `
		${LEFT}
		insert into return_request (id, order_id, state, received_at) values (1, 1, 'received', now());
		insert into return_line (return_id, order_id, line, quantity, outcome, restock) values (1, 1, 1, 1, 'refund', true)`,
	"a sent order has parcels, and something in none of them": `
		update orders set status = 'Submited' where id = 1;
		update shipment set taken_back_at = now();
		insert into shipment (id, order_id) values (9, 1);
		insert into shipment_line (shipment_id, order_id, line, quantity) values (9, 1, 1, 1)`,
	"an order's total is not its lines minus discount plus shipping": `
		insert into order_line (order_id, line, product_id, variant_id, name, color_name, size, quantity, unit_cents)
			values (1, 2, 1, 1, 'Extra', 'Blanco', 'S', 1, 100);
		insert into stock_ledger (variant_id, size, delta, reason, order_id, line, effect) values (1, 'S', -1, 'sale', 1, 2, 1);
		update stock set on_hand = on_hand - 1 where size = 'S'`,
	"the amount asked of the provider is not the order's total":
		"update payment_attempt set amount_cents = 1 where order_id = 1",
	"invoices or credit notes are not numbered without gaps": `
		insert into paper_series (kind, series, last) values ('invoice', 'A', 2);
		insert into paper (kind, series, number, order_id, cents, content) select 'invoice', 'A', 2, id, total_cents, '{}' from orders where id = 1;
		update paper_series set last = 3`,
	"an invoice is not what its order cost, or its credit notes are more than was given back": `
		insert into paper_series (kind, series, last) values ('invoice', 'A', 1), ('credit_note', 'A', 1);
		insert into paper (kind, series, number, order_id, cents, content) select 'invoice', 'A', 1, id, total_cents, '{}' from orders where id = 1;
		insert into paper (kind, series, number, order_id, cents, content) values ('credit_note', 'A', 1, 1, 1, '{}')`,
	"a claim is free although its gift is bought, or held although its money went back": `
		${GIFT} update gift_claim set released_at = now()`,
	"an order of a gift holds something else than its claim, or says where it goes": `
		${GIFT} update gift_claim set quantity = 1`,
	"a product's rating is not the mean of its reviews":
		"insert into review (product_id, author, stars) values (1, 'eva', 1)",
	"a search counts a product as something it is not": "delete from product_search",
	"a filter takes a product for something it is not": "update product_facet set in_stock = '{}'",
	"an order is not found by what it says": "update order_search set words = ' nobody ' where order_id = 1",
	"a discount code's uses are not the orders that hold one": "update orders set code_held = false where id = 1",
	"the shop's sums are not what a recount finds": "insert into tally (measure, day, amount) values ('cents', now(), 1)",
	"a payment attempt has stayed undecided for too long":
		"update payment_attempt set created_at = now() - interval '9 days' where order_id = 2",
};

const { shop, test } = databaseTest(({ pool }) => fillSmallShop(pool));

test("the audit may take longer than what shoppers ask", async () => {
	const impatient = openDatabase(shop.url, { statementTimeoutMs: 200 });
	onTestFinished(() => impatient.close());
	const stock = await holdTable(shop.db, "stock");
	const findings = runAudit(impatient.db);
	await stock.waitedFor();
	await expect(impatient.pool.query("select from stock")).rejects.toThrow("statement timeout");
	await stock.letGo();
	expect(await findings).toEqual([]);
	const { rows } = await impatient.pool.query("show statement_timeout");
	expect(rows).toEqual([{ statement_timeout: "200ms" }]);
});

test("a shop whose books add up has no findings", async () => {
	expect(await runAudit(shop.db)).toEqual([]);
});

test.each(auditQueries().map(({ name }) => name))("it is seen when %s", async (name) => {
	const undo = new Error("undo");
	let found: string[] = [];
	const tried = shop.db.transaction(async (tx) => {
		await tx.execute(sql.raw(damage[name] ?? ""));
		found = (await runAudit(tx)).map((finding) => finding.name);
		throw undo;
	});
	await expect(tried).rejects.toBe(undo);
	expect(found).toContain(name);
	if (!name.startsWith("stock is negative")) expect(found).toEqual([name]);
});
