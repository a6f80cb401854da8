import { readFile } from "node:fs/promises";
import { expect } from "vitest";
import { migrationsFolder } from "#server/db/migrate.ts";
import { addStaff } from "#server/testing/actors.ts";
import { shopTest } from "#server/testing/shop-test.ts";
import { endDemoAccounts, hasAdmin, listDemoAccounts } from "./demo-accounts.service.ts";

const { shop, test } = shopTest();

test("A3: accounts of a demo shop that an earlier version stocked are marked, and nobody else's", async () => {
	const staff = (name: string, created: string) =>
		shop.pool.query("insert into staff (user_name, password_hash, rol, created_at) values ($1, 'x', 'admin', $2)", [
			name,
			created,
		]);
	const mark = async () => shop.pool.query(await readFile(`${migrationsFolder}/0012_mark-demo-accounts.sql`, "utf8"));
	await staff("admin", "2025-01-01T10:00:00.123Z");
	await mark();
	expect(await listDemoAccounts(shop.db)).toEqual([]);

	await staff("employee", "2025-01-01T10:00:00.123Z");
	await shop.pool.query("insert into client (phone, login_name, is_registered) values (1155550100, 'demo', true)");
	await mark();
	expect(await listDemoAccounts(shop.db)).toEqual(["admin", "employee", "demo"]);
});

test("ending them leaves everybody else, and their tokens are worth nothing", async () => {
	const other = await addStaff(shop, "admin");
	const demo = await addStaff(shop, "admin");
	await shop.pool.query("update staff set is_seeded = true where id = $1", [demo.id]);
	const me = (token: string) => shop.get("/api/users/me", { authorization: `Bearer ${token}` });
	expect((await me(demo.token)).status).toBe(200);
	const ended = await endDemoAccounts(shop.deps, { staffId: null, userName: "command line" });
	expect(ended).toContain(demo.userName);
	expect(await listDemoAccounts(shop.db)).toEqual([]);
	expect((await me(demo.token)).status).toBe(401);
	expect((await me(other.token)).status).toBe(200);
	expect(await hasAdmin(shop.db)).toBe(true);
});
