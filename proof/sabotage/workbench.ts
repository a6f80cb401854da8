import { spawn } from "node:child_process";
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { edited, type Sabotage, titlePattern } from "./sabotage.ts";

const ROOT = join(import.meta.dirname, "../..");
const FOLDERS = ["core", "server", "demo", "proof"];
/** What Vitest and its projects read beside them. */
const SETTINGS = /^(package|tsconfig.*)\.json$|^vitest.*\.config\.ts$/;
/** Pictures no test of these needs, larger than everything else. */
const LEFT_OUT = /\/demo\/masters\/.*\.webp$/;

type Report = { testResults: { assertionResults: { title: string; status: string }[] }[] };
export type Counts = { passed: number; failed: number };

/** A copy of the sources to do harm to; the packages are those of the project. */
export class Workbench {
	private readonly dir: string;

	private constructor(dir: string) {
		this.dir = dir;
	}

	static async open(): Promise<Workbench> {
		const dir = await mkdtemp(join(tmpdir(), "perchero-sabotage-"));
		const isWanted = (source: string) => !LEFT_OUT.test(source);
		const settings = (await readdir(ROOT)).filter((name) => SETTINGS.test(name));
		for (const name of [...FOLDERS, ...settings])
			await cp(join(ROOT, name), join(dir, name), { recursive: true, filter: isWanted });
		await symlink(join(ROOT, "node_modules"), join(dir, "node_modules"));
		return new Workbench(dir);
	}

	/** Runs `work` while the sabotage is in the copy. */
	async with<T>({ edits }: Sabotage, work: () => Promise<T>): Promise<T> {
		const before = new Map<string, string>();
		try {
			for (const edit of edits) {
				const path = join(this.dir, edit.file);
				const text = await readFile(path, "utf8");
				if (!before.has(path)) before.set(path, text);
				await writeFile(path, edited(text, edit));
			}
			return await work();
		} finally {
			for (const [path, text] of before) await writeFile(path, text);
		}
	}

	/** Runs the tests that are to catch these sabotages, and counts how those ended. */
	async test(sabotages: readonly Sabotage[]): Promise<Counts> {
		const files = [...new Set(sabotages.map(({ caughtBy }) => caughtBy.file))];
		const pattern = [...new Set(sabotages.map(titlePattern))].join("|");
		const environment = Object.assign({}, ...sabotages.map(({ caughtBy }) => caughtBy.environment ?? {}));
		const report = join(this.dir, "report.json");
		await rm(report, { force: true });
		await this.vitest([...files, "-t", pattern, "--reporter=json", `--outputFile=${report}`], environment);
		const { testResults } = JSON.parse(await readFile(report, "utf8")) as Report;
		const results = testResults.flatMap(({ assertionResults }) => assertionResults);
		const ended = (status: string) => results.filter((result) => result.status === status).length;
		return { passed: ended("passed"), failed: ended("failed") };
	}

	private vitest(args: string[], environment: Record<string, string>): Promise<void> {
		const runner = join(ROOT, "node_modules/vitest/vitest.mjs");
		const env = { ...process.env, NODE_ENV: "test", ...environment };
		const child = spawn(process.execPath, [runner, "run", ...args], { cwd: this.dir, env, stdio: "ignore" });
		return new Promise((resolve, reject) => {
			child.once("error", reject);
			child.once("exit", () => resolve());
		});
	}

	close(): Promise<void> {
		return rm(this.dir, { recursive: true, force: true });
	}
}
