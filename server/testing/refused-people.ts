/** For every CHECK and every unique index of people, their sessions, lists and reviews, one write that only it refuses. */
export const peopleRefuse: Record<string, string> = {
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
	owner_settings_one_row: "insert into owner_settings (id) values (2)",
	session_one_owner: "update session set staff_id = 1",
	session_token_unique: "insert into session (token_hash, staff_id, expires_at) values ('\\x01', 1, now())",
	sign_in_flow_ticket_unique:
		"insert into sign_in_flow (state_hash, nonce, code_verifier, flow, ticket_hash, expires_at) values ('\\x01', '', '', '', '\\x01', now()), ('\\x02', '', '', '', '\\x01', now())",
	mail_token_purpose_valid: "update mail_token set purpose = 'login'",
	list_item_quantity_valid: "insert into list_item (list_id, product_id, saved_cents, quantity) values (1, 1, 100, 0)",
	list_item_note_bounded:
		"insert into list_item (list_id, product_id, saved_cents, note) values (1, 1, 100, repeat('x', 201))",
	list_alert_token_unique: `
		with other as (insert into list (client_id, title) values (1, 'Another') returning id)
		insert into list_alert (list_id, client_id, token_hash)
		select id, 1, '\\x01'::bytea from other union all select 1, 1, '\\x01'::bytea`,
	gift_claim_quantity_valid:
		"insert into gift_claim (id, list_id, product_id, quantity, wanted, created_at) values (gen_random_uuid(), 1, 1, 0, 1, now())",
	gift_giver_token_unique: `insert into gift_giver (list_id, email, token_hash, created_at, expires_at)
		select 1, 'x@example.com', '\\x01', now(), now() from generate_series(1, 2)`,
	list_news_kind_valid: "insert into list_news (list_id, client_id, product_id, kind) values (1, 1, 1, 'other')",
	list_title_unique: "insert into list (client_id, title) values (1, 'FAVORITE')",
	list_favorite_unique: "insert into list (client_id, title, is_favorite) values (1, 'Other', true)",
	list_invitation_token_unique:
		"insert into list_invitation (list_id, email, token_hash, expires_at) values (1, 'x@example.com', '\\x01', now())",
	review_stars_range: "update review set stars = 6",
	review_fit_valid: "update review set fit = 'huge'",
	review_language_valid: "update review set language = 'fr'",
	review_answer_whole: "update review set answer = 'Thank you'",
	review_hidden_whole: "update review set hidden_at = now()",
	review_report_reason_valid: "update review_report set reason = 'dull'",
	review_report_once_per_client: "insert into review_report (review_id, client_id, reason) values (1, 1, 'untrue')",
	review_photo_state_valid: "update review_photo set state = 'lost'",
	review_once_per_client: "insert into review (product_id, client_id, author, stars) values (1, 1, 'ana', 5)",
};

function passkey(staffAndCredential: string): string {
	return `insert into passkey (staff_id, credential_id, public_key, name) values (${staffAndCredential}, '\\x01', 'Phone')`;
}
