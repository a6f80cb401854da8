import { sql } from "drizzle-orm";
import { beforeEach, expect } from "vitest";
import { sessions } from "#core/contract/sessions.ts";
import { users } from "#core/contract/users.ts";
import { accountMessages } from "#core/messages.ts";
import { addStaff, PASSWORD } from "#server/testing/actors.ts";
import { shopTest } from "#server/testing/shop-test.ts";

const { shop, test } = shopTest({ config: { rateLimits: false } });
beforeEach(async () => {
	for (const table of ["session", "audit_log", "staff"]) await shop.db.execute(sql.raw(`delete from ${table}`));
});

test("an admin makes a user, who can log in, and it is written down", async () => {
	const admin = await addStaff(shop, "admin");
	const body = { user_name: "Marta", user_password: "marta's secret", rol: "employee" } as const;
	const { status, data } = await shop.call(users.add, { body }, admin.token);
	expect(status).toBe(201);
	expect(data).toMatchObject({ user_name: "Marta", rol: "employee" });
	expect(JSON.stringify(data)).not.toMatch(/password|argon2/);
	const logIn = { user_name: "marta", user_password: "marta's secret" };
	expect((await shop.call(sessions.logInStaff, { body: logIn })).status).toBe(200);
	const { rows } = await shop.db.execute(sql`select staff_name, action, detail from audit_log`);
	expect(rows).toEqual([{ staff_name: admin.userName, action: "user added", detail: { rol: "employee" } }]);
	expect(JSON.stringify(rows)).not.toContain("secret");
});

test("of two users with the same name, whatever the case, one is made", async () => {
	const admin = await addStaff(shop, "admin");
	const outcomes = await Promise.all(
		["Marta", "MARTA", "marta"].map((user_name) =>
			shop.call(users.add, { body: { user_name, user_password: "marta's secret", rol: "admin" } }, admin.token),
		),
	);
	expect(outcomes.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
});

test("a role has to be chosen, and only one there is", async () => {
	const admin = await addStaff(shop, "admin");
	for (const rol of [undefined, "", "owner", "Admin"]) {
		const body = { user_name: "Marta", user_password: "marta's secret", rol } as never;
		const { status, data } = await shop.call(users.add, { body }, admin.token);
		expect(status).toBe(400);
		expect(data).toMatchObject({ fields: { rol: expect.any(String) } });
	}
});

test("another role counts at once", async () => {
	const admin = await addStaff(shop, "admin");
	const other = await addStaff(shop, "admin");
	const body = { id_user: other.id, rol: "employee" } as const;
	expect((await shop.call(users.changeRole, { body }, admin.token)).data).toMatchObject({ rol: "employee" });
	expect((await shop.call(users.list, {}, other.token)).status).toBe(401);
	const again = { user_name: other.userName, user_password: PASSWORD };
	const { data } = await shop.call(sessions.logInStaff, { body: again });
	expect(data.user.rol).toBe("employee");
	expect((await shop.call(users.changeRole, { body: { id_user: other.id, rol: "admin" } }, data.token)).status).toBe(
		403,
	);
});

test("the same role again changes nothing and ends no session", async () => {
	const admin = await addStaff(shop, "admin");
	const body = { id_user: admin.id, rol: "admin" } as const;
	expect((await shop.call(users.changeRole, { body }, admin.token)).status).toBe(200);
	expect((await shop.call(users.me, {}, admin.token)).status).toBe(200);
});

test("nobody deletes themselves, nor the last admin, nor takes the last admin's role", async () => {
	const admin = await addStaff(shop, "admin");
	const demote = await shop.call(users.changeRole, { body: { id_user: admin.id, rol: "employee" } }, admin.token);
	expect(demote).toMatchObject({ status: 409, data: { message: accountMessages.lastAdmin } });
	const remove = await shop.call(users.remove, { body: { id_user: admin.id } }, admin.token);
	expect(remove).toMatchObject({ status: 409, data: { message: accountMessages.deleteSelf } });
	await addStaff(shop, "admin");
	const still = await shop.call(users.remove, { body: { id_user: admin.id } }, admin.token);
	expect(still.status).toBe(409);
});

test("two admins who demote each other at the same moment leave one", async () => {
	for (let round = 0; round < 5; round += 1) {
		const [one, two] = [await addStaff(shop, "admin"), await addStaff(shop, "admin")];
		await shop.db.execute(sql`update staff set rol = 'employee' where id not in (${one.id}, ${two.id})`);
		await Promise.all([
			shop.call(users.changeRole, { body: { id_user: two.id, rol: "employee" } }, one.token),
			shop.call(users.changeRole, { body: { id_user: one.id, rol: "employee" } }, two.token),
		]);
		const { rows } = await shop.db.execute(sql`select from staff where rol = 'admin' and deleted_at is null`);
		expect(rows).toHaveLength(1);
	}
});

test("a deleted user is out at once, and the name is free again", async () => {
	const admin = await addStaff(shop, "admin");
	const gone = await addStaff(shop, "employee", { userName: "Marta" });
	expect((await shop.call(users.remove, { body: { id_user: gone.id } }, admin.token)).data).toEqual({
		id_user: gone.id,
	});
	expect((await shop.call(users.list, {}, gone.token)).status).toBe(401);
	const logIn = { user_name: "Marta", user_password: PASSWORD };
	expect((await shop.call(sessions.logInStaff, { body: logIn })).status).toBe(401);
	expect((await shop.call(users.remove, { body: { id_user: gone.id } }, admin.token)).status).toBe(404);
	const body = { user_name: "Marta", user_password: "marta's secret", rol: "employee" } as const;
	expect((await shop.call(users.add, { body }, admin.token)).status).toBe(201);
});

test("employees see the users and change none", async () => {
	const employee = await addStaff(shop, "employee");
	expect((await shop.call(users.list, {}, employee.token)).data).toHaveLength(1);
	const body = { user_name: "Marta", user_password: "marta's secret", rol: "admin" } as const;
	expect((await shop.call(users.add, { body }, employee.token)).status).toBe(403);
});
