import { afterAll, beforeAll, expect, test } from "vitest";
import { type FreshDatabase, freshDatabase } from "#server/testing/database.ts";
import { fillSmallShop } from "../testing/small-shop.ts";
import { violatedConstraint } from "./problem.ts";

const delivered = { delivery_id: "'standard'", delivery_name: "'Standard'", delivery_kind: "'send'" };

/** For every CHECK and every unique index of ours, one write that only it refuses. */
const refused: Record<string, string> = {
	category_id_positive: "insert into category (id, name) values (0, 'Nothing')",
	category_parent_valid: "insert into category (id, name, parent) values (4, 'Orphans', null)",
	category_translations_by_language: "update category set translations = '[]'",
	collection_translations_by_language: "update collection set translations = '[]'",
	product_translations_by_language: "update product set translations = '[]'",
	product_price_minimum: "update product set price_cents = 1",
	product_offer_percent_range: "update product set offer_percent = 100, price_offer_cents = 100",
	product_offer_complete: "update product set offer_percent = 20",
	product_offer_below_price: "update product set offer_percent = 20, price_offer_cents = price_cents",
	product_rating_range: "update product set rating = 5.01",
	product_fit_valid: "update product set fit = 'tight'",
	product_slug_valid: "update product set slug = 'Linen shirt'",
	product_slug_unique:
		"insert into product (name, slug, price_cents, collection_id, category_id) select 'Other', slug, 4990, 1, 3 from product",
	product_draft_off_sale: "update product set draft = true",
	product_publish_off_sale: "update product set publish_at = now()",
	product_low_stock_range: "update product set low_stock = -1",
	catalogue_change_audit_unique: `insert into audit_log (staff_name, action) values ('admin', 'offers.apply');
		insert into catalogue_change (audit_id, rights, at) select (select max(id) from audit_log), '{}', now() from generate_series(1, 2)`,
	product_sizes_offered: "update product set offered_sizes = '{}'",
	size_name_length: "insert into size (name) values ('')",
	size_system_id_valid: "insert into size_system (id, name, position) values ('Bra sizes', 'Bra sizes', 6)",
	size_system_name_unique: "insert into size_system (id, name, position) values ('other', 'LETTERS', 6)",
	product_search_sold_not_negative: "update product_search set sold = -1",
	search_word_products_not_negative:
		"insert into search_word (word, concept, shown, letters, products) values ('a', 'a', 'a', 1, -1)",
	product_import_kind_valid: "insert into product_import (state, dry, kind) values ('done', true, 'songs')",
	product_import_state_valid: "insert into product_import (state, dry) values ('lost', true)",
	shop_archive_state_valid: "insert into shop_archive (state, at, worked_at) values ('lost', now(), now())",
	shop_archive_problem_valid:
		"insert into shop_archive (state, problem, at, worked_at) values ('failed', 'rain', now(), now())",
	shop_archive_failed_says_why: "insert into shop_archive (state, at, worked_at) values ('failed', now(), now())",
	shop_archive_one: "insert into shop_archive (at, worked_at) select now(), now() from generate_series(1, 2)",
	product_fabric_is_list: `update product set fabric = '{"wool": 100}'`,
	product_care_known: "update product set care = '{wash-31}'",
	product_measurements_by_size: "update product set measurements = '[]'",
	product_review_count_positive: "update product set review_count = -1",
	image_storage_valid: "update image set storage = 'elsewhere'",
	image_size_positive: "update image set width = 0",
	stock_on_hand_not_negative: "insert into stock (variant_id, size, on_hand, reserved) values (1, 'L', -1, -1)",
	stock_reserved_not_negative: "update stock set reserved = -1",
	stock_reserved_within_on_hand: "update stock set reserved = on_hand + 1",
	stock_ledger_reason_valid: "insert into stock_ledger (variant_id, size, delta, reason) values (1, 'S', 1, 'gift')",
	stock_ledger_order_reason: "insert into stock_ledger (variant_id, size, delta, reason) values (1, 'S', -1, 'sale')",
	stock_ledger_delta_sign:
		"insert into stock_ledger (variant_id, size, delta, reason, order_id, line, effect) values (1, 'S', 2, 'sale', 1, 1, 2)",
	stock_ledger_effect_once:
		"insert into stock_ledger (variant_id, size, delta, reason, order_id, line, effect) values (1, 'S', -2, 'sale', 1, 1, 1)",
	stock_alert_one_recipient: "insert into stock_alert (variant_id, size) values (1, 'S')",
	stock_alert_told_confirmed:
		"insert into stock_alert (variant_id, size, email, told_at) values (1, 'S', 'a@example.com', now())",
	stock_alert_language_valid:
		"insert into stock_alert (variant_id, size, email, language) values (1, 'S', 'a@example.com', 'fr')",
	stock_alert_client_unique: `insert into stock_alert (variant_id, size, client_id)
		select 1, 'S', (select min(id) from client) from generate_series(1, 2)`,
	stock_alert_email_unique:
		"insert into stock_alert (variant_id, size, email) values (1, 'S', 'a@example.com'), (1, 'S', 'A@example.com')",
	stock_alert_token_unique:
		"insert into stock_alert (variant_id, size, email, token_hash) values (1, 'S', 'a@example.com', 'x'), (1, 'S', 'b@example.com', 'x')",
	stock_return_units_positive: "insert into stock_return (variant_id, size, units) values (1, 'S', 0)",
	client_phone_positive: "update client set phone = 0",
	client_language_valid: "update client set language = 'fr'",
	client_phone_unique: "insert into client (phone) values (1155550100)",
	client_email_unique: "insert into client (email, is_registered) values ('ANA@example.com', true)",
	client_login_name_unique: "insert into client (login_name) values ('Ana')",
	staff_rol_valid: "update staff set rol = 'owner'",
	staff_user_name_unique: "insert into staff (user_name, password_hash, rol) values ('Admin', 'x', 'employee')",
	staff_email_unique:
		"insert into staff (user_name, password_hash, rol, email) values ('b', 'x', 'admin', 'b@example.com'), ('c', 'x', 'admin', 'B@example.com')",
	staff_link_purpose_valid:
		"insert into staff_link (hash, staff_id, purpose, expires_at) values ('\\x01', 1, 'log in', now())",
	passkey_one_owner: passkey("null, '\\x02'"),
	passkey_credential_unique: passkey("1, '\\x01'"),
	passkey_challenge_purpose_valid:
		"insert into passkey_challenge (hash, purpose, expires_at) values ('\\x01', 'pay', now())",
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
	owner_settings_one_row: "insert into owner_settings (id) values (2)",
	session_one_owner: "update session set staff_id = 1",
	session_token_unique: "insert into session (token_hash, staff_id, expires_at) values ('\\x01', 1, now())",
	sign_in_flow_ticket_unique:
		"insert into sign_in_flow (state_hash, nonce, code_verifier, flow, ticket_hash, expires_at) values ('\\x01', '', '', '', '\\x01', now()), ('\\x02', '', '', '', '\\x01', now())",
	mail_token_purpose_valid: "update mail_token set purpose = 'login'",
	cart_line_quantity_positive: "update cart_line set quantity = 0",
	category_name_unique: "insert into category (id, name, parent) values (4, 'SHIRTS', 1)",
	collection_name_unique: "insert into collection (id, name) values (5, 'SUMMER')",
	variant_color_unique: "insert into variant (product_id, color_name) values (1, 'BLANCO')",
	offer_percent_range: "insert into offer (percent, starts_at) values (100, now())",
	offer_period_valid: "insert into offer (percent, starts_at, ends_at) values (10, now(), now())",
	offer_over_after_begun: "insert into offer (percent, starts_at, over_at) values (10, now(), now())",
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
	list_item_quantity_valid: "insert into list_item (list_id, product_id, saved_cents, quantity) values (1, 1, 100, 0)",
	list_item_note_bounded:
		"insert into list_item (list_id, product_id, saved_cents, note) values (1, 1, 100, repeat('x', 201))",
	list_alert_token_unique: `
		with other as (insert into list (client_id, title) values (1, 'Another') returning id)
		insert into list_alert (list_id, client_id, token_hash)
		select id, 1, '\\x01'::bytea from other union all select 1, 1, '\\x01'::bytea`,
	list_news_kind_valid: "insert into list_news (list_id, client_id, product_id, kind) values (1, 1, 1, 'other')",
	list_title_unique: "insert into list (client_id, title) values (1, 'FAVORITE')",
	list_favorite_unique: "insert into list (client_id, title, is_favorite) values (1, 'Other', true)",
	list_invitation_token_unique:
		"insert into list_invitation (list_id, email, token_hash, expires_at) values (1, 'x@example.com', '\\x01', now())",
	review_stars_range: "update review set stars = 6",
	review_fit_valid: "update review set fit = 'huge'",
	review_answer_whole: "update review set answer = 'Thank you'",
	review_hidden_whole: "update review set hidden_at = now()",
	review_report_reason_valid: "update review_report set reason = 'dull'",
	review_report_once_per_client: "insert into review_report (review_id, client_id, reason) values (1, 1, 'untrue')",
	review_photo_state_valid: "update review_photo set state = 'lost'",
	review_once_per_client: "insert into review (product_id, client_id, author, stars) values (1, 1, 'ana', 5)",
	removed_shelf_kind_valid: "update removed_shelf set kind = 'rack'",
	vain_search_words_length: "update vain_search set words = ''",
	vain_search_times_positive: "update vain_search set times = 0",
	visit_day_not_negative: "update visit_day set visits = -1",
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

function passkey(staffAndCredential: string): string {
	return `insert into passkey (staff_id, credential_id, public_key, name) values (${staffAndCredential}, '\\x01', 'Phone')`;
}

function refund(values: string): string {
	return `insert into refund (order_id, restock, state, cents, by_kind, is_whole) values (1, true, ${values})`;
}

function orderLine(sizeQuantityPrice: string): string {
	return `insert into order_line (order_id, line, product_id, variant_id, name, color_name, size, quantity, unit_cents)
		values (1, 2, 1, 1, 'Shirt', 'Blanco', ${sizeQuantityPrice})`;
}

let shop: FreshDatabase;
beforeAll(async () => {
	shop = await freshDatabase();
	await fillSmallShop(shop.pool);
});
afterAll(() => shop.drop());

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

test("every rule of the tables has a write above that it refuses", async () => {
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
