/** The shop's staff from the command line: `npm run staff -- add NAME [--employee]`, `npm run staff -- end-demo`. */
import { text as readAll } from "node:stream/consumers";
import { parseArgs } from "node:util";
import { NewUser } from "#core/contract/users.ts";
import { AnswerCache } from "../cache/answer-cache.ts";
import { readConfig } from "../config.ts";
import { type Database, openDatabase, PATIENT } from "../db/client.ts";
import { databaseInWords, findDatabase, hasEmbedded } from "../db/find-database.ts";
import { migrate } from "../db/migrate.ts";
import { createPasswords } from "../features/credentials/passwords.service.ts";
import { endDemoAccounts, hasAdmin } from "../features/demo-accounts/demo-accounts.service.ts";
import { addUser } from "../features/users/users.service.ts";
import { StartupError } from "../startup-error.ts";
import { command, say } from "./command.ts";
import { runningShops } from "./running-shops.ts";

const USAGE =
	"Usage: npm run staff -- add NAME [--employee]   (the password is asked for, or read from standard input), or: npm run staff -- end-demo";

type Wanted = { does: "add"; name: string; rol: "admin" | "employee" } | { does: "end-demo" };

const actor = { staffId: null, userName: "command line" };
const now = () => new Date();

await command(async () => {
	const wanted = readArguments();
	await onDatabase((database) => (wanted.does === "add" ? add(database, wanted) : endDemo(database)));
});

async function onDatabase(work: (database: Database) => Promise<void>): Promise<void> {
	const { dataDir, directUrl } = readConfig();
	if (directUrl === undefined && !(await hasEmbedded(dataDir))) await refuseBesideAnotherShop(dataDir);
	say(`This goes to ${databaseInWords(directUrl, dataDir)}.`);
	const { url, close } = await findDatabase(directUrl, dataDir, say);
	try {
		await migrate(url);
		const database = openDatabase(url, { ...PATIENT, max: 1 });
		try {
			await work(database);
		} finally {
			await database.close();
		}
	} finally {
		await close();
	}
}

/** A shell that lacks the running shop's settings would make the account where nobody looks for it. */
async function refuseBesideAnotherShop(dataDir: string): Promise<void> {
	const [process] = await runningShops();
	if (process === undefined) return;
	throw new StartupError(
		`There is no shop in ${dataDir} yet, but one runs elsewhere (process ${process}): set DATABASE_URL or DATA_DIR as it is set there, or start the shop in ${dataDir} first if that one is meant.`,
	);
}

async function add({ db }: Database, { name, rol }: { name: string; rol: "admin" | "employee" }): Promise<void> {
	const given = NewUser.safeParse({ user_name: name, user_password: await readPassword(), rol });
	if (!given.success) {
		const { path, message } = given.error.issues[0] ?? { path: [], message: "" };
		throw new StartupError(`${path[0] === "user_name" ? "The name" : "The password"} is not usable: ${message}.`);
	}
	await addUser({ db, passwords: createPasswords(), now }, actor, given.data);
	say(`${name} can log in at /loginadmin as ${rol}.`);
}

async function endDemo({ db }: Database): Promise<void> {
	const deps = { db, config: readConfig(), cache: new AnswerCache(0), instance: "command line", now };
	const names = await endDemoAccounts(deps, actor);
	say(names.length === 0 ? "There is no demo account here." : `These demo accounts have ended: ${names.join(", ")}.`);
	if (!(await hasAdmin(db))) say("This shop has no admin now: make one with npm run staff -- add NAME.");
}

function readArguments(): Wanted {
	try {
		const { positionals, values } = parseArgs({ allowPositionals: true, options: { employee: { type: "boolean" } } });
		const [does, name, ...rest] = positionals;
		if (does === "end-demo" && name === undefined && !values.employee) return { does };
		if (does === "add" && name && rest.length === 0) return { does, name, rol: values.employee ? "employee" : "admin" };
	} catch {
		// An unknown option: the usage says what there is.
	}
	throw new StartupError(USAGE);
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
