import { and, asc, eq, isNull } from "drizzle-orm";
import type { ListedUser, Me, NewUser, Role, User } from "#core/contract/users.ts";
import { accountMessages } from "#core/messages.ts";
import type { AuditAction } from "#core/rules/audit-actions.ts";
import type { Db, Queryable, Tx } from "../../db/client.ts";
import { auditLog, staff } from "../../db/schema.ts";
import { transaction } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { uniquely } from "../../in-use.ts";
import type { StaffMember } from "../audit-log/audit-log.service.ts";
import { dropStaffPasskeys, endStaffSessions } from "../credentials/credentials.service.ts";
import { endStaffAccess } from "../credentials/staff-passwords.service.ts";
import { dropSecondFactor } from "../second-factors/second-step.service.ts";
import { listUsersForAdmins } from "./users.queries.ts";
import { toMe, toUser } from "./users.rules.ts";

export { toMe, toUser } from "./users.rules.ts";

type Staff = typeof staff.$inferSelect;

const employed = isNull(staff.deletedAt);

export async function listUsers(db: Queryable, { rol }: { rol: Role }): Promise<ListedUser[]> {
	if (rol === "admin") return listUsersForAdmins(db);
	return (await db.select().from(staff).where(employed).orderBy(asc(staff.id))).map(toUser);
}

export async function getMe(
	deps: Pick<Deps, "db" | "settings">,
	{ staffId, hasSecondFactor }: { staffId: number; hasSecondFactor: boolean },
): Promise<Me> {
	const [row] = await deps.db
		.select()
		.from(staff)
		.where(and(eq(staff.id, staffId), employed));
	if (!row) throw new AppError("not_found");
	return toMe(row, (await deps.settings.current()).staff, hasSecondFactor);
}

export async function addUser(
	deps: Pick<Deps, "db" | "passwords" | "now">,
	actor: StaffMember,
	given: NewUser,
): Promise<User> {
	const passwordHash = await deps.passwords.hash(given.user_password);
	return uniquely(
		transaction(deps.db, async (tx) => {
			const values = { userName: given.user_name, passwordHash, rol: given.rol, createdAt: deps.now() };
			const [row] = (await tx.insert(staff).values(values).returning()) as [Staff];
			await note(tx, deps, actor, "user added", row, { rol: row.rol });
			return toUser(row);
		}),
	);
}

/** Another role counts at once: whoever holds a token of that user has to log in again. */
export async function changeRole(
	deps: Pick<Deps, "db" | "now">,
	actor: StaffMember,
	{ id_user, rol }: { id_user: number; rol: Role },
): Promise<User> {
	return transaction(deps.db, async (tx) => {
		const { target, otherAdmins } = await lockStaffFor(tx, id_user);
		if (target.rol === rol) return toUser(target);
		if (target.rol === "admin" && otherAdmins === 0) throw new AppError("conflict", accountMessages.lastAdmin);
		const [row] = (await tx.update(staff).set({ rol }).where(eq(staff.id, id_user)).returning()) as [Staff];
		await endStaffSessions(tx, id_user);
		await note(tx, deps, actor, "role changed", row, { from: target.rol, to: rol });
		return toUser(row);
	});
}

export async function removeUser(
	deps: { db: Db; now: () => Date },
	actor: StaffMember,
	id_user: number,
): Promise<{ id_user: number }> {
	return transaction(deps.db, async (tx) => {
		const { target, otherAdmins } = await lockStaffFor(tx, id_user);
		if (target.id === actor.staffId) throw new AppError("conflict", accountMessages.deleteSelf);
		if (target.rol === "admin" && hasPassword(target) && otherAdmins === 0) {
			throw new AppError("conflict", accountMessages.lastAdmin);
		}
		await tx.update(staff).set({ deletedAt: deps.now(), passwordHash: "", email: null }).where(eq(staff.id, id_user));
		await endStaffAccess(tx, id_user);
		await dropStaffPasskeys(tx, id_user);
		await dropSecondFactor(tx, id_user);
		const action = hasPassword(target) ? "user deleted" : "invitation withdrawn";
		await note(tx, deps, actor, action, target, { rol: target.rol });
		return { id_user };
	});
}

/** Holds all admins in the same order, so that two who remove each other at the same moment cannot both succeed. */
async function lockStaffFor(tx: Tx, id: number): Promise<{ target: Staff; otherAdmins: number }> {
	const rows = await tx.select().from(staff).where(employed).orderBy(asc(staff.id)).for("update");
	const target = rows.find((row) => row.id === id);
	if (!target) throw new AppError("not_found");
	// Whoever has not accepted the invitation yet cannot run the shop.
	const others = rows.filter((row) => row.rol === "admin" && row.id !== id && hasPassword(row));
	return { target, otherAdmins: others.length };
}

const hasPassword = ({ passwordHash }: Staff) => passwordHash !== "";

async function note(
	tx: Tx,
	{ now }: Pick<Deps, "now">,
	actor: StaffMember,
	action: AuditAction,
	about: Staff,
	detail: Record<string, string>,
): Promise<void> {
	await tx.insert(auditLog).values({
		staffId: actor.staffId,
		staffName: actor.userName,
		action,
		subject: `${about.userName} (${about.id})`,
		detail,
		at: now(),
	});
}
