import { access } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { freshDatabase } from "../testing/database.ts";
import { serverProcesses } from "../testing/server-process.ts";

const { folder, start, command } = serverProcesses();

test("the command says which database it writes to, and makes no new one while a shop runs elsewhere", {
	timeout: 120_000,
}, async () => {
	const database = await freshDatabase();
	onTestFinished(() => database.drop());
	const { host, pathname, password } = new URL(database.url);
	const shop = await start({ DATABASE_URL: database.url, HOST: "127.0.0.1" });

	const DATA_DIR = join(folder(), "fresh");
	const lost = await command("staff", ["add", "Marta"], "marta's secret", { DATA_DIR });
	expect(lost).toMatchObject({ code: 1, out: "" });
	expect(lost.problem).toMatch(
		/^There is no shop in \S+ yet, but one runs elsewhere \(process \d+\): set DATABASE_URL or DATA_DIR as it is set there, or start the shop in \S+ first if that one is meant\.\n$/,
	);
	expect(shop.process.exitCode).toBeNull();
	await expect(access(DATA_DIR)).rejects.toThrow("ENOENT");

	const made = await command("staff", ["add", "Marta"], "marta's secret", { DATABASE_URL: database.url });
	expect(made).toMatchObject({ code: 0, problem: "" });
	expect(made.out).toBe(
		`This goes to the database "${pathname.slice(1)}" at ${host}.\nMarta can log in at /loginadmin as admin.\n`,
	);
	expect(made.out).not.toContain(password);
});
