import { expect } from "vitest";
import { databaseTest } from "#server/testing/shop-test.ts";
import { catalogueRefuses } from "../testing/refused-catalogue.ts";
import { doorsRefuse } from "../testing/refused-doors.ts";
import { orderLine, ordersRefuse } from "../testing/refused-orders.ts";
import { peopleRefuse } from "../testing/refused-people.ts";
import { returnsRefuse } from "../testing/refused-returns.ts";
import { fillSmallShop } from "../testing/small-shop.ts";
import { violatedConstraint } from "./problem.ts";

const refused = { ...catalogueRefuses, ...doorsRefuse, ...ordersRefuse, ...peopleRefuse, ...returnsRefuse };

const { shop, test } = databaseTest(({ pool }) => fillSmallShop(pool));

test.each(Object.entries(refused))("%s refuses", async (constraint, write) => {
	const error = await shop.pool.query(write).catch((thrown: unknown) => thrown);
	expect(violatedConstraint(error)).toBe(constraint);
});

test.each([
	["stock", "insert into stock (variant_id, size) values (1, 'XXXL')"],
	["cart_line", "update cart_line set size = 'XXXL'"],
	["order_line", orderLine("'XXXL', 1, 100")],
	["system_size", "insert into system_size (system_id, size, position) values ('letters', 'XXXL', 5)"],
])("a size of %s is one the shop knows", async (table, write) => {
	const error = await shop.pool.query(write).catch((thrown: unknown) => thrown);
	expect(violatedConstraint(error)).toBe(`${table}_size_size_name_fk`);
});

test("every rule of the tables has a write that it refuses", async () => {
	const { rows } = await shop.pool.query<{ name: string }>(`
		select conname as name from pg_constraint where connamespace = 'public'::regnamespace and contype = 'c'
		union select indexrelid::regclass::text from pg_index
			where indisunique and not indisprimary and indrelid::regclass::text not like '%.%'
				and (select relnamespace from pg_class where oid = indrelid) = 'public'::regnamespace`);
	expect(Object.keys(refused).sort()).toEqual(rows.map((row) => row.name).sort());
});

test("a removed colour's name can be used again, a deleted user's too, and guests may share an address", async () => {
	await shop.pool.query(`
		begin;
		update variant set removed_at = now();
		insert into variant (product_id, color_name) values (1, 'Blanco');
		update staff set deleted_at = now();
		insert into staff (user_name, password_hash, rol) values ('ADMIN', 'x', 'employee');
		insert into client (email) values ('ana@example.com'), ('ana@example.com');
		rollback`);
});

test("search ignores case and accents, and names fold beyond ASCII", async () => {
	const { rows } = await shop.pool.query(
		"select search_name, plain_text('ÑANDÚ') as asked, lower('CAFÉ') as lower from product",
	);
	expect(rows).toEqual([{ search_name: "camisa nandu", asked: "nandu", lower: "café" }]);
});
