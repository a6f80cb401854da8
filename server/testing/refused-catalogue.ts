/** For every CHECK and every unique index of products, shelves and stock, one write that only it refuses. */
export const catalogueRefuses: Record<string, string> = {
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
	product_companions_few: "update product set companions = '{}'",
	product_seo_by_name: "update product set seo = '[]'",
	image_view_valid: "update image set view = 'above'",
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
	category_name_unique: "insert into category (id, name, parent) values (4, 'SHIRTS', 1)",
	collection_name_unique: "insert into collection (id, name) values (5, 'SUMMER')",
	variant_color_unique: "insert into variant (product_id, color_name) values (1, 'BLANCO')",
	offer_percent_range: "insert into offer (percent, starts_at) values (100, now())",
	offer_period_valid: "insert into offer (percent, starts_at, ends_at) values (10, now(), now())",
	offer_over_after_begun: "insert into offer (percent, starts_at, over_at) values (10, now(), now())",
	removed_shelf_kind_valid: "update removed_shelf set kind = 'rack'",
	vain_search_words_length: "update vain_search set words = ''",
	vain_search_times_positive: "update vain_search set times = 0",
	missed_size_counts_positive:
		"insert into missed_size (day, variant_id, size, looks, alerts) values ('2026-01-01', 1, 'M', 0, 0)",
	visit_day_steps_not_negative: "update visit_day set carts = -1",
	visit_day_not_negative: "update visit_day set visits = -1",
};
