import type { z } from "zod";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/**
 * Who may call. `self`: the client named in the path or query is the one who holds the token, everybody else gets the
 * same 404 as for nobody. `self-or-token`: the same, or whoever sends a one-use `token` in the body. `guest`: open to all, but the answer depends on who asks (a token or a secret of its own).
 */
type Access = "public" | "guest" | "client" | "self" | "self-or-token" | "self-or-staff" | "member" | "staff" | "admin";

type Schema = z.ZodType;

export type Endpoint = {
	method: Method;
	/** Below /api, parameters as `:name`. */
	path: string;
	access: Access;
	/** With `self`: the path parameter or query field that holds the phone of the one concerned. */
	self?: string;
	summary: string;
	params?: Schema;
	query?: Schema;
	headers?: Schema;
	body?: Schema;
	reply: Schema;
	/** Status of success when it is not 200; a handler may still choose between those listed. */
	status?: 200 | 201 | 204;
	/** The per-address limit that guards this call. */
	limit?: LimitName;
	/** Largest body in bytes when it is not the usual 1 MiB. */
	bodyLimit?: number;
	/** The body is a file as multipart/form-data, read by the handler; callers give a FormData. */
	upload?: boolean;
	/** Kept answers: the reply depends on nothing but the parsed input and what the named tags stand for. */
	kept?: boolean;
};

export type LimitName = "logIn" | "signUp" | "resetMail" | "payment" | "shareMail" | "discount" | "token";

type Parsed<S> = S extends Schema ? z.output<S> : undefined;
type Given<S> = S extends Schema ? z.input<S> : undefined;

/** What a handler receives: parsed. */
export type InputOf<E extends Endpoint> = {
	params: Parsed<E["params"]>;
	query: Parsed<E["query"]>;
	headers: Parsed<E["headers"]>;
	body: Parsed<E["body"]>;
};

type GivenParts<E extends Endpoint> = {
	params: Given<E["params"]>;
	query: Given<E["query"]>;
	headers: Given<E["headers"]>;
	body: Given<E["body"]>;
};
type RequiredParts<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] };
type OptionalParts<T> = {
	[K in keyof T as undefined extends T[K] ? (T[K] extends undefined ? never : K) : never]?: T[K];
};

/** What a caller gives: as sent over the wire. */
export type GivenTo<E extends Endpoint> = RequiredParts<GivenParts<E>> & OptionalParts<GivenParts<E>>;

export type ReplyOf<E extends Endpoint> = z.output<E["reply"]>;
export type HandlerReply<E extends Endpoint> = z.input<E["reply"]>;

/** How a page's loader calls the public reads: in process, as a visitor. A refused call throws a Response. */
export type LoaderApi = <E extends Endpoint>(endpoint: E, given: GivenTo<E>) => Promise<LoaderAnswer<E>>;
type LoaderAnswer<E extends Endpoint> = { status: number; data: ReplyOf<E>; headers: Record<string, string> };

export function endpoint<const E extends Endpoint>(definition: E): E {
	return definition;
}

/** Every call lives below this path of the shop's own origin. */
export const API_PREFIX = "/api";

/** The address of a call, with its path parameters and query filled in. */
export function addressOf(definition: Endpoint, given: { params?: unknown; query?: unknown }): string {
	const params = (given.params ?? {}) as Record<string, string | number>;
	const path = definition.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
	const query = new URLSearchParams();
	for (const [name, value] of Object.entries((given.query ?? {}) as Record<string, unknown>)) {
		if (value !== undefined && value !== null) query.append(name, String(value));
	}
	const text = query.toString();
	return API_PREFIX + path + (text ? `?${text}` : "");
}
