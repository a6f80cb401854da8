import { and, eq, gt, isNull, sql } from "drizzle-orm";
import type { Queryable, Tx } from "../../db/client.ts";
import { staff, staffLink } from "../../db/schema.ts";
import { AppError } from "../../errors.ts";

export type StaffRow = typeof staff.$inferSelect;
export type LinkPurpose = (typeof staffLink.$inferSelect)["purpose"];

export async function getStaff(db: Queryable, id: number): Promise<StaffRow> {
	const [row] = await db
		.select()
		.from(staff)
		.where(and(eq(staff.id, id), isNull(staff.deletedAt)));
	if (!row) throw new AppError("not_found");
	return row;
}

/** Whoever of the staff has this address, held against change. */
export async function lockStaffByEmail(tx: Tx, email: string): Promise<StaffRow | undefined> {
	const [row] = await tx
		.select()
		.from(staff)
		.where(and(sql`lower(${staff.email}) = lower(${email})`, isNull(staff.deletedAt)))
		.for("update");
	return row;
}

/** A link that is still good, with whose it is. */
export async function findOpenLink(db: Queryable, hash: Buffer, now: Date) {
	const [row] = await db
		.select({ staffId: staff.id, userName: staff.userName, purpose: staffLink.purpose })
		.from(staffLink)
		.innerJoin(staff, eq(staff.id, staffLink.staffId))
		.where(and(eq(staffLink.hash, hash), gt(staffLink.expiresAt, now), isNull(staff.deletedAt)));
	return row;
}
