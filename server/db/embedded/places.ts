import { createHash } from "node:crypto";
import { access, chmod, constants, mkdir, realpath } from "node:fs/promises";
import { join } from "node:path";
import { StartupError } from "../../startup-error.ts";
import { canEnter, giveTo, type OsUser } from "./os-user.ts";

/** Used only as root, when a clone or its DATA_DIR lies where PostgreSQL's user cannot enter. */
const SHARED_FOLDERS = ["/var/lib/perchero", "/opt/perchero", "/srv/perchero"];

/** A folder of root's that every user can enter. */
export async function sharedFolder(): Promise<string> {
	for (const folder of SHARED_FOLDERS) {
		// Whatever the umask: other users must get in.
		const open = async (made: string | undefined) => made && chmod(folder, 0o755);
		if (await works(mkdir(folder, { recursive: true }).then(open))) return folder;
	}
	throw new StartupError(
		`PostgreSQL's user cannot enter this folder, and none of ${SHARED_FOLDERS.join(", ")} can be made: set DATA_DIR to a folder every user can enter.`,
	);
}

export async function makeDataDir(dir: string): Promise<string> {
	try {
		await mkdir(dir, { recursive: true });
		await access(dir, constants.R_OK | constants.W_OK | constants.X_OK);
		return await realpath(dir);
	} catch (cause) {
		const { code = "unknown" } = cause as NodeJS.ErrnoException;
		throw new StartupError(`DATA_DIR ${dir} cannot be written (${code}): choose another folder.`, { cause });
	}
}

/** Where this DATA_DIR's cluster was made by an earlier start. */
export async function findHome(dir: string): Promise<string | undefined> {
	for (const home of [insideHome(dir), ...SHARED_FOLDERS.map((folder) => outsideHome(folder, dir))]) {
		if (await works(access(join(home, "data")))) return home;
	}
	return undefined;
}

/** The folder, owned by that user, for this DATA_DIR's cluster. Says so when it lies elsewhere. */
export async function prepareHome(
	dir: string,
	made: string | undefined,
	user: OsUser | undefined,
	log: (sentence: string) => void,
): Promise<string> {
	const inside = insideHome(dir);
	const mayEnter = await canEnter(user, dir);
	if (user && made === inside && !mayEnter) {
		throw new StartupError(
			`The database lies in ${inside}, where PostgreSQL's user "${user.name}" cannot enter any more: give that right back.`,
		);
	}
	const home = made ?? (mayEnter ? inside : outsideHome(await sharedFolder(), dir));
	if (user && home !== inside)
		log(`PostgreSQL's user "${user.name}" cannot enter ${dir}, so the database lies in ${home}.`);
	await mkdir(home, { recursive: true, mode: 0o700 });
	if (!(await works(access(home, constants.R_OK | constants.W_OK | constants.X_OK)))) {
		throw new StartupError(`${home} belongs to another user: run the server as before, or set another DATA_DIR.`);
	}
	await chmod(home, 0o700);
	await giveTo(user, home);
	return home;
}

const insideHome = (dir: string) => join(dir, "postgres");
const outsideHome = (folder: string, dir: string) =>
	join(folder, createHash("sha256").update(dir).digest("hex").slice(0, 16));

async function works(action: Promise<unknown>): Promise<boolean> {
	return action.then(
		() => true,
		() => false,
	);
}
