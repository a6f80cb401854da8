import { expect } from "vitest";
import { databaseTest } from "#server/testing/shop-test.ts";
import { fillSmallShop } from "../testing/small-shop.ts";
import { violatedConstraint } from "./problem.ts";

const { shop, test } = databaseTest(({ pool }) => fillSmallShop(pool));

const PARCEL = `insert into shipment (id, order_id) values (1, 1);
	insert into shipment_line (shipment_id, order_id, line, quantity)`;

test.each([
	["stock_ledger_append_only", "update stock_ledger set delta = 11 where id = 1"],
	["stock_ledger_append_only", "delete from stock_ledger where id = 1"],
	["stock_ledger_not_emptied", "truncate stock_ledger"],
	["order_line_immutable", "update order_line set unit_cents = 1"],
	["order_line_immutable", "delete from order_line"],
	["order_line_not_emptied", "truncate order_line cascade"],
	["orders_money_fixed", "update orders set subtotal_cents = subtotal_cents + 1, total_cents = total_cents + 1"],
	["shipment_line_immutable", `${PARCEL} values (1, 1, 1, 1); update shipment_line set quantity = 2`],
	["shipment_line_immutable", `${PARCEL} values (1, 1, 1, 1); delete from shipment_line`],
	["shipment_line_within_bought", `${PARCEL} values (1, 1, 1, 3)`],
	["shipment_line_within_bought", `${PARCEL} values (1, 2, 1, 1)`],
	["orders_money_fixed", "update orders set currency = 'USD'"],
	[
		"orders_delivery_fixed",
		"update orders set delivery_id = 'fast', delivery_name = 'Fast delivery', delivery_kind = 'send'",
	],
	["orders_contact_fixed", "update orders set street_number = 'Elsewhere 1'"],
])("%s refuses: %s", async (guard, write) => {
	const error = await shop.pool.query(write).catch((thrown: unknown) => thrown);
	expect(violatedConstraint(error)).toBe(guard);
});

test("an order's status may change", async () => {
	const { rowCount } = await shop.pool.query(
		"update orders set status = 'Submited', version = version + 1 where id = 1",
	);
	expect(rowCount).toBe(1);
});

test("an order's personal data can be removed, and nothing put in its place afterwards", async () => {
	await shop.pool.query(
		"update orders set name = '', lastname = '', email = '', phone = null, personal_data_removed_at = now() where id = 1",
	);
	const error = await shop.pool
		.query("update orders set name = 'Somebody', personal_data_removed_at = null where id = 1")
		.catch((thrown: unknown) => thrown);
	expect(violatedConstraint(error)).toBe("orders_contact_fixed");
});

test("a client's deletion keeps the orders and takes the cart, the sessions and the lists", async () => {
	await shop.pool.query("delete from client where id = 1");
	const { rows } = await shop.pool.query(`select
		(select count(*) from orders) as orders, (select count(*) from cart_line) as lines,
		(select count(*) from session) as sessions, (select count(*) from list) as lists, (select count(*) from review) as reviews`);
	expect(rows).toEqual([{ orders: 2, lines: 0, sessions: 0, lists: 0, reviews: 1 }]);
});
