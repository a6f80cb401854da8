import { queue } from "../../jobs/queue.ts";

/** Archives that are asked for on the screen. Each try begins anew; one that goes on for an hour is given up. */
export const archiveQueue = queue<{ id: number }>("shop-archive", {
	retries: 3,
	retryDelaySeconds: 5,
	expireSeconds: 3600,
	heartbeatSeconds: 30,
});
