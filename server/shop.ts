import type { AddressInfo } from "node:net";
import { createMailer } from "./adapters/mail/create-mailer.ts";
import { createPayments } from "./adapters/payments/create-payments.ts";
import { forwardLocalCards } from "./adapters/payments/local/forward.ts";
import type { LocalCardsAccess } from "./adapters/payments/start-local-cards.ts";
import { createSignIn } from "./adapters/sign-in/create-sign-in.ts";
import { buildApp } from "./app.ts";
import { assembleDeps } from "./assemble-deps.ts";
import { followChanges } from "./cache/follow-changes.ts";
import type { Position } from "./cache/position.ts";
import type { Config } from "./config.ts";
import { openDatabase } from "./db/client.ts";
import { noReplica, openReplica } from "./db/replica.ts";
import { watchPooler } from "./db/watch-pooler.ts";
import { withDemoSettings } from "./demo.ts";
import type { Deps } from "./deps.ts";
import { purgeAll } from "./features/cdn/cdn.jobs.ts";
import { jobs, periodicWork } from "./features/jobs.ts";
import { writeVainSearches } from "./features/searches/vain-searches.service.ts";
import { writeMissedSizes } from "./features/visits/missed-sizes.service.ts";
import { writeVisits } from "./features/visits/visits.service.ts";
import { followConnections, LAST_USE_MS, LAST_USE_OF_PROXY_MS } from "./http/connections.ts";
import { createLog } from "./http/log.ts";
import { every } from "./jobs/every.ts";
import { workOn } from "./jobs/jobs.ts";
import type { Pages } from "./pages/pages.ts";
import { StartupError } from "./startup-error.ts";

export type Shop = { address: string; close: () => Promise<void> };
export type ShopOptions = {
	databaseUrl: string;
	/** Without it only the API is served. */
	pages?: (deps: Deps) => Pages | Promise<Pages>;
	/** Where the demo shop's own sign-in provider is. */
	signInUrl?: string | undefined;
	/** The local card provider beside the demo shop. */
	localCards?: LocalCardsAccess | undefined;
	/** Called once this process is told of every change, also of those other processes make. */
	hearing?: (deps: Deps) => void | Promise<void>;
	/** Called when it closes, with the position up to which it has heard of every change. */
	leaving?: (deps: Deps, position: Position) => void | Promise<void>;
	/** What opens the mailbox of a demo that others may see. */
	mailboxToken?: string | undefined;
	crashAt?: NonNullable<Deps["crashAt"]>;
};

const CLOSING_LIMIT_MS = 9_000;

/** Opens the shop on its port: everything one process needs to serve. */
export async function openShop(config: Config, options: ShopOptions): Promise<Shop> {
	const { databaseUrl, pages, signInUrl, localCards, hearing, leaving, mailboxToken, crashAt } = options;
	const closing = new AbortController();
	const database = openDatabase(databaseUrl, { max: config.databaseConnections, directUrl: config.directUrl });
	// One connection after another, beside all that follows.
	const filled = database.pool.fill();
	const log = createLog(config.logLevel);
	const replica = config.replicaUrl ? openReplica(database, config.replicaUrl, log) : noReplica(database);
	const deps = await assembleDeps({
		config: config.demo ? await withDemoSettings(config) : config,
		database,
		log,
		replica,
		closing: closing.signal,
		mailer: createMailer(config, mailboxToken),
		signIn: createSignIn(config, signInUrl),
		payments: createPayments(config, localCards),
		...(crashAt && { crashAt }),
	});
	const changes = await followChanges(deps, database.direct);
	await hearing?.(deps);
	const pooler = await watchPooler(database, deps.log);
	const app = await buildApp(deps, await pages?.(deps));
	if (config.publicDemo && localCards) forwardLocalCards(app, localCards.url);

	const connections = followConnections(app.server, config.trustProxy > 0 ? LAST_USE_OF_PROXY_MS : LAST_USE_MS);
	const close = async () => {
		closing.abort();
		// Requests that do not end by themselves are cut, so that closing is bounded.
		const cut = setTimeout(() => {
			deps.log.warn("requests that did not end in time are cut");
			app.server.closeAllConnections();
		}, CLOSING_LIMIT_MS);
		await connections.lastUse();
		connections.endWhenIdle();
		await app.close();
		clearTimeout(cut);
		const position = leaving && (await changes.position());
		if (position) await leaving(deps, position);
		await changes.close();
		await pooler.close();
		for (const write of [writeVisits, writeMissedSizes, writeVainSearches])
			await write(deps).catch((error) => deps.log.warn({ err: error }, "the last visits could not be written"));
		await deps.jobs.close();
		deps.mailer.close();
		await replica.close();
		await database.close();
	};
	await filled;
	try {
		await app.listen({ port: config.port, host: config.host });
	} catch (error) {
		await close();
		throw listenProblem(error, config);
	}
	const { port } = app.server.address() as AddressInfo;
	const address = addressOf(config, port);
	deps.config.publicUrl ??= address;
	await purgeAll(deps);
	await workOn(deps, jobs);
	for (const work of periodicWork) every(deps, work);
	return { address, close };
}

/** Where this machine finds the shop. The demo shop goes by a name: browsers keep passkeys for names only. */
function addressOf({ host, demo }: Config, port: number): string {
	const named = ["0.0.0.0", "::", ...(demo ? ["127.0.0.1", "::1"] : [])];
	const name = named.includes(host) ? "localhost" : host;
	return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}

function listenProblem(error: unknown, { port, host }: Config): Error {
	const { code } = error as NodeJS.ErrnoException;
	if (code === "EADDRINUSE") {
		return new StartupError(
			`Port ${port} is already in use: stop what listens there, or choose another with PORT=${port + 1}.`,
		);
	}
	if (code === "EACCES")
		return new StartupError(`Port ${port} may not be used by this user: choose one from 1024 up with PORT.`);
	if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") {
		return new StartupError(`HOST=${host} is not an address of this machine.`);
	}
	return error as Error;
}
