/** Makes the demo shop: `npm run demo -- [--products 100000] [--orders 100000] [--seed 7] [--force]`. */
import { parseArgs } from "node:util";
import { command, say } from "#server/commands/command.ts";
import { readConfig } from "#server/config.ts";
import { openDatabase } from "#server/db/client.ts";
import { startEmbedded } from "#server/db/embedded.ts";
import { migrate } from "#server/db/migrate.ts";
import { resetDatabase } from "#server/db/reset.ts";
import { StartupError } from "#server/startup-error.ts";
import { showProgress } from "./large/progress.ts";
import { type SeedOptions, seedDemo } from "./seed.ts";

const USAGE = "Usage: npm run demo -- [--products N] [--orders N] [--seed N] [--force]";
/** A large shop is long statements, and nobody waits for them but whoever asked for it. */
const LONG = 24 * 3_600_000;

async function makeDemoShop(): Promise<void> {
	const { force, ...wanted } = readArguments();
	const { dataDir, directUrl } = readConfig();
	if (directUrl !== undefined && !force) {
		throw new StartupError(
			"DATABASE_URL is set: everything in that database would be lost, and the demo log-ins are known to everybody. Add --force if that is meant.",
		);
	}
	if (force) await resetDatabase({ dataDir, databaseUrl: directUrl, force, log: say });
	const embedded = directUrl === undefined ? await startEmbedded({ dir: dataDir, log: say, filling: true }) : undefined;
	try {
		await fill(embedded?.url ?? directUrl ?? "", wanted);
	} finally {
		await embedded?.stop();
	}
}

async function fill(url: string, wanted: Omit<SeedOptions, "now">): Promise<void> {
	await migrate(url);
	const { db, close } = openDatabase(url, { statementTimeoutMs: LONG });
	const start = performance.now();
	try {
		if (!(await seedDemo(db, { now: new Date(), progress: showProgress(process.stdout), ...wanted }))) {
			throw new StartupError("The shop is not empty, and was left as it is. Add --force to lose it and begin anew.");
		}
		const { rows } = await db.execute(
			"select (select count(*) from product) products, (select count(*) from orders) orders",
		);
		const { products, orders } = rows[0] ?? {};
		say(
			`The demo shop is ready: ${products} products, ${orders} orders, in ${((performance.now() - start) / 1000).toFixed(1)} s.`,
		);
	} finally {
		await close();
	}
}

function readArguments(): Omit<SeedOptions, "now"> & { force: boolean } {
	let values: { products?: string; orders?: string; seed?: string; force?: boolean };
	try {
		const text = { type: "string" } as const;
		values = parseArgs({ options: { products: text, orders: text, seed: text, force: { type: "boolean" } } }).values;
	} catch (error) {
		throw new StartupError(`${(error as Error).message}. ${USAGE}`);
	}
	const { products, orders, seed, force = false } = values;
	return {
		...(products !== undefined && { products: wholeNumber("products", products) }),
		...(orders !== undefined && { orders: wholeNumber("orders", orders) }),
		...(seed !== undefined && { seed: wholeNumber("seed", seed) }),
		force,
	};
}

function wholeNumber(name: string, digits: string): number {
	if (!/^\d{1,8}$/.test(digits)) throw new StartupError(`--${name} takes a whole number. ${USAGE}`);
	return Number(digits);
}

await command(makeDemoShop);
