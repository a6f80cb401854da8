import { desc, eq, isNull, lt, sql } from "drizzle-orm";
import type { ApiKey, NewApiKey } from "#core/contract/keys.ts";
import { keyMessages } from "#core/messages/keys.ts";
import { KEY_PREFIX, KEYS_MAX } from "#core/rules/api-scopes.ts";
import { change } from "../../cache/change.ts";
import type { Queryable } from "../../db/client.ts";
import { apiKey } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { hashToken, newToken } from "../../http/access.ts";
import { uniquely } from "../../in-use.ts";
import { noteInAuditLog, type StaffMember } from "../audit-log/audit-log.service.ts";

const DAY_MS = 86_400_000;
/** A revoked key is shown so long, for whoever wonders what it was. */
const SHOWN_AFTER_MS = 30 * DAY_MS;
const ENDING = 4;

export async function listKeys(db: Queryable): Promise<ApiKey[]> {
	const rows = await db.select().from(apiKey).orderBy(desc(apiKey.id));
	return rows.map(toKey);
}

/** The answer is the only place where the key itself ever is. */
export function makeKey(
	deps: Deps,
	actor: StaffMember,
	{ name, scopes, days }: NewApiKey,
): Promise<{ key: ApiKey; secret: string }> {
	const secret = KEY_PREFIX + newToken();
	const now = deps.now();
	return uniquely(
		change(deps, async (tx) => {
			await tx.execute(sql`lock table api_key in share row exclusive mode`);
			const live = await tx.$count(apiKey, isNull(apiKey.revokedAt));
			if (live >= KEYS_MAX) throw new AppError("conflict", keyMessages.full);
			const [row] = await tx
				.insert(apiKey)
				.values({
					name,
					scopes: [...scopes],
					hash: hashToken(secret),
					ending: secret.slice(-ENDING),
					madeBy: actor.userName,
					createdAt: now,
					expiresAt: days ? new Date(now.getTime() + days * DAY_MS) : null,
				})
				.returning();
			await noteInAuditLog(deps, tx, actor, "keys.make", name, { scopes });
			return { key: toKey(row as KeyRow), secret };
		}),
	);
}

/** Whoever still has it is refused from here on. */
export function revokeKey(deps: Deps, actor: StaffMember, id: number): Promise<ApiKey[]> {
	return change(deps, async (tx) => {
		const [known] = await tx.select().from(apiKey).where(eq(apiKey.id, id)).for("update");
		if (!known) throw new AppError("not_found");
		if (!known.revokedAt) {
			await tx.update(apiKey).set({ revokedAt: deps.now() }).where(eq(apiKey.id, id));
			await noteInAuditLog(deps, tx, actor, "keys.revoke", known.name);
		}
		return listKeys(tx);
	});
}

export async function tidyKeys({ db, now }: Pick<Deps, "db" | "now">): Promise<void> {
	await db.delete(apiKey).where(lt(apiKey.revokedAt, new Date(now().getTime() - SHOWN_AFTER_MS)));
}

type KeyRow = typeof apiKey.$inferSelect;

function toKey({ id, name, ending, scopes, madeBy, createdAt, lastUsedAt, expiresAt, revokedAt }: KeyRow): ApiKey {
	const told = (at: Date | null) => at?.toISOString() ?? null;
	return {
		id,
		name,
		ending,
		scopes,
		by: madeBy,
		createdAt: createdAt.toISOString(),
		lastUsedAt: told(lastUsedAt),
		expiresAt: told(expiresAt),
		revokedAt: told(revokedAt),
	};
}
