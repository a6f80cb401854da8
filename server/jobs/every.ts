import type { Config } from "../config.ts";
import type { Deps } from "../deps.ts";
import { seenThrough } from "./under-way.ts";

export type PeriodicWork = {
	name: string;
	ms: number | ((config: Config) => number);
	/** When the first round comes, if not after a whole period. */
	firstMs?: number;
	/** Each process does it for itself, and others at the same time. */
	everywhere?: true;
	work: (deps: Deps) => Promise<unknown>;
};

/**
 * Does something again and again until the shop closes. A round that would overlap the one before, here or in another
 * process of the same shop, is left out.
 */
export function every(deps: Deps, { name, ms, firstMs, everywhere, work }: PeriodicWork): void {
	let busy = false;
	const once = () => {
		if (busy) return;
		busy = true;
		const round = (everywhere ? work(deps) : alone(deps, name, work))
			.catch((error) => deps.log.warn({ err: error, work: name }, "periodic work failed, trying again next time"))
			.finally(() => {
				busy = false;
			});
		void seenThrough(deps, round);
	};
	const timers = [setInterval(once, typeof ms === "number" ? ms : ms(deps.config))];
	if (firstMs !== undefined) timers.push(setTimeout(once, firstMs));
	for (const timer of timers) timer.unref();
	deps.closing.addEventListener("abort", () => timers.forEach(clearTimeout), { once: true });
}

/** The lock lives as long as its connection, so a process that dies frees it. */
async function alone(deps: Deps, name: string, work: PeriodicWork["work"]): Promise<void> {
	const holder = await deps.direct.pool.connect();
	let lost = false;
	try {
		const { rows } = await holder.query<{ got: boolean }>(
			"select pg_try_advisory_lock(hashtext('perchero every'), hashtext($1)) as got",
			[name],
		);
		if (!rows[0]?.got) return;
		try {
			await work(deps);
		} finally {
			await holder.query("select pg_advisory_unlock(hashtext('perchero every'), hashtext($1))", [name]).catch(() => {
				lost = true;
			});
		}
	} finally {
		holder.release(lost);
	}
}
