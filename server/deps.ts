import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { VisitStep } from "#core/rules/visit-steps.ts";
import type { Mailer } from "./adapters/mail/mailer.ts";
import type { PaymentProvider } from "./adapters/payments/port.ts";
import type { SignInProviders } from "./adapters/sign-in/provider.ts";
import type { Storages } from "./adapters/storage/storage.ts";
import type { WebhookSender } from "./adapters/webhooks/sender.ts";
import type { AnswerCache } from "./cache/answer-cache.ts";
import type { Config } from "./config.ts";
import type { Database } from "./db/client.ts";
import type { Replica } from "./db/replica.ts";
import type { ArchiveCrashPoint } from "./features/archive/crash-points.rules.ts";
import type { Passwords } from "./features/credentials/passwords.service.ts";
import type { NewsCrashPoint } from "./features/lists/crash-points.rules.ts";
import type { PaymentCrashPoint } from "./features/payments/crash-points.rules.ts";
import type { ImportCrashPoint } from "./features/product-files/crash-points.rules.ts";
import type { CatalogueReader } from "./features/products/catalogue-index.queries.ts";
import type { ReturnCrashPoint } from "./features/returns/crash-points.rules.ts";
import type { VainSearchCounter } from "./features/searches/vain-search-counter.rules.ts";
import type { OwnerSettings } from "./features/settings/settings.service.ts";
import type { AlertCrashPoint } from "./features/stock-alerts/crash-points.rules.ts";
import type { MissedSizeCounter } from "./features/visits/missed-size-counter.rules.ts";
import type { VisitCounter } from "./features/visits/visit-counter.rules.ts";
import type { WebhookCrashPoint } from "./features/webhooks/crash-points.rules.ts";
import type { Metrics } from "./http/metrics.ts";
import type { ProxyWatch } from "./http/proxy-watch.ts";
import type { ServedReads } from "./http/served-reads.ts";
import type { Jobs } from "./jobs/boss.ts";

/** Everything a feature may use. Tests build the same app with the same members. */
export type Deps = {
	config: Config;
	db: Database["db"];
	pool: Database["pool"];
	/** For what needs a session of its own. */
	direct: Database["direct"];
	/** Where reads go that are long and change nothing. */
	replica: Replica;
	cache: AnswerCache;
	/** This process's copy of what products are filtered by. */
	catalogue: CatalogueReader;
	metrics: Metrics;
	log: FastifyBaseLogger;
	/** Whether a proxy stands in front that the configuration does not name. */
	proxy: ProxyWatch;
	/** Now; injected, so that tests can move time. */
	now: () => Date;
	/** Names this process towards the others that share the database. */
	instance: string;
	/** Aborted when the server closes: open streams end themselves. */
	closing: AbortSignal;
	/** The public reads, for the loaders of pages, which call them in process. */
	served: ServedReads;
	/** What is done later; written down with `enqueue`. */
	jobs: Jobs;
	/** Carries mails away; features write them down with `queueMail`. */
	mailer: Mailer;
	/** Who else can say who somebody is, by the name in the address. */
	signIn: SignInProviders;
	/** What the owner has decided about the shop. */
	settings: OwnerSettings;
	passwords: Passwords;
	/** Charges cards; null when none is set up. */
	payments: PaymentProvider | null;
	/** Where uploaded pictures lie. */
	storages: Storages;
	/** Tells other programs; features leave that to triggers and rounds. */
	webhooks: WebhookSender;
	visits: VisitCounter;
	/** How many visits came this far. */
	visitSteps: Readonly<Record<VisitStep, VisitCounter>>;
	vainSearches: VainSearchCounter;
	missedSizes: MissedSizeCounter;
	/** Only in tests: a place where the process may die. */
	crashAt?: (point: CrashPoint) => void | Promise<void>;
};

export type CrashPoint =
	| PaymentCrashPoint
	| ReturnCrashPoint
	| AlertCrashPoint
	| NewsCrashPoint
	| ArchiveCrashPoint
	| ImportCrashPoint
	| WebhookCrashPoint;

export type App = FastifyInstance;
