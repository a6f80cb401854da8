import { isAbsolute, resolve } from "node:path";
import { firstDelivery } from "#core/contract/delivery.ts";
import type { Settings } from "#core/contract/settings.ts";
import type { MercadoPagoSettings } from "./adapters/payments/mercado-pago.ts";
import type { S3Settings } from "./adapters/storage/s3.ts";
import type { Limits } from "./default-limits.ts";
import { demoModeOf } from "./demo-mode.ts";
import { Environment } from "./environment.ts";
import { StartupError } from "./startup-error.ts";

export type Config = {
	port: number;
	host: string;
	dataDir: string;
	/** Your own PostgreSQL; undefined means the embedded one in `dataDir`. */
	databaseUrl: string | undefined;
	/** The way to it past a pooler: for whatever needs a session of its own. `databaseUrl` where there is no pooler. */
	directUrl: string | undefined;
	/** A copy of it that follows it; undefined where there is none. */
	replicaUrl: string | undefined;
	/** Demo data, demo log-ins and the local providers; never with your own database. */
	demo: boolean;
	/** A demo shop that others may see: no log-in of its staff is known, and mailbox and card desk are not theirs to look into. */
	publicDemo: boolean;
	/** Where shoppers reach the shop; links in mails and canonical addresses start with it. Without it: the address it listens on. */
	publicUrl: string | undefined;
	/** It was said where shoppers reach the shop. */
	publicUrlIsSet: boolean;
	workers: number;
	trustProxy: number;
	logLevel: string;
	metricsToken: string | undefined;
	/** Browsers keep public pages for when there is no network; without it those that do are told to stop. */
	offlinePages: boolean;
	/** Webhooks may go to http addresses and into this machine's own network. */
	localWebhooks: boolean;
	/** The limits per address are in force. */
	rateLimits: boolean;
	limits: Limits;
	cacheBytes: number;
	databaseConnections: number;
	smtpUrl: string | undefined;
	/** The address mails come from; its name is the owner's to set. */
	mailFrom: string | undefined;
	oidc: { issuer: string; clientId: string; clientSecret: string } | undefined;
	signInPort: number;
	shopEmail: string | undefined;
	mercadoPago: Omit<MercadoPagoSettings, "rehearsal"> | undefined;
	localCardsPort: number;
	paymentTimeoutMs: number;
	paymentLocale: string;
	reconcileSeconds: number;
	s3: S3Settings | undefined;
	backups: string | undefined;
	backupKey: Buffer | undefined;
	/** Caches before the shop that keep public pages for so long, and where they are told what changed. */
	cdn:
		| { seconds: number; purge: { url: string; header: [name: string, value: string] | undefined } | undefined }
		| undefined;
	/** What the owner's settings are until the owner changes them, where it is not how the shop comes. */
	firstSettings: Partial<Settings>;
};

/** `Ana's shop <hello@example.com>`, or the address alone. */
function senderIn(text: string | undefined): { name: string; address: string } | undefined {
	if (text === undefined) return undefined;
	const [, name = "", address = text] = /^\s*"?([^"<>]*?)"?\s*<([^<>\s]+)>\s*$/.exec(text) ?? [];
	return { name, address };
}

function mercadoPagoOf(env: Environment): Config["mercadoPago"] {
	const { MERCADOPAGO_ACCESS_TOKEN: accessToken, MERCADOPAGO_PUBLIC_KEY: publicKey } = env;
	if (!accessToken && !publicKey) return undefined;
	if (!accessToken || !publicKey) {
		throw new StartupError("MERCADOPAGO_ACCESS_TOKEN and MERCADOPAGO_PUBLIC_KEY only work together: set both.");
	}
	return {
		accessToken,
		publicKey,
		webhookSecret: env.MERCADOPAGO_WEBHOOK_SECRET,
		apiUrl: env.MERCADOPAGO_API_URL.replace(/\/+$/, ""),
		scriptUrl: env.MERCADOPAGO_SCRIPT_URL,
		locale: env.MERCADOPAGO_LOCALE,
		timeoutMs: env.PAYMENT_TIMEOUT_SECONDS * 1000,
	};
}

function oidcOf(env: Environment): Config["oidc"] {
	const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env;
	if (!issuer && !clientId && !clientSecret) return undefined;
	if (!issuer || !clientId || !clientSecret) {
		throw new StartupError("OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET only work together: set all three.");
	}
	return { issuer, clientId, clientSecret };
}

function s3Of(env: Environment): Config["s3"] {
	const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = env;
	const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
	if (!endpoint && !bucket && !accessKeyId && !secretAccessKey) return undefined;
	if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) {
		throw new StartupError(
			"S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY only work together: set all four.",
		);
	}
	return { endpoint, bucket, region, accessKeyId, secretAccessKey };
}

/** `Name: value`. */
function headerIn(text: string): [name: string, value: string] {
	const colon = text.indexOf(": ");
	return [text.slice(0, colon), text.slice(colon + 2)];
}

function cdnOf({ CDN_SECONDS: seconds, CDN_PURGE_URL: url, CDN_PURGE_HEADER: header }: Environment): Config["cdn"] {
	if (header && !url) throw new StartupError("CDN_PURGE_HEADER only works together with CDN_PURGE_URL: set both.");
	if (url && seconds === 0)
		throw new StartupError("CDN_PURGE_URL only works together with CDN_SECONDS: say how long pages may be kept.");
	if (seconds === 0) return undefined;
	return { seconds, purge: url ? { url, header: header === undefined ? undefined : headerIn(header) } : undefined };
}

/** Reads the environment once. Everything else in the server gets its settings from the result. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env, folder = process.cwd()): Config {
	const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
	const parsed = Environment.safeParse(given);
	if (!parsed.success) {
		const { path, message } = parsed.error.issues[0] ?? { path: [], message: "" };
		throw new StartupError(`${String(path[0])} is not usable: ${message}. See .env.example for what it takes.`);
	}
	const env = parsed.data;
	const mercadoPago = mercadoPagoOf(env);
	const from = senderIn(env.MAIL_FROM);
	const mode = demoModeOf(env, environment.DATABASE_URL === "");
	const demo = mode !== "none";
	for (const name of ["DATABASE_DIRECT_URL", "DATABASE_REPLICA_URL"] as const)
		if (env[name] && !env.DATABASE_URL)
			throw new StartupError(`${name} only works together with DATABASE_URL: set both.`);
	if (!demo && !env.RATE_LIMITS)
		throw new StartupError("RATE_LIMITS=off is for measuring the demo shop and is refused here.");
	return {
		port: env.PORT,
		host: env.HOST ?? (mode === "local" ? "127.0.0.1" : "0.0.0.0"),
		dataDir: isAbsolute(env.DATA_DIR) ? env.DATA_DIR : resolve(folder, env.DATA_DIR),
		databaseUrl: env.DATABASE_URL,
		directUrl: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL,
		replicaUrl: env.DATABASE_REPLICA_URL,
		demo,
		publicDemo: mode === "public",
		publicUrl: env.PUBLIC_URL?.replace(/\/+$/, ""),
		publicUrlIsSet: env.PUBLIC_URL !== undefined,
		workers: env.WORKERS,
		trustProxy: env.TRUST_PROXY,
		logLevel: env.LOG_LEVEL ?? (demo ? "warn" : "info"),
		metricsToken: env.METRICS_TOKEN,
		offlinePages: env.OFFLINE_PAGES,
		localWebhooks: env.WEBHOOKS_LOCAL,
		rateLimits: env.RATE_LIMITS,
		limits: env.LIMITS,
		cacheBytes: env.CACHE_MEGABYTES * 1024 * 1024,
		databaseConnections: env.DATABASE_CONNECTIONS,
		smtpUrl: env.SMTP_URL,
		mailFrom: from?.address,
		oidc: oidcOf(env),
		signInPort: env.SIGN_IN_PORT,
		shopEmail: env.SHOP_EMAIL,
		mercadoPago,
		localCardsPort: env.LOCAL_CARDS_PORT,
		paymentTimeoutMs: env.PAYMENT_TIMEOUT_SECONDS * 1000,
		paymentLocale: env.MERCADOPAGO_LOCALE,
		reconcileSeconds: env.RECONCILE_SECONDS,
		s3: s3Of(env),
		backups: env.BACKUPS,
		backupKey: env.BACKUP_KEY,
		cdn: cdnOf(env),
		firstSettings: {
			...(env.LANGUAGES && { languages: env.LANGUAGES }),
			currency: env.CURRENCY,
			taxRate: env.TAX_RATE,
			delivery: firstDelivery(env.SHIPPING_FLAT, env.SHIPPING_FREE_FROM),
			...(from?.name && { mail: { sender: from.name, signature: "" } }),
			...(env.SECURITY_CONTACT && { security: { contact: env.SECURITY_CONTACT } }),
		},
	};
}
