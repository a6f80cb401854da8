import { type ErrorCode, errorMessage, errorStatus } from "#core/contract/errors.ts";

type Options = {
	/** What is wrong with which field, for the form that sent it. */
	fields?: Record<string, string>;
	details?: Record<string, unknown>;
	retryAfterSeconds?: number;
	/** Where a call answers the code with another status than most. */
	status?: 409;
	cause?: unknown;
};

/** A refusal with a code of the closed list. `fields` and `details` (lines, total) join the body; nothing else leaves. */
export class AppError extends Error {
	readonly code: ErrorCode;
	readonly fields: Record<string, string> | undefined;
	readonly details: Record<string, unknown>;
	readonly retryAfterSeconds: number | undefined;
	readonly status: number;

	constructor(code: ErrorCode, message: string = errorMessage[code], options: Options = {}) {
		super(message, options.cause === undefined ? undefined : { cause: options.cause });
		this.name = "AppError";
		this.code = code;
		this.fields = options.fields;
		this.details = options.details ?? {};
		this.retryAfterSeconds = options.retryAfterSeconds;
		this.status = options.status ?? errorStatus[code];
	}

	get body(): Record<string, unknown> {
		return { code: this.code, message: this.message, ...(this.fields && { fields: this.fields }), ...this.details };
	}
}

/** The refusal of one field. */
export function invalidField(field: string, message: string): AppError {
	return new AppError("invalid_input", `${field}: ${message}`, { fields: { [field]: message } });
}

/** PostgreSQL is away, out of room, too busy or only a copy that takes no writes: the caller may try again. */
const UNAVAILABLE_SQLSTATES = new Set([
	"57P01",
	"57P02",
	"57P03",
	"53300",
	"53200",
	"53100",
	"58030",
	"08000",
	"08003",
	"08006",
	"08001",
	"57014",
	"55P03",
	"25006",
	"25P03",
]);
/**
 * What a pooler says when it has no connection to give (`query_wait_timeout`, `server login failed`, …), and then it ends
 * the client's. PostgreSQL uses the same code for a query that was put together wrongly, and goes on.
 */
const POOLER_REFUSED = "08P01";
const UNAVAILABLE_SYSTEM_CODES = new Set([
	"ECONNREFUSED",
	"ECONNRESET",
	"EPIPE",
	"ETIMEDOUT",
	"ENOTFOUND",
	"EAI_AGAIN",
	"EHOSTUNREACH",
	"ENETUNREACH",
	"ENOSPC",
]);
/** A file that may not grow has no code of its own in PostgreSQL. */
const UNAVAILABLE_MESSAGES =
	/could not [^:]*file [^:]*: (File too large|No space left on device|Input\/output error)|timeout exceeded when trying to connect|Connection terminated|connect ENOENT|Query read timeout|Client has encountered a connection error|Cannot use a pool after/i;

/** Whatever was thrown, as the one refusal that may be answered. */
export function toAppError(thrown: unknown): AppError {
	if (thrown instanceof AppError) return thrown;
	const error = thrown as Failure & { statusCode?: unknown };
	const code = typeof error?.code === "string" ? error.code : "";
	const fromHttp = HTTP_LAYER_CODES[code];
	if (fromHttp) return new AppError(fromHttp);
	if (isUnavailable(error)) return new AppError("unavailable", undefined, { retryAfterSeconds: 2, cause: thrown });
	if (error?.statusCode === 400) return new AppError("bad_request");
	return new AppError("internal", undefined, { cause: thrown });
}

const HTTP_LAYER_CODES: Record<string, ErrorCode> = {
	FST_ERR_CTP_BODY_TOO_LARGE: "too_large",
	FST_REQ_FILE_TOO_LARGE: "too_large",
	FST_ERR_CTP_INVALID_MEDIA_TYPE: "unsupported_media_type",
	FST_ERR_CTP_INVALID_JSON_BODY: "malformed_json",
	FST_ERR_CTP_EMPTY_JSON_BODY: "malformed_json",
	FST_ERR_CTP_INVALID_CONTENT_LENGTH: "bad_request",
	FST_ERR_BAD_URL: "bad_request",
	// Nothing has a name that long.
	FST_ERR_MAX_PARAM_LENGTH: "not_found",
};

type Failure = { code?: unknown; severity?: unknown; message?: unknown; cause?: unknown };

function isUnavailable(error: Failure | undefined): boolean {
	for (let at = error, depth = 0; at && depth < 5; at = at.cause as typeof error, depth += 1) {
		if (typeof at.code === "string" && (UNAVAILABLE_SQLSTATES.has(at.code) || UNAVAILABLE_SYSTEM_CODES.has(at.code)))
			return true;
		if (at.code === POOLER_REFUSED && at.severity === "FATAL") return true;
		if (typeof at.message === "string" && UNAVAILABLE_MESSAGES.test(at.message)) return true;
	}
	return false;
}
