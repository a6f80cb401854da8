import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "../../config.ts";
import { momentOf } from "./backup-files.rules.ts";
import { BUCKET, ELSEWHERE, openPlace } from "./backup-place.service.ts";

/** A bucket is not asked with every look at the dashboard or the metrics. */
const ASKED_AGAIN_MS = 600_000;
const asked = new WeakMap<Pick<Config, "backups" | "s3">, { at: number; newest: Promise<Date | undefined> }>();

/** When the newest whole backup was written, or, in a folder that something else writes to, the newest file. */
export async function findNewestBackup(config: Config, now: Date): Promise<Date | undefined> {
	const { backups } = config;
	if (backups === undefined || backups === ELSEWHERE) return undefined;
	if (backups !== BUCKET) return (await newestWhole(config)) ?? newestFileIn(backups);
	const before = asked.get(config);
	if (before && now.getTime() - before.at < ASKED_AGAIN_MS) return before.newest;
	const newest = newestWhole(config).catch(() => undefined);
	asked.set(config, { at: now.getTime(), newest });
	return newest;
}

async function newestWhole(config: Config): Promise<Date | undefined> {
	const [stamp] = (await openPlace(config, undefined).look()).whole;
	return stamp === undefined ? undefined : momentOf(stamp);
}

async function newestFileIn(folder: string): Promise<Date | undefined> {
	const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
	const times = await Promise.all(
		entries
			.filter((entry) => entry.isFile())
			.map((entry) =>
				stat(join(folder, entry.name)).then(
					({ mtime }) => mtime,
					() => undefined,
				),
			),
	);
	return times.filter((time) => time !== undefined).sort((a, b) => b.getTime() - a.getTime())[0];
}
