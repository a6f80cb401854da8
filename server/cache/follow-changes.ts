import type { Direct } from "../db/client.ts";
import { openHeartbeat } from "../db/heartbeat.ts";
import type { Deps } from "../deps.ts";
import { readNotice, TOUCHED_CHANNEL } from "./change.ts";

/**
 * Hears what other processes change. While the connection is away the cache goes on serving what it has; once it is
 * back everything is dropped, because notices were missed.
 */
export function followChanges(
	{ cache, catalogue, instance, log }: Pick<Deps, "cache" | "catalogue" | "instance" | "log">,
	{ url, connections }: Pick<Direct, "url" | "connections">,
	retryMs = 300,
): Promise<{ close: () => Promise<void> }> {
	return openHeartbeat({
		url,
		connections,
		log,
		retryMs,
		name: "perchero-changes",
		first: `listen ${TOUCHED_CHANNEL}`,
		notified(payload) {
			const { from, tags } = readNotice(payload);
			if (from !== instance) cache.drop(tags);
		},
		connected() {
			catalogue.forget();
			cache.clear();
		},
	});
}
