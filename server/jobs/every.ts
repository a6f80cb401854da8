import type { Config } from "../config.ts";
import type { Deps } from "../deps.ts";

export type PeriodicWork = {
	name: string;
	ms: number | ((config: Config) => number);
	work: (deps: Deps) => Promise<unknown>;
};

/**
 * Does something again and again until the shop closes. A round that would overlap the one before, here or in another
 * process of the same shop, is left out.
 */
export function every(deps: Deps, { name, ms, work }: PeriodicWork): void {
	let busy = false;
	const timer = setInterval(
		() => {
			if (busy) return;
			busy = true;
			const round = alone(deps, name, work)
				.catch((error) => deps.log.warn({ err: error, work: name }, "periodic work failed, trying again next time"))
				.finally(() => {
					busy = false;
					deps.jobs.underWay.delete(round);
				});
			deps.jobs.underWay.add(round);
		},
		typeof ms === "number" ? ms : ms(deps.config),
	);
	timer.unref();
	deps.closing.addEventListener("abort", () => clearInterval(timer), { once: true });
}

/** The lock lives as long as its connection, so a process that dies frees it. */
async function alone(deps: Deps, name: string, work: PeriodicWork["work"]): Promise<void> {
	const holder = await deps.pool.connect();
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
