import { API_SCOPES, KEY_PREFIX } from "#core/rules/api-scopes.ts";
import { apiKey } from "../db/schema.ts";
import { hashToken, newToken } from "../http/access.ts";
import type { TestShop } from "./app.ts";

let keys = 0;

/** A key that is good for every scope, unless told otherwise. */
export async function addKey({ db, deps }: TestShop, values: Partial<typeof apiKey.$inferInsert> = {}) {
	const secret = KEY_PREFIX + newToken();
	const [row] = await db
		.insert(apiKey)
		.values({
			name: `Program ${process.pid}-${++keys}`,
			scopes: [...API_SCOPES],
			hash: hashToken(secret),
			ending: secret.slice(-4),
			madeBy: "somebody",
			createdAt: deps.now(),
			...values,
		})
		.returning();
	if (!row) throw new Error("no key was added");
	return { id: row.id, name: row.name, secret };
}
