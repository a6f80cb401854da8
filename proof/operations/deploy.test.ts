import { execFile } from "node:child_process";
import { access, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { testShop } from "#server/testing/app.ts";

const exec = promisify(execFile);
/** Then only what is said about the unit here holds. */
const NO_SYSTEMD = "there is no systemd";
const root = fileURLToPath(new URL("../..", import.meta.url));
const read = (file: string) => readFile(join(root, file), "utf8");
const scripts = async () => Object.keys(JSON.parse(await read("package.json")).scripts);

/** Every word after an instruction of the Dockerfile, by line. */
async function instructions(name: string): Promise<string[][]> {
	const lines = (await read("Dockerfile")).replaceAll("\\\n", " ").split("\n");
	return lines.filter((line) => line.startsWith(`${name} `)).map((line) => line.split(/\s+/).slice(1));
}

test("the Dockerfile copies, runs and starts only what is there", async () => {
	const copied = (await instructions("COPY")).filter(([first]) => !first?.startsWith("--from"));
	expect(copied.length).toBeGreaterThan(0);
	for (const source of copied.flatMap((words) => words.slice(0, -1))) await access(join(root, source));
	const run = (await instructions("RUN")).map((words) => words.join(" ")).join("\n");
	for (const [, script] of run.matchAll(/npm run (\S+)/g)) expect(await scripts()).toContain(script);
	expect(run).toContain('from "./scripts/prepare.mjs"');
	expect(await import(join(root, "scripts/prepare.mjs"))).toHaveProperty("install");
	const [command] = await instructions("CMD");
	expect(JSON.parse(command?.join(" ") ?? "")).toEqual(["node", "server/main.ts"]);
	await access(join(root, "server/main.ts"));
});

test("the settings in the Dockerfile are ones the shop understands", async () => {
	const [settings] = await instructions("ENV");
	const environment = Object.fromEntries((settings ?? []).map((setting) => setting.split("=", 2)));
	expect(readConfig(environment)).toMatchObject({ host: "0.0.0.0", port: 3000, dataDir: "/data" });
});

test("nothing that is made, secret or large goes into the image", async () => {
	const left = (await read(".dockerignore")).split("\n");
	for (const name of [".git", ".env", "node_modules", "build", "data"]) expect(left).toContain(name);
	const ignored = (await read(".gitignore")).split("\n").filter(Boolean);
	for (const name of ignored) expect(left.join("\n")).toContain(name.replace(/^\*|\/$/g, ""));
});

test("the systemd unit is sound, and starts the shop the way npm does", async () => {
	const unit = await read("deploy/perchero.service");
	expect(unit).toMatch(/^ExecStart=\/opt\/perchero\/node_modules\/\.bin\/node server\/main\.ts$/m);
	expect(unit).toMatch(/^Environment=NODE_ENV=production DATA_DIR=\/var\/lib\/perchero$/m);
	expect(unit).toMatch(/^StateDirectory=perchero$/m);
	const dir = await mkdtemp(join(tmpdir(), "perchero-unit-"));
	const here = join(dir, "perchero.service");
	await writeFile(here, unit.replaceAll("/opt/perchero", root.replace(/\/$/, "")));
	const judgement = await exec("systemd-analyze", ["verify", here]).then(
		({ stdout, stderr }) => stdout + stderr,
		(error) => (error.code === "ENOENT" ? NO_SYSTEMD : String(error.stderr)),
	);
	await rm(dir, { recursive: true, force: true });
	expect(["", NO_SYSTEMD]).toContain(judgement);
});

test("docs/operations.md explains every metric of the shop's own, and names only settings and commands that exist", async () => {
	const text = await read("docs/operations.md");
	const shop = await testShop();
	try {
		const metrics = await shop.deps.metrics.registry.getMetricsAsJSON();
		for (const { name } of metrics) expect(text).toContain(`\`${name}\``);
	} finally {
		await shop.close();
	}
	const known = await read(".env.example");
	for (const [, setting] of text.matchAll(/`([A-Z][A-Z0-9]*_[A-Z0-9_]+)\b/g)) expect(known).toContain(`${setting}=`);
	for (const [, script] of text.matchAll(/npm run ([\w:]+)/g)) expect(await scripts()).toContain(script);
	for (const [, file] of text.matchAll(/\]\(([^)#:]+)\)/g)) await access(join(root, "docs", file as string));
});
