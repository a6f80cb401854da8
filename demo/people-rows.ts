import type * as schema from "#server/db/schema.ts";
import type { DemoOrder } from "./history.ts";
import { demoLogins, hashPassword, type Person } from "./people.ts";
import { after, before, DAY, HOUR, MINUTE } from "./times.ts";

type ClientRow = typeof schema.client.$inferInsert;
type StaffRow = typeof schema.staff.$inferInsert;

/** Everybody joined shortly before their first order. Only the demo client has a password. */
export async function clientRows(
	people: readonly Person[],
	orders: readonly DemoOrder[],
	now: Date,
): Promise<ClientRow[]> {
	const firstOrders = new Map<number, Date>();
	for (const { buyer, at } of orders) if (!firstOrders.has(buyer.id)) firstOrders.set(buyer.id, at);
	const demoHash = await hashPassword(demoLogins.client.password);
	return people.map((person) => {
		const createdAt = before(firstOrders.get(person.id) ?? before(now, DAY), HOUR);
		const isRegistered = person.loginName !== null;
		// Every eighth has not opened the verification mail yet.
		const verified = isRegistered && person.id % 8 !== 0;
		return {
			...person,
			passwordHash: person.loginName === demoLogins.client.login ? demoHash : null,
			isRegistered,
			isSeeded: person.loginName === demoLogins.client.login,
			verifiedAt: verified ? after(createdAt, 6 * MINUTE) : null,
			createdAt,
			updatedAt: createdAt,
		};
	});
}

export function staffRows(now: Date): Promise<StaffRow[]> {
	return Promise.all(
		demoLogins.staff.map(async ({ login, password, rol }) => ({
			userName: login,
			passwordHash: await hashPassword(password),
			rol,
			isSeeded: true,
			createdAt: before(now, 450 * DAY),
		})),
	);
}
