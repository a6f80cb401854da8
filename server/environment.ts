import { z } from "zod";
import { settingList } from "#core/contract/settings.ts";
import { isEmail } from "#core/rules/client.ts";
import { defaultLimits, type Limits } from "./default-limits.ts";
import { DEMO_WORDS } from "./demo-mode.ts";

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

const databaseAddress = z
	.string()
	.regex(/^postgres(ql)?:\/\//, "must start with postgres://")
	.optional();

/** What the machine and its keeper decide: every variable with its check. `.env.example` explains each. */
export const Environment = z.object({
	NODE_ENV: z.enum(["production", "development", "test"]).default("production"),
	PORT: wholeText(0, 65_535, 3000),
	HOST: z.string().min(1).optional(),
	DATA_DIR: z.string().min(1).default("data"),
	/** May lead through a pooler that has each transaction on another connection; then DATABASE_DIRECT_URL leads past it. */
	DATABASE_URL: databaseAddress,
	DATABASE_DIRECT_URL: databaseAddress,
	/** A copy of it that follows it by streaming: reports, exports and sitemaps are read there. */
	DATABASE_REPLICA_URL: databaseAddress,
	DEMO: z.enum(DEMO_WORDS).default("true"),
	PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
	WORKERS: wholeText(1, 64, 1),
	TRUST_PROXY: wholeText(0, 10, 0),
	LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"]).optional(),
	METRICS_TOKEN: z.string().min(16).optional(),
	OFFLINE_PAGES: flag(true),
	/** Webhooks may go to http addresses and into this machine's own network. */
	WEBHOOKS_LOCAL: flag(false),
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
		.transform((list) => list.split(","))
		.pipe(settingList.languages.schema)
		.optional(),
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
	/** Where `npm run backup` writes: a folder, or `bucket`; `elsewhere` where something else backs the shop up. */
	BACKUPS: z.string().min(1).optional(),
	/** Encrypts backups: 32 bytes in base64. */
	BACKUP_KEY: z
		.base64()
		.transform((text) => Buffer.from(text, "base64"))
		.refine((key) => key.length === 32, "must be 32 bytes in base64 (openssl rand -base64 32)")
		.optional(),
	/** How many seconds caches before the shop may keep public pages; 0: they may not. */
	CDN_SECONDS: wholeText(0, 86_400, 0),
	/** The address at which the CDN is told which pages it must not serve any more. */
	CDN_PURGE_URL: z.url({ protocol: /^https?$/ }).optional(),
	/** A header sent to that address, such as `Authorization: Bearer …`. */
	CDN_PURGE_HEADER: z
		.string()
		.regex(/^[\w-]{1,100}: [\x21-\x7e][\x20-\x7e]{0,2000}$/, "must be one header, like Authorization: Bearer abc")
		.optional(),
	/** How often payments without an outcome are looked at. */
	RECONCILE_SECONDS: wholeText(1, 600, 10),
});

export type Environment = z.output<typeof Environment>;

export const variableNames: readonly string[] = Object.keys(Environment.shape);
