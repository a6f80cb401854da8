import type { Pool } from "pg";

/** A white dot as WebP. */
const DOT = "'\\x52494646240000005745425056503820180000003001009d012a0100010001402625a400037000fefcf40000'";

/** For tests of the database itself: one row of everything, with books that add up. */
export async function fillSmallShop(pool: Pool): Promise<void> {
	await pool.query(`
		insert into category (id, name, parent) values (3, 'Shirts', 1);
		insert into product (name, price_cents, collection_id, category_id, rating, review_count) values ('Camisa Ñandú', 4990, 1, 3, 4, 1);
		insert into variant (product_id, color_name) values (1, 'Blanco');
		insert into image (id, storage, width, height, bytes) values ('shirt', 'demo', 800, 1000, 5000);
		insert into variant_image (variant_id, position, image_id) values (1, 0, 'shirt');
		insert into client (phone, email, login_name, is_registered) values (1155550100, 'ana@example.com', 'ana', true);
		insert into staff (user_name, password_hash, rol) values ('admin', 'x', 'admin');
		insert into passkey (staff_id, credential_id, public_key, name) values (1, '\\x01', '\\x01', 'Key');
		insert into session (token_hash, client_id, expires_at) values ('\\x01', 1, now() + interval '1 day');
		insert into mail_token (hash, client_id, purpose, expires_at) values ('\\x01', 1, 'reset', now() + interval '1 hour');
		insert into cart (client_id) values (1);
		insert into cart_line (client_id, product_id, color_name, size, quantity) values (1, 1, 'Blanco', 'S', 1);
		insert into discount_code (code, percent, uses) values ('SAVE10', 10, 1);
		insert into stock (variant_id, size, on_hand, reserved) values (1, 'S', 8, 0), (1, 'M', 3, 1);
		insert into orders (client_id, status, currency, subtotal_cents, discount_cents, total_cents, tax_rate, code, code_held, stock_state, name, lastname, phone, email)
			values (1, 'Completed', 'ARS', 9980, 998, 8982, 21, 'SAVE10', true, 'taken', 'Ana', 'Núñez', 1155550100, 'ana@example.com'),
				(null, 'Processing', 'ARS', 4990, 0, 4990, 21, null, false, 'reserved', 'Luis', 'Paz', null, 'luis@example.com');
		insert into order_line (order_id, line, product_id, variant_id, name, color_name, size, quantity, unit_cents)
			values (1, 1, 1, 1, 'Camisa Ñandú', 'Blanco', 'S', 2, 4990), (2, 1, 1, 1, 'Camisa Ñandú', 'Blanco', 'M', 1, 4990);
		insert into order_event (order_id, actor_kind, kind) values (1, 'shop', 'made');
		insert into stock_ledger (variant_id, size, delta, reason, order_id, line, effect)
			values (1, 'S', 10, 'initial', null, null, null), (1, 'M', 3, 'initial', null, null, null), (1, 'S', -2, 'sale', 1, 1, 1);
		insert into payment_attempt (id, order_id, body_hash, actor_key, provider, state, amount_cents, currency)
			values ('00000000-0000-4000-8000-000000000001', 1, '\\x01', 'client:1', 'local', 'approved', 8982, 'ARS'),
				('00000000-0000-4000-8000-000000000002', 2, '\\x02', 'guest', 'local', 'pending', 4990, 'ARS');
		insert into list (client_id, title, is_favorite) values (1, 'Favorite', true);
		insert into list_invitation (list_id, email, token_hash, expires_at) values (1, 'eva@example.com', '\\x01', now() + interval '1 day');
		insert into review (product_id, client_id, author, stars) values (1, 1, 'ana', 4);
		insert into review_report (review_id, client_id, reason) values (1, 1, 'other');
		insert into review_photo (id, review_id, bytes, small) values ('0123456789abcdef0123456789abcdef', 1, ${DOT}, ${DOT});
		insert into visit_day (day, visits, products, carts, checkouts) values ('2026-01-01', 5, 3, 2, 1);
		insert into missed_size (day, variant_id, size, looks, alerts) values ('2026-01-01', 1, 'S', 2, 1);
		insert into removed_shelf (kind, id) values ('category', 900);
		insert into vain_search (day, words, times) values ('2026-01-01', 'chomba', 2);
		insert into mail (to_address, subject, text_body, kind, dedupe_key) values ('ana@example.com', 'Hi', 'Hi', 'welcome', 'welcome:1');
	`);
}
