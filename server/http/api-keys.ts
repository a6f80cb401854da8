import { sql } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import type { Endpoint } from "#core/contract/endpoint.ts";
import { keyMessages } from "#core/messages/keys.ts";
import { type ApiScope, KEY_PREFIX } from "#core/rules/api-scopes.ts";
import type { Deps } from "../deps.ts";
import { AppError } from "../errors.ts";
import { hashToken, type KeyActor } from "./access.ts";
import { takeAddressLimit, takeLimit } from "./limits.ts";

/** Being used is written down at most this often. */
const USED_EVERY_MS = 60_000;
const BEARER = /^Bearer (.*)$/i;

/**
 * The program that calls with a key, or null when no key was sent. A key never stands for a person: one that is dead, or
 * does not have the scope of the call, is refused where a visitor would be let in.
 */
export async function findKeyActor(deps: Deps, endpoint: Endpoint, request: FastifyRequest): Promise<KeyActor | null> {
	const key = request.headers.authorization?.match(BEARER)?.[1];
	if (!key?.startsWith(KEY_PREFIX)) return null;
	const actor = await readKey(deps, key);
	if (!actor) {
		await takeAddressLimit(deps, "unknownKey", request.ip);
		throw new AppError("unauthorized", keyMessages.dead);
	}
	await takeLimit(deps, `apiKey:${actor.keyId}`, deps.config.limits.apiKey);
	const { scope } = endpoint;
	if (!scope) throw new AppError("forbidden", keyMessages.noScope);
	if (!actor.scopes.includes(scope)) throw new AppError("forbidden", keyMessages.scope(scope));
	return actor;
}

async function readKey({ db, now }: Deps, key: string): Promise<KeyActor | null> {
	const at = now();
	const { rows } = await db.execute<{ id: number; name: string; scopes: ApiScope[]; used_long_ago: boolean }>(sql`
		select id, name, scopes,
			last_used_at is null or last_used_at < ${new Date(at.getTime() - USED_EVERY_MS)} as used_long_ago
		from api_key where hash = ${hashToken(key)} and revoked_at is null and (expires_at is null or expires_at > ${at})`);
	const row = rows[0];
	if (!row) return null;
	if (row.used_long_ago) await db.execute(sql`update api_key set last_used_at = ${at} where id = ${row.id}`);
	return { kind: "key", keyId: row.id, scopes: row.scopes, staffId: null, userName: `API key “${row.name}”` };
}
