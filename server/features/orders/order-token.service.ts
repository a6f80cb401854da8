import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { hashToken } from "../../http/access.ts";

const SETTING = "order_token_secret";
const secrets = new WeakMap<Deps["pool"], Promise<string>>();

/**
 * The token with which whoever paid sees that order without an account. Made from the attempt and the shop's secret, so
 * that a repeated request and a mail sent much later hold the same one.
 */
export async function orderTokenOf(deps: Pick<Deps, "db" | "pool">, attemptId: string): Promise<string> {
	let secret = secrets.get(deps.pool);
	if (!secret) {
		secret = readSecret(deps);
		secrets.set(deps.pool, secret);
		secret.catch(() => secrets.delete(deps.pool));
	}
	return createHmac("sha256", await secret)
		.update(`order ${attemptId}`)
		.digest("base64url");
}

/** Made once by whichever process is first; kept where all processes of the shop find it. */
async function readSecret({ db }: Pick<Deps, "db">): Promise<string> {
	await db.execute(sql`
		insert into shop_setting (key, value) values (${SETTING}, ${JSON.stringify(randomBytes(32).toString("hex"))}::jsonb)
		on conflict (key) do nothing`);
	const { rows } = await db.execute<{ value: string }>(sql`select value from shop_setting where key = ${SETTING}`);
	return (rows[0] as { value: string }).value;
}

export function opensOrder(token: string | null | undefined, tokenHash: Buffer | null): boolean {
	if (!token || !tokenHash) return false;
	return timingSafeEqual(hashToken(token), tokenHash);
}
