import { Gauge } from "prom-client";
import { LACKS, type Lack, type Upkeep } from "#core/contract/upkeep.ts";
import { mailQueue } from "../../adapters/mail/queue-mail.ts";
import type { Config } from "../../config.ts";
import { transaction } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { enqueue } from "../../jobs/jobs.ts";
import { noteInAuditLog, type StaffMember } from "../audit-log/audit-log.service.ts";
import { findNewestBackup } from "../backups/newest-backup.service.ts";
import { lacksOf } from "./lacks.rules.ts";
import { countFailedMails, listFailedMails, requeueMails } from "./upkeep.queries.ts";

/** What is not configured, as far as this process has seen. */
export async function findLacks(config: Config, proxyIsOverlooked: boolean, now: Date): Promise<Lack[]> {
	return lacksOf(config, { proxyIsOverlooked, newestBackup: await findNewestBackup(config, now), now });
}

export async function readUpkeep(deps: Deps): Promise<Upkeep> {
	const notConfigured = await findLacks(deps.config, deps.proxy.isOverlooked(), deps.now());
	const [total, entries] = [await countFailedMails(deps.db), await listFailedMails(deps.db)];
	const newestBackup = (await findNewestBackup(deps.config, deps.now()))?.toISOString() ?? null;
	return { notConfigured, newestBackup, failedMails: { total, entries } };
}

/** Has given-up mails sent again: each gets as many tries as a new one. */
export async function sendMailsAgain(
	deps: Pick<Deps, "db" | "jobs" | "now">,
	actor: StaffMember,
	ids: readonly number[],
): Promise<{ queued: number }> {
	return transaction(deps.db, async (tx) => {
		const queued = await requeueMails(tx, ids);
		for (const job of queued) {
			await enqueue(deps, tx, mailQueue, job);
			await noteInAuditLog(deps, tx, actor, "mail sent again", job.mailId);
		}
		return { queued: queued.length };
	});
}

/** Tells `/metrics` the same; a database that is away leaves the last count. */
export function measureUpkeep(deps: Deps): void {
	const registers = [deps.metrics.registry];
	new Gauge({
		name: "not_configured",
		help: "1 for each of the things a shop for real customers needs that is not configured",
		labelNames: ["what"],
		registers,
		async collect() {
			const lacks = new Set(
				(await findLacks(deps.config, deps.proxy.isOverlooked(), deps.now())).map(({ what }) => what),
			);
			for (const what of LACKS) this.set({ what }, lacks.has(what) ? 1 : 0);
		},
	});
	new Gauge({
		name: "backup_timestamp_seconds",
		help: "When the newest backup was written; 0 where none is known",
		registers,
		async collect() {
			this.set(((await findNewestBackup(deps.config, deps.now()))?.getTime() ?? 0) / 1000);
		},
	});
	new Gauge({
		name: "mails_failed",
		help: "Mails that were given up and wait for somebody to look",
		registers,
		async collect() {
			await countFailedMails(deps.db).then(
				(total) => this.set(total),
				() => undefined,
			);
		},
	});
}
