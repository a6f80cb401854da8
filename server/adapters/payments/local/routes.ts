import type { IncomingMessage } from "node:http";
import { brandOf, IDENTIFICATION_TYPES, issuersOf, paymentMethod } from "./cards.ts";
import { cancel, charge, find, type Reply, refund, refundsOf, search, settle } from "./charges.ts";
import type { Journal } from "./journal.ts";
import type { Notices } from "./notices.ts";
import { installments } from "./plans.ts";
import { type CardToken, type GivenCard, tokenOf } from "./tokens.ts";

export type Keys = { publicKey: string; accessToken: string; webhookSecret: string };
/** Ways to misbehave, for tests: each counts down over the next charges. */
type ChargeTrouble = {
	/** Charged, and the connection is cut before the answer. */
	loseAnswers: number;
	/** Not charged: 500. */
	failures: number;
	/** Charged, and the answer waits this long. */
	answerAfterMs: number;
};
export type LocalCardsState = {
	keys: Keys;
	journal: Journal;
	notices: Notices;
	tokens: Map<string, CardToken>;
	trouble: ChargeTrouble;
	now: () => Date;
};
export type Asked = { method: string; url: URL; headers: IncomingMessage["headers"]; body: Record<string, unknown> };

/** Whoever makes tokens without paying takes no more memory than this. */
const MOST_TOKENS = 10_000;

const UNAUTHORIZED: Reply = {
	status: 401,
	body: { status: 401, error: "unauthorized", message: "Invalid access token" },
};
const NOT_FOUND: Reply = { status: 404, body: { status: 404, error: "not_found", message: "resource not found" } };

/** What the browser's script asks, with the public key in the query. Undefined for any other address. */
export function publicRoute(state: LocalCardsState, { method, url, body }: Asked): Reply | undefined {
	const query = url.searchParams;
	const bin = (query.get("bins") ?? query.get("bin") ?? "").replace(/\D/g, "").slice(0, 8);
	const answers: Record<string, () => Reply> = {
		"GET /v1/identification_types": () => ok(IDENTIFICATION_TYPES),
		"GET /v1/payment_methods/search": () => {
			const brand = bin.length >= 6 ? brandOf(bin) : undefined;
			const results = brand ? [paymentMethod(brand)] : [];
			return ok({ paging: { total: results.length, limit: 30, offset: 0 }, results });
		},
		"GET /v1/payment_methods/card_issuers": () => ok(issuersOf(query.get("payment_method_id") ?? "")),
		"GET /v1/payment_methods/installments": () =>
			ok(installments(Number(query.get("amount")), bin, query.get("locale") ?? "es-AR")),
		"POST /v1/card_tokens": () => makeToken(state, body),
	};
	const answer = answers[`${method} ${url.pathname}`];
	if (!answer) return undefined;
	return query.get("public_key") === state.keys.publicKey ? answer() : UNAUTHORIZED;
}

function makeToken(state: LocalCardsState, given: GivenCard): Reply {
	const token = tokenOf(given, state.now());
	if (Array.isArray(token)) {
		return { status: 400, body: { message: "invalid parameters", error: "bad_request", status: 400, cause: token } };
	}
	state.tokens.set(token.id, token);
	for (const oldest of state.tokens.keys()) {
		if (state.tokens.size <= MOST_TOKENS) break;
		state.tokens.delete(oldest);
	}
	return {
		status: 201,
		body: {
			id: token.id,
			public_key: state.keys.publicKey,
			first_six_digits: token.firstSix,
			last_four_digits: token.lastFour,
			expiration_month: token.expirationMonth,
			expiration_year: token.expirationYear,
			cardholder: { name: token.cardholder },
			status: "active",
			date_created: state.now().toISOString(),
			date_due: new Date(token.dueAt).toISOString(),
			luhn_validation: true,
			live_mode: false,
			require_esc: false,
		},
	};
}

/** What the shop's server asks, with the access token. */
export async function privateRoute(state: LocalCardsState, { method, url, headers, body }: Asked): Promise<Reply> {
	if (headers.authorization !== `Bearer ${state.keys.accessToken}`) return UNAUTHORIZED;
	const key = headers["x-idempotency-key"]?.toString();
	const path = url.pathname;
	if (method === "POST" && path === "/v1/payments") return charge(state, key, body);
	if (method === "GET" && path === "/v1/payments/search") {
		return search(state, url.searchParams.get("external_reference") ?? "");
	}
	const [, id, action, refundId] = path.match(/^\/v1\/payments\/(\d+)(\/refunds(?:\/(\d+))?)?$/) ?? [];
	if (!id) return controlRoute(state, method, path, body);
	if (action && method === "GET") return refundsOf(state, id, refundId);
	if (action) return method === "POST" && !refundId ? refund(state, id, key, body) : NOT_FOUND;
	if (method === "GET") return find(state, id);
	if (method === "PUT" && body.status === "cancelled") return cancel(state, id);
	return NOT_FOUND;
}

/** For tests: lets the provider misbehave, and decides payments it holds back. */
async function controlRoute(
	state: LocalCardsState,
	method: string,
	path: string,
	body: Record<string, unknown>,
): Promise<Reply> {
	if (method === "PUT" && path === "/control/trouble") {
		Object.assign(state.trouble, pick(body, ["loseAnswers", "failures", "answerAfterMs"]));
		Object.assign(state.notices.trouble, pick(body, ["copies", "held"]));
		return ok({ ...state.trouble, ...state.notices.trouble });
	}
	if (method === "POST" && path === "/control/release") {
		state.notices.release();
		return ok({ released: true });
	}
	const [, id] = path.match(/^\/control\/payments\/(\d+)$/) ?? [];
	if (method === "PUT" && id) return settle(state, id, String(body.status), String(body.status_detail ?? ""));
	return NOT_FOUND;
}

const ok = (body: unknown): Reply => ({ status: 200, body });

function pick(given: Record<string, unknown>, names: readonly string[]): Record<string, unknown> {
	return Object.fromEntries(Object.entries(given).filter(([name]) => names.includes(name)));
}
