import type { z } from "zod";
import type { ApiScope } from "../rules/api-scopes.ts";
import type { StaffRight } from "../rules/staff-rights.ts";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/**
 * Who may call. `self`: the client named in the path or query is the one who holds the token, everybody else gets the
 * same 404 as for nobody. `self-or-token`: the same, or whoever sends a one-use `token` in the body. `guest`: open to all, but the answer depends on who asks (a token or a secret of its own).
 */
export type Access =
	| "public"
	| "guest"
	| "client"
	| "self"
	| "self-or-token"
	| "self-or-staff"
	| "member"
	| "staff"
	| "admin";

export type LimitName =
	| "logIn"
	| "passkey"
	| "signUp"
	| "resetMail"
	| "payment"
	| "shareMail"
	| "stockAlert"
	| "cartLink"
	| "report"
	| "visit"
	| "reviewPhoto"
	| "testMail"
	| "testCards"
	| "export"
	| "discount"
	| "token"
	| "unknownKey"
	| "webhookTest"
	| "refused";

type Definition = {
	method: Method;
	/** Below /api, parameters as `:name`. */
	path: string;
	access: Access;
	/** What an employee needs the owner's leave for; null for what concerns nobody but themselves. */
	right?: StaffRight | null;
	/** By which scope a program may call with a key; without one no key may. */
	scope?: ApiScope;
	/** Only for staff who logged in, or confirmed who they are, less than 15 minutes ago. */
	stepUp?: true;
	/** Open to staff who still have to set up the second factor the owner asks for. */
	withoutSecondFactor?: true;
	/** With `self`: the path parameter or query field that holds the phone of the one concerned. */
	self?: string;
	/** The field of the body that names what is to be changed: whose it is, is asked before the rest is looked at. */
	names?: string;
	/** Status of success when it is not 200; a handler may still choose another. */
	status?: 200 | 201 | 202 | 204 | 302;
	/** What the reply is when the handler gives the text itself, maybe as a stream. */
	contentType?: "text/csv" | "text/html" | "application/x-ndjson" | "application/json" | "application/zip";
	/** The per-address limit that guards this call. What is refused as senseless counts against `refused` alone. */
	limit?: LimitName;
	/** The handler itself counts against the limit, once it does what the limit is about. */
	countsItself?: true;
	/** Largest body in bytes when it is not the usual 1 MiB. */
	bodyLimit?: number;
	/** The body is a file read by the handler: as multipart/form-data, for which callers give a FormData, or as it is. */
	upload?: true | "text/csv" | "application/zip";
	/** The answer is kept: it depends on nothing but the parsed input and what its tags stand for. */
	kept?: true;
};

/** Of a call for staff it is always said which right it needs, so that none is forgotten. */
type Declared = Definition &
	(
		| { access: "staff" | "self-or-staff"; right: StaffRight | null }
		| { access: Exclude<Access, "staff" | "self-or-staff"> }
	);

type Schema = z.ZodType;

/** What goes into a call and what comes out. */
export type Schemas = { params?: Schema; query?: Schema; headers?: Schema; body?: Schema; reply: Schema };

declare const schemas: unique symbol;

/** The types of a call's input and reply; at run time nothing of them is there. */
type Typed<S extends Schemas> = { readonly [schemas]?: S };

/** What is needed to make a call: where it goes, who may make it, and the types of what it takes and gives. */
export type Call<S extends Schemas = Schemas> = Definition & Typed<S>;

/**
 * The calls of a feature, typed by the schemas of its contract. Only their types are taken: a browser that makes a call
 * loads no schema. A schema without its call, and a call without its schemas, is a type error.
 */
/* @__NO_SIDE_EFFECTS__ */
export function calls<S extends Record<string, Schemas>>() {
	return <const D extends { [N in keyof S]: Declared } & { [N in Exclude<keyof D, keyof S>]: never }>(
		definitions: D,
	): { [N in keyof S]: D[N] & Typed<S[N]> } => definitions;
}

type SchemasOf<C extends Call> = C extends Typed<infer S> ? S : never;
type Given<S> = S extends Schema ? z.input<S> : undefined;
type GivenParts<S extends Schemas> = {
	params: Given<S["params"]>;
	query: Given<S["query"]>;
	headers: Given<S["headers"]>;
	body: Given<S["body"]>;
};
type RequiredParts<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] };
type OptionalParts<T> = {
	[K in keyof T as undefined extends T[K] ? (T[K] extends undefined ? never : K) : never]?: T[K];
};

/** What a caller gives: as sent over the wire. */
export type GivenTo<C extends Call> = RequiredParts<GivenParts<SchemasOf<C>>> & OptionalParts<GivenParts<SchemasOf<C>>>;

export type ReplyOf<C extends Call> = z.output<SchemasOf<C>["reply"]>;

/** How a page's loader makes the kept calls: in process, as a visitor. A refused call throws a Response. */
export type LoaderApi = <C extends Call & { kept: true }>(call: C, given: GivenTo<C>) => Promise<LoaderAnswer<C>>;
type LoaderAnswer<C extends Call> = { status: number; data: ReplyOf<C>; headers: Record<string, string> };

/** Every call lives below this path of the shop's own origin. */
export const API_PREFIX = "/api";

/** The address of a call, with its path parameters and query filled in. */
export function addressOf(call: Call, given: { params?: unknown; query?: unknown }): string {
	const params = (given.params ?? {}) as Record<string, string | number>;
	const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
	const query = new URLSearchParams();
	for (const [name, value] of Object.entries((given.query ?? {}) as Record<string, unknown>)) {
		if (value !== undefined && value !== null) query.append(name, String(value));
	}
	const text = query.toString();
	return API_PREFIX + path + (text ? `?${text}` : "");
}
