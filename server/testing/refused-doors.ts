/** For every CHECK and every unique index of keys, webhooks and caches before the shop, one write that only it refuses. */
export const doorsRefuse: Record<string, string> = {
	api_key_hash_unique: `${key("'a', 'x'")}; ${key("'b', 'x'")}`,
	api_key_name_unique: `${key("'Books', 'x'")}; ${key("'bOOKS', 'y'")}`,
	api_key_name_bounded: key("repeat('x', 61), 'x'"),
	api_key_scopes_valid: key("'a', 'x'", "{move:money}"),
	webhook_endpoint_name_unique: `${endpoint("'Books'")}; ${endpoint("'bOOKS'")}`,
	webhook_endpoint_name_bounded: endpoint("''"),
	webhook_endpoint_address_bounded: `${endpoint("'a'")}; update webhook_endpoint set address = repeat('x', 501)`,
	webhook_endpoint_off_reason_valid: `${endpoint("'a'")}; update webhook_endpoint set off_reason = 'failing'`,
	webhook_endpoint_old_secret_whole: `${endpoint("'a'")}; update webhook_endpoint set old_secret = 'x'`,
	told_event_message_unique: `${event("'a'")}; ${event("'b'")}; update told_event set message = 'msg_1'`,
	told_event_key_unique: `${event("'a'")}; ${event("'a'")}`,
	told_event_data_is_object: `${event("'a'")}; update told_event set data = '[]'`,
	webhook_delivery_once: delivery("1, 'waiting', null, '' from generate_series(1, 2)"),
	webhook_delivery_state_valid: delivery("1, 'lost', null, ''"),
	webhook_delivery_problem_valid: delivery("1, 'failed', 'rain', ''"),
	webhook_delivery_answer_bounded: delivery("1, 'failed', 'answer', repeat('x', 501)"),
	cdn_purge_names: "insert into cdn_purge (names) values ('{}')",
};

function key(nameAndHash: string, scopes = "{write:stock}"): string {
	return `insert into api_key (name, hash, ending, scopes, made_by) values (${nameAndHash}, 'abcd', '${scopes}', 'admin')`;
}

function endpoint(name: string): string {
	return `insert into webhook_endpoint (name, address, events, secret, made_by)
		values (${name}, 'https://books.test/', '{order.paid}', 'whsec_x', 'admin')`;
}

function event(name: string): string {
	return `insert into told_event (type, key, data) values ('order.paid', ${name}, '{}')`;
}

function delivery(values: string): string {
	return `insert into told_event (id, type, key, data) values (1, 'order.paid', 'a', '{}');
		insert into webhook_delivery (event_id, endpoint_id, state, problem, answer) select 1, ${values}`;
}
