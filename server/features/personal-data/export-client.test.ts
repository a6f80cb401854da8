import { expect } from "vitest";
import { clients } from "#core/contract/clients.ts";
import { addClient } from "#server/testing/actors.ts";
import { addProduct } from "#server/testing/factories.ts";
import { shopTest } from "#server/testing/shop-test.ts";

const { shop, test } = shopTest({ config: { rateLimits: false } });

async function addOrders(clientId: number, count: number): Promise<number[]> {
	const { rows } = await shop.pool.query<{ id: number }>(
		`with made as (
			insert into orders (client_id, status, currency, subtotal_cents, total_cents, tax_rate, stock_state, name, lastname, email)
			select $1::int, 'Canceled', 'ARS', 4990, 4990, 21, 'released', 'Ana', 'Gómez', 'ana@shop.test' from generate_series(1, $2)
			returning id
		), lines as (
			insert into order_line (order_id, line, product_id, variant_id, name, color_name, size, quantity, unit_cents)
			select made.id, line, variant.product_id, variant.id, 'Remera', 'Blanco', 'M', 1, 2495
			from made, (select * from variant limit 1) variant, generate_series(1, 2) line
		)
		select id from made order by id`,
		[clientId, count],
	);
	return rows.map(({ id }) => id);
}

test.each([0, 1, 200, 401])("an export holds each of %i orders once, as the contract says", async (count) => {
	const [owner, other] = [await addClient(shop), await addClient(shop)];
	await addProduct(shop);
	const ids = await addOrders(owner.id, count);
	await addOrders(other.id, 1);
	const { status, data, headers } = await shop.call(clients.exportMine, {}, owner.token);
	expect(status).toBe(200);
	expect(headers["content-type"]).toMatch(/^application\/json/);
	expect(clients.exportMine.reply.strict().parse(data)).toEqual(data);
	expect(data.orders.map(({ orderId }) => orderId)).toEqual(ids);
	for (const order of data.orders) expect(order).toMatchObject({ total: 49.9, orderDetails: [{}, { price: 24.95 }] });
});
