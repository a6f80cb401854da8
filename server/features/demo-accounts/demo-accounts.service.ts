import { and, asc, eq, isNull } from "drizzle-orm";
import { change } from "../../cache/change.ts";
import type { Queryable } from "../../db/client.ts";
import { client, staff } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { noteInAuditLog, type StaffMember } from "../audit-log/audit-log.service.ts";
import { endStaffSessions } from "../credentials/credentials.service.ts";
import { forgetClient } from "../personal-data/forget-client.service.ts";

const seededStaff = and(staff.isSeeded, isNull(staff.deletedAt));
const seededClients = and(client.isSeeded, isNull(client.deletedAt));

/** The names of the accounts the demo shop came with: their passwords are known to everybody. */
export async function listDemoAccounts(db: Queryable): Promise<string[]> {
	const users = await db.select({ name: staff.userName }).from(staff).where(seededStaff).orderBy(asc(staff.id));
	const clients = await db.select({ name: client.loginName }).from(client).where(seededClients).orderBy(asc(client.id));
	return [...users, ...clients].map(({ name }) => name ?? "");
}

/** Ends them all, also when no admin is left: the command line makes another. What they did in the shop stays. */
export async function endDemoAccounts(
	deps: Pick<Deps, "db" | "cache" | "instance" | "config" | "now">,
	actor: StaffMember,
): Promise<string[]> {
	return change(deps, async (tx, touch) => {
		const names = await listDemoAccounts(tx);
		const users = await tx
			.update(staff)
			.set({ deletedAt: deps.now(), passwordHash: "" })
			.where(seededStaff)
			.returning();
		for (const { id, userName, rol } of users) {
			await endStaffSessions(tx, id);
			await noteInAuditLog(deps, tx, actor, "user deleted", `${userName} (${id})`, { rol });
		}
		const clients = await tx.select({ id: client.id }).from(client).where(seededClients);
		for (const { id } of clients) await forgetClient(tx, id, deps.now(), touch);
		return names;
	});
}

/** Whether anybody could run the shop. */
export async function hasAdmin(db: Queryable): Promise<boolean> {
	const admins = and(eq(staff.rol, "admin"), isNull(staff.deletedAt));
	return (await db.select({ id: staff.id }).from(staff).where(admins).limit(1)).length > 0;
}
