import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { type Built, own, root } from "./processes.ts";

const exec = promisify(execFile);

/**
 * The shop as it was at a commit, built by its own scripts, to be measured in the same run: EARLIER=9f8d80e npm run bench. It
 * is kept for the next run, in EARLIER_FOLDER or beside the packages. Undefined when no commit is asked for.
 */
export async function earlierBuilt(): Promise<Built | undefined> {
	const wanted = process.env.EARLIER;
	if (!wanted) return undefined;
	const commit = await git(root, "rev-parse", "--verify", `${wanted}^{commit}`);
	const folder = join(process.env.EARLIER_FOLDER ?? join(root, "node_modules", ".cache", "earlier"), commit);
	if (!existsSync(folder)) await checkOut(commit, folder);
	await exec(process.execPath, ["scripts/build.mjs"], { cwd: folder, env: ownEnvironment(), maxBuffer: 2 ** 26 });
	const node = join(folder, "node_modules", ".bin", "node");
	if (existsSync(join(folder, own.program))) return { ...own, root: folder, node };
	return { root: folder, node, program: "server/main.ts", environment: {} };
}

/** Whole or not at all: a folder that is there can be built. */
async function checkOut(commit: string, folder: string): Promise<void> {
	const half = `${folder}.half`;
	await rm(half, { recursive: true, force: true });
	await mkdir(half, { recursive: true });
	await git(root, "clone", "--quiet", "--no-checkout", root, half);
	await git(half, "checkout", "--quiet", "--detach", commit);
	await rename(half, folder);
}

async function git(cwd: string, ...args: string[]): Promise<string> {
	return (await exec("git", args, { cwd })).stdout.trim();
}

/** Without what npm told the bench about this project: its packages are not the other's. */
function ownEnvironment(): NodeJS.ProcessEnv {
	return Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("npm_")));
}
