import { runAudit } from "../../db/audit.ts";
import type { Deps } from "../../deps.ts";

/** Asks whether the books are right: the metrics show the answer and its time, the log names what is wrong. */
export async function auditBooks({
	db,
	log,
	metrics,
	now,
}: Pick<Deps, "db" | "log" | "metrics" | "now">): Promise<void> {
	const findings = await runAudit(db);
	metrics.booksWrong.set(findings.length);
	metrics.booksAudited.set(now().getTime() / 1000);
	for (const { name, rows } of findings) log.error({ wrong: name, rows: rows.length }, "the books are wrong");
}
