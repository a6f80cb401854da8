import pg from "pg";
import type { Deps } from "../deps.ts";
import type { Database } from "./client.ts";
import { openHeartbeat } from "./heartbeat.ts";

const KNOCK_MS = 500;

/**
 * The pooler's own sign of life: PostgreSQL can be there while the way through the pooler is not. A pooler whose
 * connections are all in use lets a question wait, but still answers who knocks: then nobody is given up.
 */
export async function watchPooler(
	{ url, direct, connections }: Pick<Database, "url" | "direct" | "connections">,
	log: Deps["log"],
	retryMs = 300,
): Promise<{ close: () => Promise<void> }> {
	if (connections === direct.connections) return { close: async () => {} };
	return openHeartbeat({
		url,
		connections,
		log,
		retryMs,
		name: "perchero-pulse",
		first: "select",
		knock() {
			const client = new pg.Client({
				connectionString: url,
				stream: connections.stream,
				application_name: "perchero-knock",
				connectionTimeoutMillis: KNOCK_MS,
			});
			client.on("error", () => undefined);
			client
				.connect()
				.catch(() => undefined)
				.finally(() => client.end().catch(() => undefined));
		},
	});
}
