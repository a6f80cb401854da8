import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Cluster } from "../../cluster.ts";
import { stop } from "../../processes.ts";
import { queryPrimary } from "../../reach.ts";
import { until } from "../../running.ts";
import { shopsOf } from "../../values.ts";
import { letBegin, startShop } from "../shops.ts";
import { makeVersions } from "./versions.ts";

/** When the first machine ran the newer version, and when the last one of the older had ended. */
let beside: [Date, Date] = [new Date(), new Date()];

export const prepareVersions = (cluster: Cluster) => makeVersions(cluster.shop, versionsOf(cluster));

/** Every shop machine goes to the next version, one after the other, and then to the one after it. */
export async function upgradeTwice(cluster: Cluster): Promise<string> {
	const first = await roll(cluster, join(versionsOf(cluster), "expand"));
	beside = [first.begun, first.ended];
	const second = await roll(cluster, join(versionsOf(cluster), "contract"));
	return [
		`with the expanding migration in ${secondsOf(first)} s, with the contracting one in ${secondsOf(second)} s`,
		`both versions beside each other for ${((first.ended.getTime() - first.begun.getTime()) / 1000).toFixed(1)} s`,
	].join("; ");
}

/** `begun`: the first machine is at the newer version; `ended`: the last one has left the older. */
async function roll(cluster: Cluster, version: string) {
	const at = performance.now();
	let [begun, ended] = [new Date(), new Date()];
	for (const [index, machine] of shopsOf(cluster.values).entries()) {
		await stop(cluster, `${machine}-shop`);
		ended = new Date();
		await startShop(cluster, machine, version);
		if (index === 0) begun = new Date();
		await letBegin(cluster, machine);
	}
	return { begun, ended, seconds: (performance.now() - at) / 1000 };
}

const secondsOf = ({ seconds }: { seconds: number }) => seconds.toFixed(0);

/** What the newer version wrote down for later was done by it alone, at the first try; nothing of the older one was left. */
export async function jobsProblems(cluster: Cluster): Promise<string[]> {
	await until("the mails are sent", async () => (await mailJobs(cluster)).undone === 0, 60).catch(() => undefined);
	const { beside: newer, undone, again } = await mailJobs(cluster);
	return [
		...(newer > 0 ? [] : ["no job of the newer version was there while the older one worked"]),
		...(undone === 0 ? [] : [`mails that were not sent: ${undone}`]),
		...(again === 0 ? [] : [`mails that were sent at a second try only: ${again}`]),
	];
}

async function mailJobs(cluster: Cluster) {
	const [row] = await queryPrimary(
		cluster,
		`select count(*) filter (where name = 'mail-2' and created_on <= $2)::int as beside,
			count(*) filter (where state <> 'completed')::int as undone,
			count(*) filter (where retry_count > 0)::int as again
		from pgboss.job where name in ('mail', 'mail-2') and created_on >= $1`,
		beside,
		"shop",
	);
	return row as Record<"beside" | "undone" | "again", number>;
}

/** All machines at the built version again, and its tables. */
export async function downgrade(cluster: Cluster): Promise<void> {
	const machines = shopsOf(cluster.values);
	const known = JSON.parse(readFileSync(join(cluster.shop, "server/db/migrations/meta/_journal.json"), "utf8")) as {
		entries: { when: number }[];
	};
	for (const machine of machines) await stop(cluster, `${machine}-shop`);
	await queryPrimary(cluster, readFileSync(join(import.meta.dirname, "back.sql"), "utf8"), [], "shop");
	const last = Math.max(...known.entries.map(({ when }) => when));
	await queryPrimary(cluster, "delete from drizzle.__drizzle_migrations where created_at > $1", [last], "shop");
	for (const machine of machines) await startShop(cluster, machine);
}

const versionsOf = ({ run }: Cluster) => join(run, "versions");
