import { randomBytes } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { session, staff } from "#server/db/schema.ts";
import type { StaffLogIn } from "#server/demo.ts";
import { demoLogins, hashPassword } from "./people.ts";

/** Passwords that only this start knows, for a demo shop that others may see. */
export const renewStaffPasswords = (db: Db): Promise<StaffLogIn[]> =>
	setPasswords(
		db,
		demoLogins.staff.map((user) => ({ ...user, password: randomBytes(12).toString("base64url") })),
	);

/** The documented passwords again, for a demo shop that was public before. */
export const restoreStaffPasswords = (db: Db): Promise<StaffLogIn[]> => setPasswords(db, demoLogins.staff);

/** Of a user who is no longer there, no log-in is told; whoever was logged in has to log in again. */
async function setPasswords(db: Db, wanted: readonly StaffLogIn[]): Promise<StaffLogIn[]> {
	const hashed = await Promise.all(
		wanted.map(async (user) => ({ user, passwordHash: await hashPassword(user.password) })),
	);
	return db.transaction(async (tx) => {
		const set: StaffLogIn[] = [];
		for (const { user, passwordHash } of hashed) {
			const [row] = await tx
				.update(staff)
				.set({ passwordHash })
				.where(and(eq(staff.userName, user.login), staff.isSeeded, isNull(staff.deletedAt)))
				.returning();
			if (!row) continue;
			await tx.delete(session).where(eq(session.staffId, row.id));
			set.push({ ...user, rol: row.rol });
		}
		return set;
	});
}
