import { setTimeout as pause } from "node:timers/promises";
import { PaymentRefused } from "./port.ts";

export type MercadoPagoAccount = { apiUrl: string; accessToken: string; timeoutMs: number };
type Request = { method: "GET" | "POST" | "PUT"; path: string; body?: object; key?: string };

const RETRY_PAUSE_MS = 250;
const LONGEST_ASKED_PAUSE_MS = 2_000;
/** The request may be tried again as it is: the idempotency key keeps it from acting twice. */
const TRY_AGAIN = new Set([429, 500, 502, 503, 504]);
/** Neither done nor refused for certain. */
const UNDECIDED = new Set([408, 409, 423, 424, 425]);
const NEVER_SENT = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH"]);

/** One call of Mercado Pago's API; null for 404. Tried twice at most, and never again after a time-out. */
export async function ask(account: MercadoPagoAccount, request: Request): Promise<Record<string, unknown> | null> {
	let certainlyNothing = true;
	for (let tried = 1; ; tried += 1) {
		try {
			const response = await send(account, request);
			if (response.ok) return (await response.json()) as Record<string, unknown>;
			if (response.status === 404 && (certainlyNothing || request.method === "GET")) return null;
			if (TRY_AGAIN.has(response.status) && tried === 1) {
				if (response.status !== 429) certainlyNothing = false;
				await pause(askedPause(response));
				continue;
			}
			throw await problemOf(response, certainlyNothing);
		} catch (error) {
			if (error instanceof PaymentRefused || (error as Error).name === "TimeoutError") throw error;
			const wasSent = !NEVER_SENT.has(systemCode(error));
			if (wasSent) certainlyNothing = false;
			if (error instanceof UndecidedAnswer || tried === 2) {
				if (!certainlyNothing) throw error;
				throw new PaymentRefused("provider_unreachable", "The card service cannot be reached", { cause: error });
			}
			await pause(RETRY_PAUSE_MS);
		}
	}
}

function send({ apiUrl, accessToken, timeoutMs }: MercadoPagoAccount, { method, path, body, key }: Request) {
	return fetch(apiUrl + path, {
		method,
		redirect: "error",
		signal: AbortSignal.timeout(timeoutMs),
		headers: {
			authorization: `Bearer ${accessToken}`,
			accept: "application/json",
			...(body && { "content-type": "application/json" }),
			...(key && { "x-idempotency-key": key }),
		},
		...(body && { body: JSON.stringify(body) }),
	});
}

class UndecidedAnswer extends Error {}

/** What an answer that is no success means: certainly refused, or nobody knows. */
async function problemOf(response: Response, certainlyNothing: boolean): Promise<Error> {
	const answer = (await response.json().catch(() => ({}))) as { message?: unknown; cause?: unknown };
	const message = `Mercado Pago answered ${response.status}: ${String(answer.message ?? "no reason given")}`;
	// An earlier try may have been carried out, and the refusal be about doing it again.
	if (!certainlyNothing) return new UndecidedAnswer(message);
	if (response.status === 429) return new PaymentRefused("provider_busy", message);
	if (response.status >= 500 || UNDECIDED.has(response.status)) return new UndecidedAnswer(message);
	return new PaymentRefused(refusalDetail(answer.cause), message);
}

/** The documented cause codes that are about the card's token; everything else is about the request. */
const TOKEN_CODES = new Set(["2006", "2062", "3003", "3006"]);
const DETAIL_BY_CODE: Record<string, string> = {
	"2067": "invalid_identification_number",
	"2072": "invalid_transaction_amount",
	"2131": "unknown_payment_method",
	"3011": "unknown_payment_method",
	"3014": "unknown_payment_method",
	"109": "cc_rejected_invalid_installments",
};

function refusalDetail(cause: unknown): string {
	const [first] = [cause].flat(3) as { code?: unknown }[];
	const code = String(first?.code ?? "");
	if (TOKEN_CODES.has(code)) return "invalid_card_token";
	return DETAIL_BY_CODE[code] ?? "invalid_payment_request";
}

function askedPause(response: Response): number {
	const seconds = Number(response.headers.get("retry-after"));
	return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds * 1000, LONGEST_ASKED_PAUSE_MS) : RETRY_PAUSE_MS;
}

function systemCode(error: unknown): string {
	for (let at = error as { code?: unknown; cause?: unknown } | undefined, depth = 0; at && depth < 4; depth += 1) {
		if (typeof at.code === "string") return at.code;
		at = at.cause as typeof at;
	}
	return "";
}
