import { and, eq, gt } from "drizzle-orm";
import type { GivenCartLine, SharedCart } from "#core/contract/carts.ts";
import type { Language } from "#core/languages.ts";
import { cartLink } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { hashToken, newToken } from "../../http/access.ts";
import { entriesOf, refuseNeverMade, showEntries } from "./carts.service.ts";

const LIFETIME_MS = 30 * 86_400_000;

/** Keeps lines under a token that nobody can guess; the shop itself knows its hash alone. */
export async function shareCart(
	{ db, now, config }: Pick<Deps, "db" | "now" | "config">,
	given: readonly GivenCartLine[],
): Promise<{ link: string; expiresAt: string }> {
	const lines = entriesOf(given);
	await refuseNeverMade(db, lines);
	const [token, createdAt] = [newToken(), now()];
	const expiresAt = new Date(createdAt.getTime() + LIFETIME_MS);
	await db.insert(cartLink).values({ tokenHash: hashToken(token), lines, createdAt, expiresAt });
	return { link: `${config.publicUrl ?? ""}/cart/shared/${token}`, expiresAt: expiresAt.toISOString() };
}

/** What a link holds, as it can be bought now. */
export async function openSharedCart(deps: Deps, token: string, language?: Language): Promise<SharedCart> {
	const isOpen = and(eq(cartLink.tokenHash, hashToken(token)), gt(cartLink.expiresAt, deps.now()));
	const [row] = await deps.db.select().from(cartLink).where(isOpen);
	if (!row) throw new AppError("not_found");
	return { ...(await showEntries(deps, row.lines, language)), expiresAt: row.expiresAt.toISOString() };
}
