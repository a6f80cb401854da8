import { queue } from "../../jobs/queue.ts";

/** Imports that somebody takes back and that are too large for one answer; a process that dies on one is followed by another within two minutes. */
export const undoQueue = queue<{ importId: number; staffId: number }>("import-undo", {
	expireSeconds: 300,
	heartbeatSeconds: 30,
	retryDelaySeconds: 2,
	retries: 12,
});
