import { addressOf, type Call, type GivenTo, type ReplyOf } from "#core/calls/call.ts";
import type { ErrorCode } from "#core/contract/errors.ts";
import messages from "./refusals/messages.en.ts";

/** A call that the server refused or that never reached it (`code` is then `offline`). */
export class ApiError extends Error {
	readonly status: number;
	readonly code: ErrorCode | "offline";
	readonly fields: Record<string, string>;
	readonly body: unknown;

	constructor(status: number, code: ErrorCode | "offline", message: string, body: unknown = null) {
		super(message);
		this.name = "ApiError";
		this.status = status;
		this.code = code;
		this.body = body;
		this.fields = (body as { fields?: Record<string, string> } | null)?.fields ?? {};
	}
}

export type CallOptions = { token?: string | undefined; signal?: AbortSignal; timeoutMs?: number };
export type Answer<C extends Call> = { status: number; data: ReplyOf<C>; headers: Headers };

/** Makes one call of the contract from the browser. */
export async function call<C extends Call>(what: C, given: GivenTo<C>, options: CallOptions = {}): Promise<Answer<C>> {
	const parts = given as { body?: unknown; headers?: Record<string, string>; params?: unknown; query?: unknown };
	const headers: Record<string, string> = { accept: "application/json", ...parts.headers };
	if (options.token) headers.authorization = `Bearer ${options.token}`;
	const init: RequestInit = { method: what.method, headers, signal: deadline(options) };
	if (parts.body instanceof FormData) init.body = parts.body;
	else if (parts.body !== undefined) {
		headers["content-type"] = "application/json";
		init.body = JSON.stringify(parts.body);
	}
	const { response, data } = await send(addressOf(what, parts), init);
	if (response.ok) return { status: response.status, data: data as ReplyOf<C>, headers: response.headers };
	const { code, message } = data as Refusal;
	throw new ApiError(response.status, code, message, data);
}

export type Refusal = { code: ErrorCode; message: string };

function deadline({ signal, timeoutMs = 20_000 }: CallOptions): AbortSignal {
	const timeout = AbortSignal.timeout(timeoutMs);
	return signal ? AbortSignal.any([signal, timeout]) : timeout;
}

/**
 * What is answered, in the language of the page. A success whose body breaks off on the way, or is not the shop's, has not
 * reached us: it is no empty answer.
 */
async function send(address: string, init: RequestInit): Promise<{ response: Response; data: unknown }> {
	try {
		const response = await fetch(address, init);
		if (response.status === 204) return { response, data: undefined };
		const data: unknown = await (response.ok ? response.json() : refusalIn(response));
		return { response, data: await messages.said(data) };
	} catch (cause) {
		if (init.signal?.aborted && (init.signal.reason as Error | undefined)?.name === "AbortError") throw cause;
		throw new ApiError(0, "offline", messages.offline);
	}
}

/** What the server refused with; something between us and it may refuse without a word. */
export async function refusalIn(response: Response): Promise<Refusal> {
	const refused: Partial<Refusal> | null = await response.json().catch(() => null);
	return { code: "internal", message: response.statusText, ...refused };
}
