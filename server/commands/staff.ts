/** Makes a staff user from the command line: `npm run staff -- add NAME [--employee]`. */
import { text as readAll } from "node:stream/consumers";
import { parseArgs } from "node:util";
import { NewUser } from "#core/contract/users.ts";
import { readConfig } from "../config.ts";
import { openDatabase } from "../db/client.ts";
import { findDatabase } from "../db/find-database.ts";
import { migrate } from "../db/migrate.ts";
import { createPasswords } from "../features/credentials/passwords.service.ts";
import { addUser } from "../features/users/users.service.ts";
import { StartupError } from "../startup-error.ts";
import { command, say } from "./command.ts";

const USAGE =
	"Usage: npm run staff -- add NAME [--employee]   (the password is asked for, or read from standard input)";

await command(run);

async function run(): Promise<void> {
	const { name, rol } = readArguments();
	const { dataDir, databaseUrl } = readConfig();
	const given = NewUser.safeParse({ user_name: name, user_password: await readPassword(), rol });
	if (!given.success) {
		const { path, message } = given.error.issues[0] ?? { path: [], message: "" };
		throw new StartupError(`${path[0] === "user_name" ? "The name" : "The password"} is not usable: ${message}.`);
	}
	const { url, close } = await findDatabase(databaseUrl, dataDir, say);
	try {
		await migrate(url);
		const database = openDatabase(url, { max: 1 });
		try {
			const deps = { db: database.db, passwords: createPasswords(), now: () => new Date() };
			await addUser(deps, { staffId: null, userName: "command line" }, given.data);
		} finally {
			await database.close();
		}
	} finally {
		await close();
	}
	say(`${name} can log in at /loginadmin as ${rol}.`);
}

function readArguments(): { name: string; rol: "admin" | "employee" } {
	try {
		const { positionals, values } = parseArgs({
			allowPositionals: true,
			options: { employee: { type: "boolean", default: false } },
		});
		const [command, name, ...rest] = positionals;
		if (command !== "add" || !name || rest.length > 0) throw new StartupError(USAGE);
		return { name, rol: values.employee ? "employee" : "admin" };
	} catch {
		throw new StartupError(USAGE);
	}
}

async function readPassword(): Promise<string> {
	if (!process.stdin.isTTY) return (await readAll(process.stdin)).replace(/\r?\n$/, "");
	const typed = await askUnseen("Password:");
	if ((await askUnseen("Once more:")) !== typed) throw new StartupError("The two passwords differ.");
	return typed;
}

/** Asks on the terminal without showing what is typed. */
async function askUnseen(message: string): Promise<string> {
	const { default: password } = await import("@inquirer/password");
	return password({ message, mask: false }).catch(() => {
		throw new StartupError("Nothing was changed.");
	});
}
