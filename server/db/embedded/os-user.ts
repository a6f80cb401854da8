import { execFile } from "node:child_process";
import { chown, readFile, stat } from "node:fs/promises";
import { promisify } from "node:util";
import { StartupError } from "../../startup-error.ts";

const exec = promisify(execFile);

export type OsUser = { name: string; uid: number; gid: number };

/** PostgreSQL refuses to run as root; as root it runs as this user. Undefined: the server is not root and needs no other. */
export async function unprivilegedUser(ownerOf?: string): Promise<OsUser | undefined> {
	if (process.getuid?.() !== 0) return undefined;
	const users = (await readFile("/etc/passwd", "utf8"))
		.split("\n")
		.map((row) => row.split(":"))
		.map(([name = "", , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
		.filter((user) => user.name !== "" && user.uid > 0 && user.gid > 0);
	// A cluster can only be run by the user that made it.
	const owner = ownerOf === undefined ? undefined : await ownerId(ownerOf);
	const chosen =
		users.find((user) => user.uid === owner) ??
		users.find((user) => user.name === "postgres") ??
		users.find((user) => user.name === "nobody") ??
		users[0];
	if (!chosen) throw new StartupError("PostgreSQL does not run as root, and this machine has no other user: add one.");
	return chosen;
}

async function ownerId(path: string): Promise<number | undefined> {
	return stat(path).then(
		({ uid }) => uid,
		() => undefined,
	);
}

/** Runs a program as that user, with nothing of our environment that could lead PostgreSQL elsewhere. */
export function runAs(user: OsUser | undefined, program: string, args: readonly string[]) {
	const env = { PATH: process.env.PATH, LC_ALL: "C", TZ: "UTC" };
	return exec(program, args, { cwd: "/", env, ...(user && { uid: user.uid, gid: user.gid }) });
}

export async function giveTo(user: OsUser | undefined, path: string): Promise<void> {
	if (user) await chown(path, user.uid, user.gid);
}

/** Whether that user can go into the folder: every folder above it must let them through, too. */
export async function canEnter(user: OsUser | undefined, folder: string): Promise<boolean> {
	if (!user) return true;
	return runAs(user, "/bin/sh", ["-c", 'cd -- "$1"', "sh", folder]).then(
		() => true,
		() => false,
	);
}
