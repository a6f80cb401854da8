import { randomBytes } from "node:crypto";
import pg from "pg";
import type { LocalCards } from "./adapters/payments/local/local-cards.ts";
import { type LocalCardsAccess, startLocalCardProvider } from "./adapters/payments/start-local-cards.ts";
import { type LocalSignIn, startLocalSignIn } from "./adapters/sign-in/local-sign-in.ts";
import type { Config } from "./config.ts";
import { type Embedded, startEmbedded } from "./db/embedded.ts";
import { errorCode } from "./db/problem.ts";
import type { StaffLogIn } from "./demo.ts";

export type Services = {
	databaseUrl: string;
	/** The demo shop's own sign-in provider. */
	signInUrl: string | undefined;
	/** The demo shop's own local card provider. */
	localCards: LocalCardsAccess | undefined;
	/** Of a demo shop that others may see: the log-ins of its staff, and what opens its mailbox. */
	secrets: { staff: StaffLogIn[]; mailboxToken: string } | undefined;
	/** Told where the shop is reached, once it is open. */
	opened: (address: string) => void;
	close: () => Promise<void>;
};

type Work = {
	/** Brings the database up to date once it is there (prepare-shop.ts). */
	prepare: (databaseUrl: string) => Promise<StaffLogIn[]>;
	/** What can be done while PostgreSQL starts. */
	meanwhile?: (() => void) | undefined;
};

/**
 * Starts what the shop stands on: PostgreSQL (or yours), with its tables, and in demo mode the local providers. When it is no
 * longer wanted meanwhile, what was started is ended again and `unwanted`'s reason thrown.
 */
export async function startServices(
	config: Config,
	unwanted: AbortSignal,
	{ prepare, meanwhile }: Work,
): Promise<Services> {
	const say = (sentence: string) => console.log(sentence);
	const cluster = config.databaseUrl ? null : await startEmbedded({ dir: config.dataDir, log: say, meanwhile });
	const databaseUrl = config.databaseUrl ?? (cluster?.url as string);
	let shopAddress = config.publicUrl ?? "";
	let staff: StaffLogIn[] = [];
	let signIn: LocalSignIn | undefined;
	let cards: LocalCards | undefined;
	try {
		unwanted.throwIfAborted();
		staff = await prepare(databaseUrl);
		unwanted.throwIfAborted();
		// It believes whatever is typed, so it is nothing for strangers.
		if (config.demo && !config.publicDemo && !config.oidc) {
			signIn = await startLocalSignIn({ ...config, port: config.signInPort, shopAddress: () => shopAddress });
		}
		if (config.demo && !config.mercadoPago) cards = await startLocalCardProvider(config, databaseUrl, say);
	} catch (error) {
		await signIn?.close();
		await cluster?.stop();
		throw error;
	}
	const watch = cluster ? reviveWhenDead(cluster, databaseUrl, say) : undefined;
	return {
		databaseUrl,
		signInUrl: signIn?.url,
		localCards: cards && {
			url: cards.url,
			publicKey: cards.publicKey,
			accessToken: cards.accessToken,
			webhookSecret: cards.webhookSecret,
		},
		secrets: config.publicDemo ? { staff, mailboxToken: randomBytes(12).toString("base64url") } : undefined,
		opened: (address) => {
			shopAddress ||= address;
		},
		close: async () => {
			await signIn?.close();
			await cards?.close();
			await watch?.end();
			await cluster?.stop();
		},
	};
}

const WATCH_MS = 1_000;

/**
 * Starts the embedded PostgreSQL again when it has died; one that is merely busy is left alone. Once `end` is over,
 * nothing is being started any more.
 */
export function reviveWhenDead(
	cluster: Embedded,
	databaseUrl: string,
	say: (sentence: string) => void,
): { end: () => Promise<void> } {
	let looking: Promise<void> | undefined;
	const look = async () => {
		const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
		client.on("error", () => undefined);
		try {
			await client.connect();
		} catch (error) {
			// A PostgreSQL that ended in order took its socket with it.
			if (!["ECONNREFUSED", "ENOENT"].includes(errorCode(error) ?? "")) return;
			say("PostgreSQL has ended unexpectedly and is started again.");
			await cluster
				.revive()
				.catch((problem: Error) => say(`PostgreSQL could not be started again: ${problem.message}`));
		} finally {
			await client.end().catch(() => undefined);
			looking = undefined;
		}
	};
	const watch = setInterval(() => {
		looking ??= look();
	}, WATCH_MS).unref();
	return {
		async end() {
			clearInterval(watch);
			await looking;
		},
	};
}
