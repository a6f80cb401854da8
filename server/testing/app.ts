import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addressOf, type GivenTo, type ReplyOf } from "#core/calls/call.ts";
import type { Endpoint } from "#core/contract/endpoint.ts";
import { localMailbox } from "../adapters/mail/mailer.ts";
import { buildApp } from "../app.ts";
import { assembleDeps } from "../assemble-deps.ts";
import { AnswerCache } from "../cache/answer-cache.ts";
import { type Config, readConfig } from "../config.ts";
import { withDemoIdentity } from "../demo.ts";
import type { App, Deps } from "../deps.ts";
import { createLog } from "../http/log.ts";
import { createMetrics } from "../http/metrics.ts";
import { openJobs } from "../jobs/jobs.ts";
import type { Pages } from "../pages/pages.ts";
import { cheapPasswords } from "./cheap-passwords.ts";
import { freshDatabase } from "./database.ts";
import { ScriptedPayments } from "./scripted-payments.ts";

export type Outcome<T> = { status: number; data: T; headers: Record<string, string | string[] | number | undefined> };
export type TestShop = Awaited<ReturnType<typeof testShop>>;
export type TestShopOptions = Partial<Pick<Deps, "mailer" | "passwords" | "payments" | "signIn" | "webhooks">> & {
	config?: Partial<Config>;
	pages?: (deps: Deps) => Pages | Promise<Pages>;
};

/** The real app on a fresh database of its own, without a port: requests are injected. Time can be moved with `shop.clock`. */
export async function testShop({ config, pages, ...others }: TestShopOptions = {}) {
	const database = await freshDatabase();
	const dataDir = await mkdtemp(join(tmpdir(), "perchero-test-"));
	const closing = new AbortController();
	const logged: string[] = [];
	const clock = { now: () => new Date() };
	const log = createLog("info", { write: (line: string) => logged.push(line) });
	const environment = { NODE_ENV: "test", DATA_DIR: dataDir, LOG_LEVEL: "info", PUBLIC_URL: "http://shop.test" };
	const deps = await assembleDeps({
		config: { ...(await withDemoIdentity(readConfig(environment))), ...config },
		database,
		closing: closing.signal,
		log,
		now: () => clock.now(),
		cache: new AnswerCache(32 * 1024 * 1024, () => clock.now()),
		metrics: createMetrics({ processMetrics: false }),
		jobs: await openJobs(database.url, log, { works: false }),
		mailer: localMailbox,
		passwords: cheapPasswords(),
		signIn: new Map(),
		payments: new ScriptedPayments(),
		...others,
	});
	const app: App = await buildApp(deps, await pages?.(deps));
	await app.ready();

	return {
		app,
		deps,
		db: database.db,
		pool: database.pool,
		databaseUrl: database.url,
		dataDir,
		clock,
		/** Every line the app has logged, as text. */
		logged,
		/** Makes one call of the contract as it would come over the wire. */
		async call<E extends Endpoint>(endpoint: E, given: GivenTo<E>, token?: string): Promise<Outcome<ReplyOf<E>>> {
			const parts = given as { body?: unknown; headers?: Record<string, string> };
			const response = await app.inject({
				method: endpoint.method,
				url: addressOf(endpoint, given),
				headers: { ...parts.headers, ...(token && { authorization: `Bearer ${token}` }) },
				...(parts.body !== undefined && { payload: parts.body as object }),
			});
			return { status: response.statusCode, data: parsed(response.body) as ReplyOf<E>, headers: response.headers };
		},
		/** Asks for any address. */
		async get(address: string, headers: Record<string, string> = {}) {
			const response = await app.inject({ method: "GET", url: address, headers });
			return {
				status: response.statusCode,
				text: response.body,
				bytes: response.rawPayload,
				headers: response.headers,
			};
		},
		async close() {
			closing.abort();
			await app.close();
			await deps.jobs.close();
			await database.drop();
			await rm(dataDir, { recursive: true, force: true });
		},
	};
}

function parsed(body: string): unknown {
	try {
		return JSON.parse(body);
	} catch {
		return body;
	}
}
