import { sql } from "drizzle-orm";
import type { LimitName } from "#core/contract/endpoint.ts";
import type { Deps } from "../deps.ts";
import { AppError } from "../errors.ts";

type Limit = { hits: number; seconds: number };

/** Per address and generous, because many people share one. */
export const addressLimits: Record<LimitName, Limit> = {
	logIn: { hits: 60, seconds: 60 },
	signUp: { hits: 60, seconds: 3600 },
	resetMail: { hits: 20, seconds: 3600 },
	payment: { hits: 30, seconds: 3600 },
	shareMail: { hits: 30, seconds: 3600 },
	discount: { hits: 60, seconds: 60 },
	token: { hits: 60, seconds: 3600 },
};

/** Counts one hit against an address; the count is in PostgreSQL, so it holds across processes and machines. */
export async function takeAddressLimit(deps: Deps, name: LimitName, address: string): Promise<void> {
	if (!deps.config.rateLimits) return;
	await takeLimit(deps, `${name}:${address}`, addressLimits[name]);
}

/** Counts one hit in a fixed window and refuses with Retry-After once the window is full. */
export async function takeLimit(deps: Pick<Deps, "db" | "now">, key: string, { hits, seconds }: Limit): Promise<void> {
	const now = deps.now();
	const windowBegin = new Date(now.getTime() - seconds * 1000);
	const { rows } = await deps.db.execute<{ hits: number; window_start: Date | string }>(sql`
		insert into rate_limit as r (key, window_start, hits) values (${key}, ${now}, 1)
		on conflict (key) do update set
			hits = case when r.window_start <= ${windowBegin} then 1 else least(r.hits + 1, 1000000) end,
			window_start = case when r.window_start <= ${windowBegin} then ${now} else r.window_start end
		returning hits, window_start`);
	const row = rows[0];
	if (!row || row.hits <= hits) return;
	const endsAt = new Date(row.window_start).getTime() + seconds * 1000;
	throw new AppError("too_many_requests", undefined, {
		retryAfterSeconds: Math.max(1, Math.ceil((endsAt - now.getTime()) / 1000)),
	});
}
