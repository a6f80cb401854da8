import { createHash, randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Access } from "#core/calls/call.ts";
import { Phone } from "#core/contract/clients.ts";
import type { Endpoint } from "#core/contract/endpoint.ts";
import { accountMessages } from "#core/messages.ts";
import type { ApiScope } from "#core/rules/api-scopes.ts";
import type { StaffRight } from "#core/rules/staff-rights.ts";
import { hasSecondFactor } from "../db/has-second-factor.ts";
import { prepared } from "../db/prepared.ts";
import type { Deps } from "../deps.ts";
import { AppError, invalidField } from "../errors.ts";

/** Who makes a request. */
export type Actor = VisitingActor | ClientActor | StaffActor;
type VisitingActor = { kind: "visitor" };
export type ClientActor = { kind: "client"; clientId: number; phone: number; sessionId: number; remember: boolean };
export type StaffActor = {
	kind: "staff";
	staffId: number;
	userName: string;
	rol: "admin" | "employee";
	sessionId: number;
	/** When they last proved who they are. */
	confirmedAt: Date;
	/** Whether they have an authenticator app or a passkey. */
	hasSecondFactor: boolean;
};

/** A program with a key. It is in no `Actor`: only calls with a scope let it in, and their handlers know of it. */
export type KeyActor = {
	kind: "key";
	keyId: number;
	scopes: readonly ApiScope[];
	/** It is nobody of the staff, and is named in their place. */
	staffId: null;
	userName: string;
};

/** Whoever works for the shop, person or program. */
export function isOfTheShop(actor: Actor | KeyActor): actor is StaffActor | KeyActor {
	return actor.kind === "staff" || actor.kind === "key";
}

/** Who can have got past the access of a call. */
export type ActorFor<A extends Access> = A extends "public"
	? VisitingActor
	: A extends "client" | "self"
		? ClientActor
		: A extends "staff" | "admin"
			? StaffActor
			: A extends "member" | "self-or-staff"
				? ClientActor | StaffActor
				: Actor;

export const VISITOR: VisitingActor = { kind: "visitor" };

/** A proof of who one is counts this long for what needs stepping up. */
export const CONFIRMED_MS = 15 * 60_000;
/** Staff who do nothing for this long are logged out; clients stay as long as their session lasts. */
export const STAFF_IDLE_MS = 60 * 60_000;
/** Being seen is written down at most this often. */
const SEEN_EVERY_MS = 60_000;

const BEARER = /^Bearer ([\w-]{20,200})$/i;

type SessionRow = {
	id: number;
	client_id: number | null;
	phone: number | null;
	staff_id: number | null;
	user_name: string | null;
	rol: "admin" | "employee" | null;
	remember: boolean;
	confirmed_at: Date;
	has_second_factor: boolean | null;
	seen_long_ago: boolean;
};

const SESSION = prepared<SessionRow, { tokenHash: Buffer; now: Date; before: Date; after: Date; idleSince: Date }>(
	"session_by_token",
	sql`select s.id, s.client_id, c.phone, s.staff_id, u.user_name, u.rol, s.remember, s.confirmed_at,
			case when u.id is not null then ${hasSecondFactor(sql`u.id`)} end as has_second_factor,
			s.last_seen_at not between ${sql.placeholder("before")} and ${sql.placeholder("after")} as seen_long_ago
		from session s
			left join client c on c.id = s.client_id and c.deleted_at is null
			left join staff u on u.id = s.staff_id and u.deleted_at is null
		where s.token_hash = ${sql.placeholder("tokenHash")} and s.expires_at > ${sql.placeholder("now")}
			and (s.staff_id is null or s.last_seen_at > ${sql.placeholder("idleSince")})`,
);

/** The holder of the bearer token, or a visitor when there is none or it is dead. */
export async function findActor(deps: Deps, authorization: string | undefined): Promise<Actor> {
	const token = authorization?.match(BEARER)?.[1];
	if (!token) return VISITOR;
	const now = deps.now();
	const [row] = await SESSION(deps.db, {
		tokenHash: hashToken(token),
		now,
		before: ago(now, SEEN_EVERY_MS),
		after: ago(now, -SEEN_EVERY_MS),
		idleSince: ago(now, STAFF_IDLE_MS),
	});
	if (row?.seen_long_ago) await deps.db.execute(sql`update session set last_seen_at = ${now} where id = ${row.id}`);
	if (row?.phone) {
		const { client_id, phone, id, remember } = row;
		return { kind: "client", clientId: Number(client_id), phone, sessionId: id, remember };
	}
	if (row?.user_name && row.rol) {
		const { staff_id, user_name: userName, rol } = row;
		return {
			kind: "staff",
			staffId: Number(staff_id),
			userName,
			rol,
			sessionId: row.id,
			confirmedAt: row.confirmed_at,
			hasSecondFactor: row.has_second_factor === true,
		};
	}
	return VISITOR;
}

/**
 * Whether the body brings a one-use token in place of a bearer, on the calls that take one. Checked before anything else
 * of the request is looked at; a dead or foreign one is refused whatever else was sent. Its use is the handler's.
 */
export async function bringsToken(
	deps: Deps,
	endpoint: Endpoint,
	{ params, body }: { params: unknown; body: unknown },
): Promise<boolean> {
	if (endpoint.access !== "self-or-token") return false;
	const token = (body as { token?: unknown } | null | undefined)?.token;
	if (typeof token !== "string" || token === "") return false;
	const phone = Number((params as Record<string, string>)[endpoint.self ?? ""]);
	const { rows } = await deps.db.execute(sql`
		select from mail_token t join client c on c.id = t.client_id and c.deleted_at is null
		where t.hash = ${hashToken(token)} and t.purpose = 'reset' and t.used_at is null and t.expires_at > ${deps.now()}
			and c.phone::text = ${String(phone)}`);
	if (rows.length === 0) throw new AppError("unauthorized", accountMessages.resetRefused);
	return true;
}

function ago(now: Date, ms: number): Date {
	return new Date(now.getTime() - ms);
}

/** 256 random bits that nobody can guess and that need no escaping anywhere. */
export function newToken(): string {
	return randomBytes(32).toString("base64url");
}

/** Tokens are kept as hashes only, so that a read of the database lets nobody in. */
export function hashToken(token: string): Buffer {
	return createHash("sha256").update(token).digest();
}

/** Refuses an actor the contract does not let in. What is not yours looks exactly like what is not there. */
export function checkAccess(endpoint: Endpoint, actor: Actor, given: { params: unknown; query: unknown }): void {
	const { access } = endpoint;
	if (access === "public" || access === "guest") return;
	if (actor.kind === "visitor") throw new AppError("unauthorized");
	if (access === "member") return;
	if (access === "staff" || access === "admin") {
		if (actor.kind !== "staff" || (access === "admin" && actor.rol !== "admin")) throw new AppError("forbidden");
		return;
	}
	if (actor.kind === "staff") {
		if (access === "self-or-staff") return;
		throw new AppError("forbidden");
	}
	if (access === "client") return;
	if (!endpoint.self) return;
	const phone = phoneIn(given, endpoint.self);
	// Naming nobody means everybody, and that is for staff.
	if (phone === undefined && access === "self-or-staff") throw new AppError("forbidden");
	if (phone !== actor.phone) throw new AppError("not_found");
}

/** Whether the owner lets somebody of the staff do something: an admin everything, an employee what is not taken away. */
export async function mayDo(
	{ settings }: Pick<Deps, "settings">,
	{ rol }: Pick<StaffActor, "rol">,
	right: StaffRight,
): Promise<boolean> {
	return rol === "admin" || (await settings.current()).staff.permissions.rights[right];
}

/** Refuses an employee who may not do what the call is for. */
export async function checkRight(
	deps: Pick<Deps, "settings">,
	{ right }: Pick<Endpoint, "right">,
	actor: Actor,
): Promise<void> {
	if (right && actor.kind === "staff" && !(await mayDo(deps, actor, right))) throw new AppError("forbidden");
}

/** Refuses staff who have yet to set up the second factor the owner asks for. */
export async function checkSecondFactor(
	{ settings }: Pick<Deps, "settings">,
	{ withoutSecondFactor }: Pick<Endpoint, "withoutSecondFactor">,
	actor: Actor,
): Promise<void> {
	if (withoutSecondFactor || actor.kind !== "staff" || actor.hasSecondFactor) return;
	if ((await settings.current()).staff.secondFactor === "required") throw new AppError("second_factor_needed");
}

/** Refuses staff whose last proof of who they are is too old for what they are about to do. */
export function requireConfirmed({ now }: Pick<Deps, "now">, { confirmedAt }: StaffActor): void {
	if (now().getTime() - confirmedAt.getTime() >= CONFIRMED_MS) throw new AppError("step_up");
}

/** The phone in the path or the query, read by itself: nothing else of the input matters yet. */
function phoneIn(given: { params: unknown; query: unknown }, name: string): number | undefined {
	const params = (given.params ?? {}) as Record<string, unknown>;
	const query = (given.query ?? {}) as Record<string, unknown>;
	const phone = params[name] ?? query[name];
	if (phone === undefined) return undefined;
	const { success, data, error } = Phone.safeParse(phone);
	if (!success) throw invalidField(name, error.issues[0]?.message ?? "is no phone");
	return data;
}
