import { execFile, execFileSync } from "node:child_process";
import { promisify } from "node:util";

const exec = promisify(execFile);

/** Runs a command to its end; what it says, or an error that holds what it complained of. */
export async function run(command: string, args: readonly string[]): Promise<string> {
	return (await exec(command, [...args], { maxBuffer: 64 * 1024 * 1024 })).stdout;
}

export async function runIn(folder: string, command: string, args: string[], env: NodeJS.ProcessEnv): Promise<string> {
	return (await exec(command, args, { cwd: folder, env, maxBuffer: 64 * 1024 * 1024 })).stdout;
}

export function works(command: string, args: readonly string[]): boolean {
	try {
		execFileSync(command, [...args], { stdio: "ignore" });
		return true;
	} catch {
		return false;
	}
}

export const say = (sentence: string) => console.log(sentence);

/** Asks again and again until the answer is yes. */
export async function until(what: string, isSo: () => Promise<boolean>, seconds = 180): Promise<void> {
	const deadline = Date.now() + seconds * 1000;
	while (!(await isSo().catch(() => false))) {
		if (Date.now() > deadline) throw new Error(`waited ${seconds} s in vain: ${what}`);
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
}
