import { lt, type Placeholder, type SQL, sql } from "drizzle-orm";
import ipaddr from "ipaddr.js";
import type { LimitName } from "#core/calls/call.ts";
import type { Queryable } from "../db/client.ts";
import { prepared } from "../db/prepared.ts";
import { rateLimit } from "../db/schema.ts";
import type { Limit } from "../default-limits.ts";
import type { Deps } from "../deps.ts";
import { AppError } from "../errors.ts";

/** Where a hit is counted: with a transaction it counts if and only if that commits. */
type Counting = Pick<Deps, "now"> & { db: Queryable };

/** Counts one hit against an address; the count is in PostgreSQL, so it holds across processes and machines. */
export async function takeAddressLimit(
	deps: Counting & Pick<Deps, "config">,
	name: LimitName,
	address: string,
	times = 1,
): Promise<void> {
	if (!deps.config.rateLimits) return;
	await takeLimit(deps, `${name}:${network(address)}`, deps.config.limits[name], times);
}

/** One household or company: the address itself, or the half of an IPv6 address that does not change at will. */
export function network(address: string): string {
	// A proxy may hand on whatever it was told.
	if (!ipaddr.isValid(address)) return address;
	const read = ipaddr.process(address);
	return read instanceof ipaddr.IPv6 ? read.parts.slice(0, 4).join(":") : read.toString();
}

const IS_OVER = outside(sql.placeholder("begin"), sql.placeholder("end"));

const HIT = prepared<
	{ hits: number; windowStart: Date },
	{ key: string; now: Date; times: number; begin: Date; end: Date }
>(
	"rate_limit_hit",
	sql`insert into rate_limit as r (key, window_start, hits)
		values (${sql.placeholder("key")}, ${sql.placeholder("now")}, ${sql.placeholder("times")})
		on conflict (key) do update set
			hits = case when ${IS_OVER} then excluded.hits else least(r.hits + excluded.hits, 1000000) end,
			window_start = case when ${IS_OVER} then excluded.window_start else r.window_start end
		returning hits, window_start as "windowStart"`,
);

/** Counts hits in a fixed window and refuses with Retry-After once the window is full. */
export async function takeLimit(deps: Counting, key: string, { hits, seconds }: Limit, times = 1): Promise<void> {
	const now = deps.now();
	const [row] = await HIT(deps.db, { key, now, times, ...around(now, seconds) });
	if (!row || row.hits <= hits) return;
	throw tooMany(row.windowStart, seconds, now);
}

/**
 * Takes one try before it is made. The window ends `seconds` after the last try that was let through, so that no stretch
 * of that length ever holds more than `hits` of them. A flood only reads: it neither writes nor queues for a lock.
 */
export async function takeTry(deps: Pick<Deps, "db" | "now">, key: string, { hits, seconds }: Limit): Promise<void> {
	const now = deps.now();
	const { begin, end } = around(now, seconds);
	const isOver = outside(begin, end);
	const full = await deps.db.execute<{ window_start: Date | string }>(
		sql`select window_start from rate_limit r where key = ${key} and hits >= ${hits} and not ${isOver}`,
	);
	if (full.rows[0]) throw tooMany(new Date(full.rows[0].window_start), seconds, now);
	const taken = await deps.db.execute(sql`
		insert into rate_limit as r (key, window_start, hits) values (${key}, ${now}, 1)
		on conflict (key) do update set
			hits = case when ${isOver} then 1 else r.hits + 1 end,
			window_start = ${now}
		where ${isOver} or r.hits < ${hits}
		returning hits`);
	if (taken.rows.length === 0) throw tooMany(now, seconds, now);
}

/**
 * Whether a window is not the present one: it ended, or it begins so far ahead that the clock must have been wrong when it
 * was opened; nobody is locked out until a wrong clock's time has come.
 */
function outside(begin: Date | Placeholder, end: Date | Placeholder): SQL {
	return sql`(r.window_start <= ${begin} or r.window_start > ${end})`;
}

function around(now: Date, seconds: number): { begin: Date; end: Date } {
	const [begin, end] = [-1, 1].map((sign) => new Date(now.getTime() + sign * seconds * 1000)) as [Date, Date];
	return { begin, end };
}

/** Whoever was shut out may try again at once: under this key and those below it. */
export async function forgetTries(db: Queryable, key: string): Promise<void> {
	await db.execute(sql`delete from rate_limit where key = ${key} or starts_with(key, ${`${key}:`})`);
}

/** A try that was right, or was never made, does not count. */
export async function giveTryBack(deps: Pick<Deps, "db">, key: string): Promise<void> {
	await deps.db.execute(sql`update rate_limit set hits = greatest(hits - 1, 0) where key = ${key}`);
}

function tooMany(windowStart: Date, seconds: number, now: Date): AppError {
	const left = windowStart.getTime() + seconds * 1000 - now.getTime();
	return new AppError("too_many_requests", undefined, { retryAfterSeconds: Math.max(1, Math.ceil(left / 1000)) });
}

/** Removes counts whose window is over, whichever limit they belong to. */
export async function tidyLimits({ db, now, config }: Pick<Deps, "db" | "now" | "config">): Promise<void> {
	const longest = Math.max(...Object.values(config.limits).map(({ seconds }) => seconds)) * 1000;
	await db.delete(rateLimit).where(lt(rateLimit.windowStart, new Date(now().getTime() - longest)));
}
