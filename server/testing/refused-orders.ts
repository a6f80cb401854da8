const delivered = { delivery_id: "'standard'", delivery_name: "'Standard'", delivery_kind: "'send'" };

/** For every CHECK and every unique index of orders, payments and papers, one write that only it refuses. */
export const ordersRefuse: Record<string, string> = {
	paper_kind_valid: paper("'letter', 'A', 1, 1, 1, '{}'"),
	paper_number_positive: paper("'invoice', 'A', 0, 1, 1, '{}'"),
	paper_cents_positive: paper("'invoice', 'A', 1, 1, 0, '{}'"),
	paper_content_is_object: paper("'invoice', 'A', 1, 1, 1, '[]'"),
	paper_number_unique: paper("'invoice', 'A', 1, 1, 1, '{}'), ('invoice', 'A', 1, 2, 1, '{}'"),
	paper_invoice_once: paper("'invoice', 'A', 1, 1, 1, '{}'), ('invoice', 'A', 2, 1, 1, '{}'"),
	paper_series_kind_valid: "insert into paper_series (kind, series) values ('letter', 'A')",
	paper_series_last_not_negative: "insert into paper_series (kind, series, last) values ('invoice', 'A', -1)",
	paper_due_kind_valid: "insert into paper_due (kind, order_id, cents) values ('letter', 1, 1)",
	paper_due_cents_positive: "insert into paper_due (kind, order_id, cents) values ('invoice', 1, 0)",
	cart_line_quantity_positive: "update cart_line set quantity = 0",
	discount_code_upper_case: "insert into discount_code (code, percent) values ('save20', 20)",
	discount_code_one_kind: "update discount_code set amount_cents = 100",
	discount_code_percent_range: "update discount_code set percent = 100",
	discount_code_amount_positive: "update discount_code set percent = null, amount_cents = 0",
	discount_code_max_uses_positive: "update discount_code set max_uses = 0, uses = 0",
	discount_code_uses_within_limit: "update discount_code set max_uses = 1, uses = 2",
	discount_code_minimum_positive: "update discount_code set minimum_cents = 0",
	discount_code_name_unique: "insert into discount_code (code, percent) values ('SAVE10~2', 20)",
	discount_code_period_valid: "update discount_code set ends_at = starts_at",
	orders_status_valid: "update orders set status = 'Cancelled'",
	orders_stock_state_valid: "update orders set stock_state = 'lost'",
	orders_reserved_at_most_valid: "update orders set reserved_at_most = 3, stock_state = 'taken'",
	orders_amounts_not_negative: order("-1, 0, 2, 1"),
	orders_total_adds_up: order("100, 10, 5, 100"),
	orders_delivery_whole: order("100, 0, 0, 100", { delivery_id: "'standard'" }),
	orders_delivery_kind_valid: order("100, 0, 0, 100", { ...delivered, delivery_kind: "'drone'" }),
	orders_delivery_days_valid: order("100, 0, 0, 100", { ...delivered, delivery_days_min: "3", delivery_days_max: "2" }),
	orders_total_minimum: order("100, 100, 0, 0"),
	orders_language_valid: order("100, 0, 0, 100", { language: "'fr'" }),
	orders_held_code_named: "update orders set code_held = true where code is null",
	order_line_quantity_positive: orderLine("'S', 0, 100"),
	order_line_price_positive: orderLine("'S', 1, 0"),
	shipment_key_unique:
		"insert into shipment (order_id, key) select 1, '00000000-0000-4000-8000-000000000001' from generate_series(1, 2)",
	shipment_texts_bounded: "insert into shipment (order_id, carrier) values (1, repeat('x', 81))",
	shipment_url_https: "insert into shipment (order_id, url) values (1, 'http://correo.test')",
	shipment_line_quantity_positive: `insert into shipment (id, order_id) values (9, 1);
		insert into shipment_line (shipment_id, order_id, line, quantity) values (9, 1, 1, 0)`,
	order_view_name_bounded: "insert into order_view (staff_id, name, filters) values (1, '', '{}')",
	order_view_filters_are_object: "insert into order_view (staff_id, name, filters) values (1, 'Mine', '[]')",
	order_view_name_unique:
		"insert into order_view (staff_id, name, filters) values (1, 'Mine', '{}'), (1, 'MINE', '{}')",
	staff_note_about_one: "insert into staff_note (author, text) values ('admin', 'Called')",
	staff_note_text_bounded: "insert into staff_note (order_id, author, text) values (1, 'admin', '')",
	order_event_actor_valid: "update order_event set actor_kind = 'ghost'",
	payment_attempt_state_valid: "update payment_attempt set state = 'lost'",
	payment_attempt_refund_state_valid: "update payment_attempt set refund_state = 'maybe'",
	payment_attempt_amount_positive: "update payment_attempt set amount_cents = 0",
	payment_attempt_installments_positive: "update payment_attempt set installments = 0",
	payment_attempt_paid_total_positive: "update payment_attempt set paid_total_cents = 0",
	payment_attempt_refund_within_amount: "update payment_attempt set refunded_cents = amount_cents + 1",
	payment_attempt_refunded_units_not_negative: "update payment_attempt set refunded_units = -1",
	refund_state_valid: refund("'maybe', 1, 'staff', false"),
	refund_by_kind_valid: refund("'done', 1, 'nobody', false"),
	refund_cents_positive: refund("'done', 0, 'staff', false"),
	refund_whole_wanted_once: `${refund("'wanted', 1, 'staff', true")}; ${refund("'wanted', 1, 'staff', true")}`,
	refund_ask_key_unique: `${refund("'done', 1, 'staff', false")}; ${refund("'done', 1, 'staff', false")};
		update refund set ask_key = '00000000-0000-4000-8000-000000000001'`,
	refund_line_quantity_positive: `${refund("'done', 1, 'staff', false")};
		insert into refund_line (refund_id, order_id, line, quantity, cents) select id, 1, 1, 0, 1 from refund`,
	refund_line_cents_not_negative: `${refund("'done', 1, 'staff', false")};
		insert into refund_line (refund_id, order_id, line, quantity, cents) select id, 1, 1, 1, -1 from refund`,
	payment_attempt_order_unique: "update payment_attempt set order_id = 1 where order_id = 2",
	payment_attempt_provider_payment_unique: "update payment_attempt set provider_payment_id = '77'",
	payment_attempt_reference_unique:
		"update payment_attempt set reference = '00000000-0000-4000-8000-000000000009', offered_until = now()",
	payment_attempt_tried_by_link: "update payment_attempt set reference = gen_random_uuid()",
	cart_link_lines_bounded: "insert into cart_link (token_hash, lines, expires_at) values ('x', '[]', now())",
	mail_state_valid: "update mail set state = 'lost'",
	mail_dedupe_unique:
		"insert into mail (to_address, subject, text_body, kind, dedupe_key) values ('a', 'b', 'c', 'd', 'welcome:1')",
};

/** A paper with these columns. */
function paper(values: string): string {
	return `insert into paper (kind, series, number, order_id, cents, content) values (${values})`;
}

function order(amounts: string, more: Record<string, string> = {}): string {
	const columns = ["", ...Object.keys(more)].join(", ");
	const values = ["", ...Object.values(more)].join(", ");
	return `insert into orders (subtotal_cents, discount_cents, shipping_cents, total_cents, status, currency, tax_rate, stock_state, name, lastname, email${columns})
		values (${amounts}, 'Processing', 'ARS', 21, 'reserved', 'Ana', 'Paz', 'ana@example.com'${values})`;
}

function refund(values: string): string {
	return `insert into refund (order_id, restock, state, cents, by_kind, is_whole) values (1, true, ${values})`;
}

export function orderLine(sizeQuantityPrice: string): string {
	return `insert into order_line (order_id, line, product_id, variant_id, name, color_name, size, quantity, unit_cents)
		values (1, 2, 1, 1, 'Shirt', 'Blanco', ${sizeQuantityPrice})`;
}
