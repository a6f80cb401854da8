import cluster from "node:cluster";
import { once } from "node:events";
import { setFlagsFromString } from "node:v8";
import { readConfig } from "./config.ts";
import { builtPages, loadPages } from "./pages/built.ts";
import { type Services, startServices } from "./services.ts";
import { openShop } from "./shop.ts";
import { StartupError } from "./startup-error.ts";
import { welcomeOf } from "./welcome.ts";

// V8 lets garbage lie until there is several times as much as what is alive: a long import grew the process by 200 MB of it. As much
// as is alive costs about a fifteenth more time for a page that is made anew, half as much a quarter or more.
setFlagsFromString("--heap-growing-percent=100");

/** Set by the launcher: when the command was given. */
const startedAt = Number(process.argv.find((word) => word.startsWith("--started-at="))?.split("=")[1] ?? Date.now());
const developing = process.argv.includes("--dev");

/** Aborted when the process is asked to end, also while it is still opening. */
const asked = new AbortController();
for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => asked.abort());

try {
	const close = cluster.isPrimary ? await runShop() : await runWorker();
	if (!asked.signal.aborted) await once(asked.signal, "abort");
	await close();
	process.exit(0);
} catch (error) {
	if (asked.signal.aborted && error === asked.signal.reason) process.exit(0);
	console.error(error instanceof StartupError ? error.message : error);
	process.exit(1);
}

async function runShop(): Promise<() => Promise<void>> {
	const config = readConfig();
	const say = (sentence: string) => console.log(sentence);
	const loadsPages = config.workers === 1 && !developing;
	const services = await startServices(config, say, asked.signal, loadsPages ? loadPages : undefined);
	const { databaseUrl, signInUrl, localCards, secrets } = services;
	const brought: Brought = { databaseUrl, signInUrl, localCards, mailboxToken: secrets?.mailboxToken };
	let shop: { address: string; close: () => Promise<void> };
	try {
		shop =
			config.workers > 1
				? await forkWorkers(config.workers, brought)
				: await openShop(config, {
						...brought,
						pages: developing
							? async (deps) => (await import("./pages/developing.ts")).developingPages(deps)
							: builtPages,
					});
	} catch (error) {
		await services.close();
		throw error;
	}
	services.opened(shop.address);
	const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
	console.log(`\nPerchero is open at ${shop.address} (ready after ${seconds} s)`);
	const more = await welcomeOf(shop.address, config, secrets);
	if (more) console.log(more);
	return async () => {
		await shop.close();
		await services.close();
	};
}

/** What the first process brings for all. */
type Brought = Pick<Services, "databaseUrl" | "signInUrl" | "localCards"> & { mailboxToken: string | undefined };

/** One of several processes that share the port; the first process brings the services. */
async function runWorker(): Promise<() => Promise<void>> {
	const brought = await new Promise<Brought>((resolve) => process.once("message", resolve));
	try {
		const shop = await openShop(readConfig(), { ...brought, pages: builtPages });
		process.send?.({ ready: shop.address });
		return shop.close;
	} catch (error) {
		process.send?.({ failed: (error as Error).message });
		return process.exit(1);
	}
}

/** Starts the workers and replaces one that dies while the shop is open. */
async function forkWorkers(count: number, brought: Brought): Promise<{ address: string; close: () => Promise<void> }> {
	let closing = false;
	const start = () =>
		new Promise<string>((resolve, reject) => {
			const worker = cluster.fork();
			worker.send(brought);
			worker.once("exit", () => reject(new StartupError("A worker could not start.")));
			worker.once("message", (message: { ready?: string; failed?: string }) => {
				if (message.ready) resolve(message.ready);
				else reject(new StartupError(message.failed ?? "A worker could not start."));
			});
		});
	const addresses = await Promise.all(Array.from({ length: count }, start));
	cluster.on("exit", () => {
		if (!closing) start().catch((error) => console.error((error as Error).message));
	});
	return {
		address: addresses[0] as string,
		async close() {
			closing = true;
			const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
			await Promise.all(
				workers.map(
					(worker) =>
						new Promise<void>((resolve) => {
							worker.once("exit", () => resolve());
							worker.process.kill("SIGTERM");
						}),
				),
			);
		},
	};
}
