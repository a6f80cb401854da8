import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { lockFolder } from "../db/embedded/folder-lock.ts";
import { freshDatabase } from "../testing/database.ts";
import { fillSmallShop } from "../testing/small-shop.ts";

type Ended = { code: number; out: string; problem: string };

/** Runs the command as somebody would. */
function audit(env: NodeJS.ProcessEnv): Promise<Ended> {
	return new Promise((resolve) => {
		execFile(
			process.execPath,
			["build/shop/audit.js"],
			{ env: { PATH: process.env.PATH, ...env } },
			(error, out, problem) => resolve({ code: Number(error?.code ?? 0), out, problem }),
		);
	});
}

test("sound books are called so; what is wrong is named with its rows", async () => {
	const shop = await freshDatabase();
	onTestFinished(() => shop.drop());
	await fillSmallShop(shop.pool);
	expect(await audit({ DATABASE_URL: shop.url })).toEqual({ code: 0, out: "The books are sound.\n", problem: "" });

	await shop.db.execute(sql`update payment_attempt set amount_cents = 1 where order_id = 1`);
	const { code, out } = await audit({ DATABASE_URL: shop.url });
	expect(code).toBe(1);
	expect(out).toMatch(/^Wrong: the amount asked of the provider is not the order's total\.\n {2}\{"id":1,/);
});

test("beside a shop that is only starting it says so in one sentence", async () => {
	const dir = await mkdtemp(join(tmpdir(), "perchero-starting-"));
	onTestFinished(() => rm(dir, { recursive: true, force: true }));
	await mkdir(join(dir, "postgres", "data"), { recursive: true });
	await lockFolder(dir);
	const { code, out, problem } = await audit({ DATA_DIR: dir });
	expect({ code, out }).toEqual({ code: 1, out: "" });
	expect(problem).toBe(`The shop in ${dir} is just starting or ending: try again in a moment.\n`);
});

test.each([
	["a folder without a shop", { DATA_DIR: "/nowhere/at-all" }, "There is no shop in /nowhere/at-all yet"],
	["a database that does not answer", { DATABASE_URL: "postgres://nobody:x@127.0.0.1:1/none" }, "127.0.0.1:1"],
])("%s is said in one sentence", async (_, env, sentence) => {
	const { code, out, problem } = await audit(env);
	expect({ code, out }).toEqual({ code: 1, out: "" });
	expect(problem.trim().split("\n")).toEqual([expect.stringContaining(sentence)]);
});
