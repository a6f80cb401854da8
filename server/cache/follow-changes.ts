import { setTimeout as pause } from "node:timers/promises";
import type { Direct } from "../db/client.ts";
import { openHeartbeat } from "../db/heartbeat.ts";
import type { Deps } from "../deps.ts";
import { readNotice, TOUCHED_CHANNEL } from "./change.ts";
import { type Position, readPosition, tellUnlessChanging } from "./position.ts";

/** Closing waits no longer than this to learn up to which change everything was heard. */
const LONGEST_LOOK_MS = 1_000;

export type Changes = {
	/** Where the database is now, with every change up to there heard and dropped; undefined where that cannot be told soon. */
	position: () => Promise<Position | undefined>;
	close: () => Promise<void>;
};

/**
 * Hears what other processes change. While the connection is away the cache goes on serving what it has; once it is
 * back everything is dropped, because notices were missed.
 */
export async function followChanges(
	{ cache, catalogue, instance, log, pool }: Pick<Deps, "cache" | "catalogue" | "instance" | "log" | "pool">,
	{ url, connections }: Pick<Direct, "url" | "connections">,
	retryMs = 300,
): Promise<Changes> {
	let heardWord = () => {};
	const heartbeat = await openHeartbeat({
		url,
		connections,
		log,
		retryMs,
		name: "perchero-changes",
		first: `listen ${TOUCHED_CHANNEL}`,
		notified(payload) {
			const { from, id, tags } = readNotice(payload);
			if (tags.length > 0) cache.drop(tags, id);
			else if (from === instance) heardWord();
		},
		connected() {
			catalogue.forget();
			cache.clear();
		},
	});

	async function position(): Promise<Position | undefined> {
		const heard = new Promise<void>((resolve) => {
			heardWord = resolve;
		});
		const at = await readPosition(pool);
		// Notices come in the order of their transactions: with its own one this process has heard all that were over by then.
		const own = JSON.stringify({ from: instance, tags: [] });
		if (!(await tellUnlessChanging(pool, TOUCHED_CHANNEL, own))) return undefined;
		await heard;
		return (await readPosition(pool)) === at ? at : undefined;
	}

	return {
		position: () =>
			Promise.race([position().catch(() => undefined), pause(LONGEST_LOOK_MS, undefined, { ref: false })]),
		close: heartbeat.close,
	};
}
