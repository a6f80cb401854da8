/** For every CHECK and every unique index of returns, one write that only it refuses. */
export const returnsRefuse: Record<string, string> = {
	return_request_key_unique: `insert into return_request (order_id, state, key)
		select 1, 'requested', '00000000-0000-4000-8000-000000000001' from generate_series(1, 2)`,
	return_request_state_valid: returned("'lost', null"),
	return_request_received_whole: returned("'received', null"),
	return_request_sent_received: `${returned("'approved', null")}; update return_request set sent_at = now()`,
	return_request_texts_bounded: `${returned("'approved', null")}; update return_request set carrier = repeat('x', 81)`,
	return_request_url_https: `${returned("'approved', null")}; update return_request set url = 'http://correo.test'`,
	return_line_quantity_positive: returnedLine("quantity", "0"),
	return_line_reason_valid: returnedLine("quantity, reason", "1, 'rain'"),
	return_line_outcome_valid: returnedLine("quantity, outcome, restock", "1, 'lost', true"),
	return_line_outcome_whole: returnedLine("quantity, outcome", "1, 'refund'"),
	return_line_exchange_whole: returnedLine("quantity, exchange_size", "1, 'M'"),
	return_line_exchange_named: returnedLine("quantity, exchange_held", "1, true"),
	stock_ledger_exchange_once: `${returned("'approved', null")};
		insert into stock_ledger (variant_id, size, delta, reason, return_id, line) select 1, 'S', 1, 'exchange', 1, 1 from generate_series(1, 2)`,
	stock_ledger_exchange_reason:
		"insert into stock_ledger (variant_id, size, delta, reason) values (1, 'S', 1, 'exchange')",
};

function returned(stateAndReceived: string): string {
	return `insert into return_request (id, order_id, state, received_at) values (1, 1, ${stateAndReceived})`;
}

/** Of a parcel that has left, so that only the line itself is wrong. */
function returnedLine(columns: string, values: string): string {
	return `insert into shipment (id, order_id) values (9, 1);
		insert into shipment_line (shipment_id, order_id, line, quantity) values (9, 1, 1, 2);
		${returned("'approved', null")};
		insert into return_line (return_id, order_id, line, ${columns}) values (1, 1, 1, ${values})`;
}
