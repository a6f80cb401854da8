/** The cluster on one machine: npm run cluster [-- down | status | test [EVENT…] | scale | files FOLDER]. See docs/operations.md, "A cluster". */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { type Cluster, clusterIn, newCluster, type Wishes, wishes } from "./cluster.ts";
import { down } from "./down.ts";
import { filesOf } from "./programs.ts";
import { say } from "./running.ts";
import { scale } from "./scale/scale.ts";
import { status } from "./status.ts";
import { test } from "./test/test.ts";
import { prepare, up } from "./up.ts";
import { type Values, withPasswords } from "./values.ts";

const USAGE = `Usage: npm run cluster [-- COMMAND]
  up                  brings it up (without a command, too)
  status              who runs, who leads
  test [EVENT…]       breaks one thing after the other under orders and tells what it cost
  scale               what one, two, three … shop machines do of work that no cache answers
  down [--all]        takes it away; --all with Debian's unpacked programs
  files FOLDER        writes the filled files of every machine, for real ones
Options: --folder FOLDER (default ${wishes.folder}), --values FILE, --shop FOLDER (a built shop), --loopback`;

const text = { type: "string" } as const;
const yes = { type: "boolean", default: false } as const;
const { values: options, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		folder: { ...text, default: wishes.folder },
		values: { ...text, default: wishes.values },
		shop: { ...text, default: wishes.shop },
		loopback: yes,
		all: yes,
		inside: yes,
	},
});
const [command = "up", ...rest] = positionals;

try {
	process.exitCode = await obey(options);
} catch (error) {
	console.error((error as Error).message);
	process.exitCode = 1;
}

async function obey(wish: Wishes & { all: boolean; inside: boolean }): Promise<number> {
	if (command === "files" && rest[0]) return writeFiles(wish.values, rest[0]);
	if (process.getuid?.() !== 0)
		throw new Error("The cluster is brought up by root: it makes networks and switches users.");
	if (command === "down") {
		await down(wish, wish.all);
		return 0;
	}
	if (command === "up" && !wish.inside) return bringUp(wish);
	const cluster = clusterIn(wish.folder);
	if (!cluster) throw new Error(`There is no cluster in ${wish.folder}: bring it up with npm run cluster.`);
	if (!wish.inside) return inside(cluster, wish);
	if (command === "up") await up(cluster);
	else if (command === "status") await status(cluster);
	else if (command === "test") return (await test(cluster, rest)) ? 0 : 1;
	else if (command === "scale") return (await scale(cluster)) ? 0 : 1;
	else throw new Error(USAGE);
	return 0;
}

async function bringUp(wish: Wishes): Promise<number> {
	if (existsSync(join(wish.folder, "run"))) {
		throw new Error(`There is a cluster in ${wish.folder} already: npm run cluster -- status, or -- down.`);
	}
	const cluster = await newCluster(wish);
	await prepare(cluster);
	const code = inside(cluster, wish);
	if (code !== 0)
		say(`It did not come up. What they said is in ${cluster.run}/log; npm run cluster -- down takes it away.`);
	return code;
}

/** The same command again, on a machine of the cluster: only there its addresses lead anywhere. */
function inside(cluster: Cluster, { folder }: Wishes): number {
	const again = [process.execPath, fileURLToPath(import.meta.url), command, ...rest, "--inside", "--folder", folder];
	const [program = "", ...args] = [...cluster.network.on("client"), ...again];
	return spawnSync(program, args, { stdio: "inherit" }).status ?? 1;
}

function writeFiles(valuesFile: string, folder: string): number {
	const values = withPasswords(JSON.parse(readFileSync(valuesFile, "utf8")) as Values);
	for (const machine of Object.keys(values.machines)) {
		for (const [file, content] of filesOf({ values }, machine)) {
			mkdirSync(join(folder, machine), { recursive: true, mode: 0o700 });
			writeFileSync(join(folder, machine, file), content, { mode: 0o600 });
		}
	}
	say(`Written to ${folder}, passwords included.`);
	return 0;
}
