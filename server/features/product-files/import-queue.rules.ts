import { queue } from "../../jobs/queue.ts";

/**
 * Imports that go on after the answer. A process that dies on one is followed by another within two minutes; where the
 * database was only too busy for a moment, somebody looks at a bar that should soon move on.
 */
export const importQueue = queue<{ id: number }>("product-import", {
	expireSeconds: 300,
	heartbeatSeconds: 30,
	retryDelaySeconds: 2,
	retries: 12,
});
