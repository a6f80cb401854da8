import { execFile } from "node:child_process";
import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { sessions } from "#core/contract/sessions.ts";
import { shopTest } from "../testing/shop-test.ts";

const { shop, test } = shopTest();

type Ended = { code: number; out: string; problem: string };

/** Runs the command as somebody would, beside the open shop, with the password on standard input. */
function staff(words: string[], password: string, env: NodeJS.ProcessEnv = {}): Promise<Ended> {
	return new Promise((resolve) => {
		const child = execFile(
			process.execPath,
			["build/shop/staff.js", ...words],
			{ env: { PATH: process.env.PATH, DATABASE_URL: shop.databaseUrl, ...env } },
			(error, out, problem) => resolve({ code: Number(error?.code ?? 0), out, problem }),
		);
		child.stdin?.end(password);
	});
}

test("the first admin is made from the command line, and logs in", async () => {
	const { code, out, problem } = await staff(["add", "Marta"], "marta's secret\n");
	expect({ code, problem }).toEqual({ code: 0, problem: "" });
	expect(out).toContain("Marta can log in");
	expect(out).not.toContain("secret");
	const body = { user_name: "marta", user_password: "marta's secret" };
	expect((await shop.call(sessions.logInStaff, { body })).data.user).toMatchObject({
		user_name: "Marta",
		rol: "admin",
	});
	const { rows } = await shop.db.execute(sql`select staff_name, action from audit_log`);
	expect(rows).toEqual([{ staff_name: "command line", action: "user added" }]);
});

test("an employee is made with --employee", async () => {
	expect((await staff(["add", "Ema", "--employee"], "ema's secret")).code).toBe(0);
	const body = { user_name: "Ema", user_password: "ema's secret" };
	expect((await shop.call(sessions.logInStaff, { body })).data.user.rol).toBe("employee");
});

test.each([
	["a name that is taken", ["add", "ADMIN"], "a long password", "already in use"],
	["a short password", ["add", "Rosa"], "short", "Use 8 characters or more"],
	["no password", ["add", "Rosa"], "", "Insert a password"],
	["an impossible name", ["add", "<b>"], "a long password", "The name is not usable"],
	["no name", ["add"], "a long password", "Usage"],
	["no command", [], "a long password", "Usage"],
	["an unknown option", ["add", "Rosa", "--boss"], "a long password", "Usage"],
] as const)("refuses %s in one sentence", async (_, words, password, sentence) => {
	await shop.db.execute(
		sql`insert into staff (user_name, password_hash, rol) values ('admin', 'x', 'admin') on conflict do nothing`,
	);
	const { code, problem } = await staff([...words], password);
	expect(code).toBe(1);
	expect(problem).toContain(sentence);
	expect(problem.trim().split("\n")).toHaveLength(1);
});
