import { isAbsolute, resolve } from "node:path";
import { z } from "zod";
import { defaultLimits, type Limits } from "./http/limits.ts";
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
	DEMO: flag(true),
	PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
	WORKERS: wholeText(1, 64, 1),
	TRUST_PROXY: wholeText(0, 10, 0),
	LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"]).optional(),
	METRICS_TOKEN: z.string().min(16).optional(),
	RATE_LIMITS: flag(true),
	/** Other limits than the usual ones: `logIn=60/60,passwordCheck=10/900` (times / seconds). */
	LIMITS: z.string().optional().transform(readLimits),
	CACHE_MEGABYTES: wholeText(1, 4096, 128),
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
	CURRENCY: z
		.string()
		.regex(/^[A-Z]{3}$/, "must be a three-letter currency code")
		.default("ARS"),
});

export type Config = {
	port: number;
	host: string;
	dataDir: string;
	/** Your own PostgreSQL; undefined means the embedded one in `dataDir`. */
	databaseUrl: string | undefined;
	/** Demo data, demo log-ins and the local stand-ins; never with your own database. */
	demo: boolean;
	/** Where shoppers reach the shop; links in mails and canonical addresses start with it. Without it: the address it listens on. */
	publicUrl: string | undefined;
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
	mailFrom: string | undefined;
	oidc: { issuer: string; clientId: string; clientSecret: string } | undefined;
	signInPort: number;
	currency: string;
};

function oidcOf(env: z.output<typeof Environment>): Config["oidc"] {
	const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env;
	if (!issuer && !clientId && !clientSecret) return undefined;
	if (!issuer || !clientId || !clientSecret) {
		throw new StartupError("OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET only work together: set all three.");
	}
	return { issuer, clientId, clientSecret };
}

/** Reads the environment once. Everything else in the server gets its settings from the result. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env, folder = process.cwd()): Config {
	const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
	const parsed = Environment.safeParse(given);
	if (!parsed.success) {
		const { path, message } = parsed.error.issues[0] ?? { path: [], message: "" };
		throw new StartupError(`${path.join(".")} is not usable: ${message}. See .env.example for what it takes.`);
	}
	const env = parsed.data;
	const demo = env.DEMO && env.DATABASE_URL === undefined;
	if (!demo && !env.RATE_LIMITS)
		throw new StartupError("RATE_LIMITS=off is for measuring the demo shop and is refused here.");
	return {
		port: env.PORT,
		host: env.HOST ?? (demo ? "127.0.0.1" : "0.0.0.0"),
		dataDir: isAbsolute(env.DATA_DIR) ? env.DATA_DIR : resolve(folder, env.DATA_DIR),
		databaseUrl: env.DATABASE_URL,
		demo,
		publicUrl: env.PUBLIC_URL?.replace(/\/+$/, ""),
		workers: env.WORKERS,
		trustProxy: env.TRUST_PROXY,
		logLevel: env.LOG_LEVEL ?? (demo ? "warn" : "info"),
		metricsToken: env.METRICS_TOKEN,
		rateLimits: env.RATE_LIMITS,
		limits: env.LIMITS,
		cacheBytes: env.CACHE_MEGABYTES * 1024 * 1024,
		databaseConnections: env.DATABASE_CONNECTIONS,
		smtpUrl: env.SMTP_URL,
		mailFrom: env.MAIL_FROM,
		oidc: oidcOf(env),
		signInPort: env.SIGN_IN_PORT,
		currency: env.CURRENCY,
	};
}
