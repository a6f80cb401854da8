import { eq } from "drizzle-orm";
import { staff } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { enqueue } from "../../jobs/jobs.ts";
import { job } from "../../jobs/queue.ts";
import type { StaffMember } from "../audit-log/audit-log.service.ts";
import { giveUpUndo, undoNext } from "./undo-import.service.ts";
import { undoQueue } from "./undo-queue.rules.ts";

/** Transactions of one job; then the next one goes on, so that a process that dies holds up nothing for long. */
const PER_JOB = 100;

/** Takes an import back that is too large for one answer. Whatever runs twice finds what is back and leaves it. */
export const undoJob = job<{ importId: number; staffId: number }>({
	queue: undoQueue,
	async work(deps, { importId, staffId }, { isLast }) {
		const who = await findMember(deps, staffId);
		try {
			for (let done = 0; done < PER_JOB; done += 1) if (await undoNext(deps, who, importId)) return;
			await deps.db.transaction((tx) => enqueue(deps, tx, undoQueue, { importId, staffId }));
		} catch (error) {
			if (isLast) await giveUpUndo(deps, importId);
			throw error;
		}
	},
});

async function findMember({ db }: Deps, staffId: number): Promise<StaffMember> {
	const [found] = await db
		.select({ staffId: staff.id, userName: staff.userName })
		.from(staff)
		.where(eq(staff.id, staffId));
	return found ?? { staffId: null, userName: "" };
}
