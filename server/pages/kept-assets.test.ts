import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify from "fastify";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import type { App } from "../deps.ts";
import { serveBuiltFiles } from "./built-files.ts";
import { keepAssets } from "./kept-assets.ts";

const HOUR = 60 * 60 * 1000;
const begun = Date.parse("2026-03-02T12:00:00Z");
let place: string;
let dataDir: string;

beforeEach(async () => {
	place = await mkdtemp(join(tmpdir(), "perchero-assets-"));
	dataDir = join(place, "data");
	onTestFinished(() => rm(place, { recursive: true, force: true }));
});

/** What browsers load of a build. */
async function build(version: string, files: Record<string, string>) {
	const folder = join(place, version);
	await mkdir(join(folder, "assets"), { recursive: true });
	for (const [name, text] of Object.entries(files)) await writeFile(join(folder, "assets", name), text);
	return folder;
}

/** Starts a shop on a build, so many hours after the first, and asks it for an asset. */
async function start(folder: string, hours: number) {
	const app = Fastify() as unknown as App;
	onTestFinished(() => app.close());
	const kept = await keepAssets(folder, dataDir, new Date(begun + hours * HOUR));
	await serveBuiltFiles(app, folder, kept, (_request, reply) => reply.code(404).send("no such page"));
	return async (name: string, headers: Record<string, string> = {}) => {
		const { statusCode, body, headers: sent } = await app.inject({ url: `/assets/${name}`, headers });
		return { status: statusCode, body, cache: sent["cache-control"], encoding: sent["content-encoding"] };
	};
}

test("after an update the assets of the build before are served for a day, then no longer", async () => {
	const first = await build("first", { "home-1.js": "one", "home-1.js.br": "ONE", "same-1.css": "same" });
	const second = await build("second", { "home-2.js": "two", "same-1.css": "same" });
	await start(first, 0);
	// The first one has served for a month; the day begins when it is replaced.
	const updated = await start(second, 720);
	const cache = "public, max-age=31536000, immutable";
	expect(await updated("home-1.js")).toMatchObject({ status: 200, body: "one", cache });
	expect(await updated("home-1.js", { "accept-encoding": "br" })).toMatchObject({ body: "ONE", encoding: "br" });
	expect(await updated("home-2.js")).toMatchObject({ status: 200, body: "two", cache });

	const restarted = await start(second, 743);
	expect(await restarted("home-1.js")).toMatchObject({ status: 200 });
	const later = await start(second, 745);
	expect(await later("home-1.js")).toMatchObject({ status: 404 });
	expect(await later("same-1.css")).toMatchObject({ status: 200, body: "same" });
});

test("an update taken back serves both builds", async () => {
	const [first, second] = [await build("first", { "a-1.js": "one" }), await build("second", { "a-2.js": "two" })];
	for (const [hours, folder] of [first, second].entries()) await start(folder, hours);
	const back = await start(first, 2);
	expect((await back("a-1.js")).body).toBe("one");
	expect((await back("a-2.js")).body).toBe("two");
});

test("names that no file has, and the compressed forms of one, go on to the pages", async () => {
	const ask = await start(await build("first", { "a-1.js": "one", "a-1.js.br": "ONE", "b-1.js~": "half" }), 0);
	for (const name of ["a-2.js", "a-1.js.br", "b-1.js~", "..%2Fassets%2Fa-1.js", "", "constructor"])
		expect(await ask(name), name).toMatchObject({ status: 404, body: "no such page" });
	expect(await ask("a-1.js?again")).toMatchObject({ status: 200, body: "one" });
});

test("processes that start at once, and a list nobody can read, do no harm", async () => {
	const first = await build("first", { "a-1.js": "one" });
	await mkdir(dataDir);
	await writeFile(join(dataDir, "kept-build.json"), "{");
	const asked = await Promise.all([0, 0, 0].map(() => start(first, 0)));
	for (const ask of asked) expect((await ask("a-1.js")).body).toBe("one");
});
