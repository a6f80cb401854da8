import { cpSync, globSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** What runs of a built shop, as the Dockerfile lists it. */
const PARTS = ["package.json", "build/shop", "build/client", "server/db/migrations", "server/sheets/fonts"];

/** A change of the built server: what it says once, and what the newer version says there. */
type Edit = { is: string; becomes: string };

/** The newer version knows the column by its new name, and its mails carry something that the version before cannot read. */
const EDITS: readonly Edit[] = [
	{
		is: 'bodyHash: bytea("body_hash").notNull(),',
		becomes: 'bodyHash: bytea("request_hash").notNull(),',
	},
	{ is: 'queue("mail", {', becomes: 'queue("mail-2", {' },
	{
		is: "await enqueue(deps, tx, mailQueue, row);",
		becomes: "await enqueue(deps, tx, mailQueue, { mail: row.mailId });",
	},
	{
		is: "await enqueue(deps, tx, mailQueue, job);",
		becomes: "await enqueue(deps, tx, mailQueue, { mail: job.mailId });",
	},
	{ is: "{ mailId }, { isLast }", becomes: "{ mail: newer, mailId = newer }, { isLast }" },
	{
		is: "\n\tsendMailJob,\n",
		becomes: '\n\tsendMailJob,\n\t{ ...sendMailJob, queue: { ...sendMailJob.queue, name: "mail" } },\n',
	},
];

/** The column that the newer version no longer has. */
const DROPPED = "body_hash";

/** Lines that name it other than a table of the schema does; other tables have a column of that name, too. */
export function linesThatName(text: string): string[] {
	return text.split("\n").filter((line) => line.includes(DROPPED) && !line.includes(`: bytea("${DROPPED}")`));
}

type Journal = { entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[] };

/** Two versions after the built one: `expand` brings the first migration, `contract` the second, too. */
export function makeVersions(built: string, folder: string): void {
	rmSync(folder, { recursive: true, force: true });
	const [expand, contract] = [join(folder, "expand"), join(folder, "contract")];
	for (const version of [expand, contract]) {
		for (const part of PARTS) cpSync(join(built, part), join(version, part), { recursive: true });
		symlinkSync(join(built, "node_modules"), join(version, "node_modules"));
		for (const edit of EDITS) apply(version, edit);
		for (const path of serverOf(version)) {
			const [line] = linesThatName(readFileSync(path, "utf8"));
			if (line) throw new Error(`a statement names a column that the newer version no longer has: ${line.trim()}`);
		}
	}
	addMigrations(expand, ["expand"]);
	addMigrations(contract, ["expand", "contract"]);
}

const serverOf = (version: string) => globSync(join(version, "build/shop", "*.js"));

function apply(version: string, { is, becomes }: Edit): void {
	// Which of the files says it depends on how the build was cut.
	const found = serverOf(version)
		.map((path) => ({ path, text: readFileSync(path, "utf8") }))
		.filter(({ text }) => text.includes(is));
	const [only] = found;
	if (!only || found.length > 1 || only.text.split(is).length !== 2)
		throw new Error(`the built server does not say exactly once: ${is.trim()}`);
	writeFileSync(
		only.path,
		only.text.replace(is, () => becomes),
	);
}

function addMigrations(version: string, names: readonly string[]): void {
	const folder = join(version, "server/db/migrations");
	const journalFile = join(folder, "meta/_journal.json");
	const journal = JSON.parse(readFileSync(journalFile, "utf8")) as Journal;
	for (const name of names) {
		const last = journal.entries.at(-1) as Journal["entries"][number];
		const entry = { ...last, idx: last.idx + 1, when: last.when + 1, tag: `test-${name}` };
		journal.entries.push(entry);
		cpSync(join(import.meta.dirname, `${name}.sql`), join(folder, `${entry.tag}.sql`));
	}
	writeFileSync(journalFile, JSON.stringify(journal));
}
