import { randomUUID } from "node:crypto";
import { createMailer } from "./adapters/mail/create-mailer.ts";
import { createPayments } from "./adapters/payments/create-payments.ts";
import { createSignIn } from "./adapters/sign-in/create-sign-in.ts";
import { createStorages } from "./adapters/storage/create-storage.ts";
import { createWebhookSender } from "./adapters/webhooks/sender.ts";
import { AnswerCache } from "./cache/answer-cache.ts";
import type { Config } from "./config.ts";
import type { Database } from "./db/client.ts";
import { noReplica } from "./db/replica.ts";
import type { Deps } from "./deps.ts";
import { createPasswords } from "./features/credentials/passwords.service.ts";
import { CatalogueReader } from "./features/products/catalogue-index.queries.ts";
import { VainSearchCounter } from "./features/searches/vain-search-counter.rules.ts";
import { createOwnerSettings } from "./features/settings/settings.service.ts";
import { MissedSizeCounter } from "./features/visits/missed-size-counter.rules.ts";
import { VisitCounter } from "./features/visits/visit-counter.rules.ts";
import { createLog } from "./http/log.ts";
import { createMetrics } from "./http/metrics.ts";
import { watchProxy } from "./http/proxy-watch.ts";
import { openJobs } from "./jobs/jobs.ts";

/** What only the caller knows, and whatever it wants otherwise than the configuration says. */
type Given = Partial<Deps> & { config: Config; database: Database; closing: AbortSignal };

/** The one place where a process's dependencies are put together, for production and for tests. */
export async function assembleDeps({ database, ...given }: Given): Promise<Deps> {
	const config = { ...given.config };
	const log = given.log ?? createLog(config.logLevel);
	const now = given.now ?? (() => new Date());
	const cache = given.cache ?? new AnswerCache(config.cacheBytes, now);
	return {
		...given,
		config,
		log,
		proxy: given.proxy ?? watchProxy({ config, log }),
		db: database.db,
		pool: database.pool,
		direct: database.direct,
		replica: given.replica ?? noReplica(database),
		cache,
		catalogue: given.catalogue ?? new CatalogueReader(),
		metrics: given.metrics ?? createMetrics({ processMetrics: true }),
		now,
		instance: given.instance ?? randomUUID(),
		served: given.served ?? new Map(),
		jobs:
			given.jobs ??
			(await openJobs(database.direct.url, log, { works: true, connections: database.direct.connections })),
		mailer: given.mailer ?? createMailer(config),
		signIn: given.signIn ?? createSignIn(config),
		settings: given.settings ?? createOwnerSettings({ db: database.db, cache, config }),
		passwords: given.passwords ?? createPasswords(),
		payments: given.payments === undefined ? createPayments(config, undefined) : given.payments,
		storages: given.storages ?? createStorages(config),
		webhooks: given.webhooks ?? createWebhookSender({ local: config.localWebhooks }),
		visits: given.visits ?? new VisitCounter(),
		visitSteps: given.visitSteps ?? {
			product: new VisitCounter(),
			cart: new VisitCounter(),
			checkout: new VisitCounter(),
		},
		missedSizes: given.missedSizes ?? new MissedSizeCounter(),
		vainSearches: given.vainSearches ?? new VainSearchCounter(),
	};
}
