import { isAbsolute, resolve } from "node:path";
import { z } from "zod";
import { firstDelivery } from "#core/contract/delivery.ts";
import { type Settings, settingList } from "#core/contract/settings.ts";
import { isEmail } from "#core/rules/client.ts";
import type { MercadoPagoSettings } from "./adapters/payments/mercado-pago.ts";
import type { S3Settings } from "./adapters/storage/s3.ts";
import { defaultLimits, type Limits } from "./default-limits.ts";
import { DEMO_WORDS, demoModeOf } from "./demo-mode.ts";
import { StartupError } from "./startup-error.ts";

const flag = (fallback: boolean) =>
	z
		.enum(["true", "false", "1", "0", "on", "off"])
		.optional()
		.transform((value) => (value === undefined ? fallback : ["true", "1", "on"].includes(value)));
const wholeText = (min: number, max: number, fallback: number) =>
	z
		.string()
		.regex(/^\d{1,9}$/, `must be a whole number from ${min} to ${max}`)
		.transform(Number)
		.pipe(z.number().min(min).max(max))
		.default(fallback);

/** An amount or a rate with at most two decimals. */
const amountText = (min: number, max: number, fallback: number) =>
	z
		.string()
		.regex(/^\d{1,9}(\.\d{1,2})?$/, `must be a number from ${min} to ${max} with at most two decimals`)
		.transform(Number)
		.pipe(z.number().min(min).max(max))
		.default(fallback);

function readLimits(text: string | undefined, context: z.RefinementCtx): Limits {
	const limits = { ...defaultLimits };
	for (const part of text?.split(",") ?? []) {
		const [, name = "", hits, seconds] = part.trim().match(/^(\w+)=(\d{1,6})\/(\d{1,6})$/) ?? [];
		if (!(name in limits)) {
			const names = Object.keys(limits).join(", ");
			context.addIssue({ code: "custom", message: `"${part.trim()}" is not name=times/seconds with one of ${names}` });
			return z.NEVER;
		}
		limits[name as keyof Limits] = { hits: Number(hits), seconds: Number(seconds) };
	}
	return limits;
}

const Environment = z.object({
	NODE_ENV: z.enum(["production", "development", "test"]).default("production"),
	PORT: wholeText(0, 65_535, 3000),
	HOST: z.string().min(1).optional(),
	DATA_DIR: z.string().min(1).default("data"),
	DATABASE_URL: z
		.string()
		.regex(/^postgres(ql)?:\/\//, "must start with postgres://")
		.optional(),
	DEMO: z.enum(DEMO_WORDS).default("true"),
	PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
	WORKERS: wholeText(1, 64, 1),
	TRUST_PROXY: wholeText(0, 10, 0),
	LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"]).optional(),
	METRICS_TOKEN: z.string().min(16).optional(),
	RATE_LIMITS: flag(true),
	/** Other limits than the usual ones: `logIn=60/60,passwordCheck=10/900` (times / seconds). */
	LIMITS: z.string().optional().transform(readLimits),
	CACHE_MEGABYTES: wholeText(0, 4096, 128),
	DATABASE_CONNECTIONS: wholeText(2, 500, 16),
	/** Where mail is handed over; without it the demo shop keeps its mails in a mailbox of its own. */
	SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
	/** Your sign-in provider, e.g. https://accounts.google.com; without it the demo shop brings one of its own. */
	OIDC_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
	OIDC_CLIENT_ID: z.string().min(1).optional(),
	OIDC_CLIENT_SECRET: z.string().min(1).optional(),
	/** Where the demo shop's own sign-in provider listens. */
	SIGN_IN_PORT: wholeText(0, 65_535, 0),
	MAIL_FROM: z.string().min(3).max(300).optional(),
	/** The first value of the owner's setting: who is told of a hole in the shop. */
	SECURITY_CONTACT: settingList.security.schema.shape.contact.optional(),
	/** Who is told of new orders. */
	SHOP_EMAIL: z.string().refine(isEmail, "must be one plain e-mail address").optional(),
	/** The first value of the owner's setting: what the shop speaks, the one with the bare paths first. */
	LANGUAGES: z
		.string()
		.default(settingList.languages.initial.join(","))
		.transform((list) => list.split(","))
		.pipe(settingList.languages.schema),
	/** The first values of the owner's settings: the currency, the percent of tax included in prices, what sending an order costs, and from what sum on nothing (0: no sum). */
	CURRENCY: settingList.currency.schema.default(settingList.currency.initial),
	TAX_RATE: amountText(0, 100, settingList.taxRate.initial),
	SHIPPING_FLAT: amountText(0, 1_000_000, 0),
	SHIPPING_FREE_FROM: amountText(0, 10_000_000, 0),
	/** Your account at Mercado Pago; without it the demo shop brings a local card provider of its own. */
	MERCADOPAGO_ACCESS_TOKEN: z.string().min(10).optional(),
	MERCADOPAGO_PUBLIC_KEY: z.string().min(10).optional(),
	MERCADOPAGO_WEBHOOK_SECRET: z.string().min(10).optional(),
	MERCADOPAGO_API_URL: z.url({ protocol: /^https?$/ }).default("https://api.mercadopago.com"),
	MERCADOPAGO_SCRIPT_URL: z.url({ protocol: /^https?$/ }).default("https://sdk.mercadopago.com/js/v2"),
	MERCADOPAGO_LOCALE: z
		.string()
		.regex(/^[a-z]{2}-[A-Z]{2}$/, "must be like es-AR or en-US")
		.default("en-US"),
	/** Where the local card provider listens. */
	LOCAL_CARDS_PORT: wholeText(0, 65_535, 0),
	/** The longest the card service may take for one answer. */
	PAYMENT_TIMEOUT_SECONDS: wholeText(1, 60, 8),
	/** Where uploaded pictures are kept, a bucket of any service that speaks S3; without it: DATA_DIR/images. */
	S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
	S3_BUCKET: z.string().min(1).optional(),
	S3_REGION: z.string().min(1).default("us-east-1"),
	S3_ACCESS_KEY_ID: z.string().min(1).optional(),
	S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
	/** Where backups of the shop are written, or `elsewhere`: only looked at, to warn when there is none. */
	BACKUPS: z.string().min(1).optional(),
	/** How often payments without an outcome are looked at. */
	RECONCILE_SECONDS: wholeText(1, 600, 10),
});

/** Their names; `.env.example` explains each. */
export const settings: readonly string[] = Object.keys(Environment.shape);

export type Config = {
	port: number;
	host: string;
	dataDir: string;
	/** Your own PostgreSQL; undefined means the embedded one in `dataDir`. */
	databaseUrl: string | undefined;
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
	/** What the owner's settings are until the owner changes them, where it is not how the shop comes. */
	firstSettings: Partial<Settings>;
};

/** The demo shop has a name of its own; a real one is named by its owner. */
const demoIdentity: Partial<Settings> = {
	name: "Perchero",
	tagline: "Clothes for the season you are in.",
	checklist: "away",
	contact: { mail: "hello@perchero.example", phone: "+54 11 5555 0100", lines: ["Gorriti 4800", "Buenos Aires"] },
};

/** `Ana's shop <hello@example.com>`, or the address alone. */
function senderIn(text: string | undefined): { name: string; address: string } | undefined {
	if (text === undefined) return undefined;
	const [, name = "", address = text] = /^\s*"?([^"<>]*?)"?\s*<([^<>\s]+)>\s*$/.exec(text) ?? [];
	return { name, address };
}

function mercadoPagoOf(env: z.output<typeof Environment>): Config["mercadoPago"] {
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

function oidcOf(env: z.output<typeof Environment>): Config["oidc"] {
	const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env;
	if (!issuer && !clientId && !clientSecret) return undefined;
	if (!issuer || !clientId || !clientSecret) {
		throw new StartupError("OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET only work together: set all three.");
	}
	return { issuer, clientId, clientSecret };
}

function s3Of(env: z.output<typeof Environment>): Config["s3"] {
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
	if (!demo && !env.RATE_LIMITS)
		throw new StartupError("RATE_LIMITS=off is for measuring the demo shop and is refused here.");
	return {
		port: env.PORT,
		host: env.HOST ?? (mode === "local" ? "127.0.0.1" : "0.0.0.0"),
		dataDir: isAbsolute(env.DATA_DIR) ? env.DATA_DIR : resolve(folder, env.DATA_DIR),
		databaseUrl: env.DATABASE_URL,
		demo,
		publicDemo: mode === "public",
		publicUrl: env.PUBLIC_URL?.replace(/\/+$/, ""),
		publicUrlIsSet: env.PUBLIC_URL !== undefined,
		workers: env.WORKERS,
		trustProxy: env.TRUST_PROXY,
		logLevel: env.LOG_LEVEL ?? (demo ? "warn" : "info"),
		metricsToken: env.METRICS_TOKEN,
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
		firstSettings: {
			...(demo && demoIdentity),
			languages: env.LANGUAGES,
			currency: env.CURRENCY,
			taxRate: env.TAX_RATE,
			delivery: firstDelivery(env.SHIPPING_FLAT, env.SHIPPING_FREE_FROM),
			...(from?.name && { mail: { sender: from.name, signature: "" } }),
			...(env.SECURITY_CONTACT && { security: { contact: env.SECURITY_CONTACT } }),
		},
	};
}
