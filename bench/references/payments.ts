import { createHash, randomBytes } from "node:crypto";
import type { Pool, PoolClient } from "pg";
import { inTransaction, listenJson, openPool, readBody } from "./listen.ts";

type Given = { databaseUrl: string; apiUrl: string; accessToken: string };
type Body = {
	token: string;
	payment_method_id: string;
	transaction_amount: number;
	payer: unknown;
	orderDetails: { productid: number; color: string; size: string; quantity: number }[];
	shipping: { name: string; lastname: string; phone: number; email: string; address: Record<string, string> };
};

/** node:http and pg doing the transactions of one paid order and the same call to the card service, and nothing else. */
export async function takePayments({ databaseUrl, apiUrl, accessToken }: Given): Promise<string> {
	const pool = openPool(databaseUrl);
	return listenJson(async (request) => {
		const body = await readBody<Body>(request);
		const key = request.headers["idempotency-key"] as string;
		const told = commitAndTell(Number(body.orderDetails[0]?.productid));
		const orderId = await inTransaction(pool, (tx) => place(tx, key, body), told);
		const paid = await fetch(`${apiUrl}/v1/payments`, {
			method: "POST",
			headers: {
				authorization: `Bearer ${accessToken}`,
				"content-type": "application/json",
				"x-idempotency-key": key,
			},
			body: JSON.stringify({
				transaction_amount: body.transaction_amount,
				external_reference: key,
				payment_method_id: body.payment_method_id,
				token: body.token,
				installments: 1,
				description: `Perchero order ${orderId}`,
				payer: body.payer,
			}),
		});
		const { id, status, status_detail } = (await paid.json()) as { id: number; status: string; status_detail: string };
		if (status !== "approved") throw new Error(`the card service said ${status}`);
		await inTransaction(pool, (tx) => settle(tx, key, orderId, { id, status_detail }));
		// What the shop does behind the answer, too: the mail leaves and the invoice is written, which nobody else shall have to do.
		afterwards(pool, orderId).catch((error: Error) => console.error(error.message));
		return { status, status_detail, id, orderId };
	});
}

async function afterwards(pool: Pool, orderId: number): Promise<void> {
	await pool.query("update mail set state = 'sent', sent_at = now(), attempts = attempts + 1 where dedupe_key = $1", [
		mailKey(orderId),
	]);
	await inTransaction(pool, async (tx) => {
		const due = await tx.query("delete from paper_due where order_id = $1", [orderId]);
		// The shop beside looks every few seconds, and may have come first.
		if (due.rowCount === 0) return;
		const { rows } = await tx.query<{ last: number }>(
			`insert into paper_series as s (kind, series, last) values ('invoice', 'A', 1)
			on conflict (kind, series) do update set last = s.last + 1 returning last`,
		);
		await tx.query(
			`insert into paper (kind, series, number, order_id, cents, content)
			select 'invoice', 'A', $2, o.id, o.total_cents, to_jsonb(o) from orders o where o.id = $1`,
			[orderId, rows[0]?.last],
		);
	});
}

/** As in the shop: whoever notifies commits alone, so the disk is waited for behind it. */
const commitAndTell = (productId: number) =>
	`select pg_notify('perchero_touched', '{"tags":["stock:${productId}"]}'); set local synchronous_commit = off; commit;
	select pg_logical_emit_message(true, 'perchero', '')`;

const mailKey = (orderId: number) => `order ${orderId} paid shopper`;

async function place(tx: PoolClient, key: string, { orderDetails, shipping, ...body }: Body): Promise<number> {
	await tx.query("select pg_try_advisory_xact_lock(hashtextextended($1, 0))", [`payment ${key}`]);
	await tx.query("select * from payment_attempt where id = $1", [key]);
	const [line] = orderDetails as [Body["orderDetails"][number]];
	const { rows } = await tx.query<{ variant_id: number; name: string; unit_cents: number; image: string }>(
		`select v.id as variant_id, p.name, p.unit_cents,
			(select image_id from variant_image where variant_id = v.id order by position limit 1) as image
		from product p join variant v on v.product_id = p.id and lower(v.color_name) = lower($2) where p.id = $1`,
		[line.productid, line.color],
	);
	const [found] = rows as [(typeof rows)[number]];
	const unit = [found.variant_id, line.size];
	await tx.query("select on_hand - reserved from stock where variant_id = $1 and size = $2 for update", unit);
	await tx.query("update stock set reserved = reserved + $3 where variant_id = $1 and size = $2", [
		...unit,
		line.quantity,
	]);
	await tx.query(
		`select sum(s.on_hand - s.reserved) from variant v join stock s on s.variant_id = v.id
		where v.product_id = $1 and v.removed_at is null`,
		[line.productid],
	);
	const total = found.unit_cents * line.quantity;
	const { address, ...buyer } = shipping;
	const order = await tx.query<{ id: number }>(
		`insert into orders (token_hash, status, currency, subtotal_cents, discount_cents, shipping_cents, total_cents, tax_rate,
			stock_state, name, lastname, phone, email, street_number, city, province_department, zip_code, particular_details, reserved_until)
		values ($1, 'Processing', 'ARS', $2, 0, 0, $2, 21, 'reserved', $3, $4, $5, $6, $7, $8, $9, $10, $11, now() + interval '15 minutes')
		returning id`,
		[
			randomBytes(32),
			total,
			buyer.name,
			buyer.lastname,
			buyer.phone,
			buyer.email,
			address.streetNumber,
			address.city,
			address.provinceDepartment,
			address.zipCode,
			address.particularDetails,
		],
	);
	const orderId = (order.rows[0] as { id: number }).id;
	await tx.query(
		`insert into order_line (order_id, line, product_id, variant_id, name, color_name, size, quantity, unit_cents, image)
		values ($1, 1, $2, $3, $4, $5, $6, $7, $8, $9)`,
		[
			orderId,
			line.productid,
			found.variant_id,
			found.name,
			line.color,
			line.size,
			line.quantity,
			found.unit_cents,
			found.image,
		],
	);
	await tx.query(EVENT, [orderId, "client", "placed", null, "Processing", ""]);
	await tx.query(
		`insert into payment_attempt (id, order_id, body_hash, actor_key, provider, state, amount_cents, currency, installments,
			payment_method_id, created_at, asked_at, next_check_at)
		values ($1, $2, $3, 'guest', 'mercadopago', 'asked', $4, 'ARS', 1, $5, now(), now(), now() + interval '10 seconds')`,
		[key, orderId, createHash("sha256").update(JSON.stringify(body)).digest(), total, body.payment_method_id],
	);
	return orderId;
}

const EVENT =
	"insert into order_event (order_id, at, actor_kind, actor_name, kind, from_value, to_value, note) values ($1, now(), $2, '', $3, $4, $5, $6)";

async function settle(tx: PoolClient, key: string, orderId: number, paid: { id: number; status_detail: string }) {
	await tx.query("select from orders where id = $1 for update", [orderId]);
	await tx.query("select * from payment_attempt a join orders o on o.id = a.order_id where a.id = $1 for update of a", [
		key,
	]);
	const { rows } = await tx.query<{ variant_id: number; size: string; quantity: number }>(
		"select variant_id, size, quantity from order_line where order_id = $1",
		[orderId],
	);
	const [line] = rows as [(typeof rows)[number]];
	const unit = [line.variant_id, line.size];
	await tx.query("select from stock where variant_id = $1 and size = $2 for update", unit);
	await tx.query(
		"update stock set on_hand = on_hand - $3, reserved = reserved - $3 where variant_id = $1 and size = $2",
		[...unit, line.quantity],
	);
	await tx.query(
		`insert into stock_ledger (variant_id, size, delta, reason, order_id, line, effect)
		select variant_id, size, -quantity, 'sale', order_id, line, 1 from order_line where order_id = $1`,
		[orderId],
	);
	await tx.query(
		`update orders set status = 'Completed', payment_status = 'approved', stock_state = 'taken', reserved_until = null,
			version = version + 1, paid_at = now(), updated_at = now() where id = $1`,
		[orderId],
	);
	await tx.query(
		`update payment_attempt set provider_payment_id = $2, state = 'approved', status = 'approved', status_detail = $3,
			answer = $4, decided_at = now(), next_check_at = now() + interval '1 day' where id = $1 returning *`,
		[key, String(paid.id), paid.status_detail, JSON.stringify(paid)],
	);
	await tx.query(EVENT, [orderId, "provider", "payment", null, "approved", paid.status_detail]);
	await tx.query(EVENT, [orderId, "shop", "status", "Processing", "Completed", ""]);
	const { rows: orders } = await tx.query(
		`select o.*, (select json_agg(l.*) from order_line l where l.order_id = o.id) as lines,
			(select json_agg(e.*) from order_event e where e.order_id = o.id) as timeline from orders o where o.id = $1`,
		[orderId],
	);
	const text = `Your order ${orderId} is confirmed\n${JSON.stringify(orders[0])}`;
	await tx.query(
		"insert into mail (to_address, subject, text_body, html_body, kind, dedupe_key) values ($1, $2, $3, $3, 'order-paid', $4)",
		["ana@mail.test", `Your order ${orderId} is confirmed`, text, mailKey(orderId)],
	);
}
