import type { Server } from "node:http";
import { Server as NetServer, type Socket } from "node:net";

const LOOK_MS = 50;
/** How long whoever keeps a connection may still have a request on its way on it. */
export const LAST_USE_MS = 1_000;
/** A proxy sends what cannot be asked twice on connections it kept: it has to let go of them first, within less than this (nginx.conf). */
export const LAST_USE_OF_PROXY_MS = 3_000;

export type Connections = {
	/**
	 * Takes no new connections and waits until each of those that were used before has been used once more or let go of,
	 * for so long at most: closing one of them at once would reset a request that is on its way on it.
	 */
	lastUse: () => Promise<void>;
	endWhenIdle: () => void;
};

/**
 * Lets a closing server end as soon as its last request has: a connection that falls idle afterwards would hold it for as
 * long as a browser likes, and one that never asked anything counts as busy for Node.
 */
export function followConnections(server: Server, lastUseMs = LAST_USE_MS): Connections {
	const open = new Set<Socket>();
	let leftOne = () => {};
	server.on("connection", (socket) => {
		open.add(socket);
		socket.once("close", () => {
			open.delete(socket);
			leftOne();
		});
	});
	const closeIdle = server.closeIdleConnections.bind(server);
	// For Node a connection is idle as soon as the end of its answer was handed over, also while that waits for its reader.
	server.closeIdleConnections = () => {
		if (![...open].some(({ writableLength }) => writableLength > 0)) closeIdle();
	};
	const areKept = () => [...open].some((socket) => socket.bytesRead > 0);
	return {
		async lastUse() {
			// HTTP's own way would close idle connections, too.
			NetServer.prototype.close.call(server);
			if (!areKept()) return;
			await new Promise<void>((resolve) => {
				const limit = setTimeout(resolve, lastUseMs);
				leftOne = () => {
					if (areKept()) return;
					clearTimeout(limit);
					resolve();
				};
			});
		},
		endWhenIdle() {
			const look = setInterval(() => {
				server.closeIdleConnections();
				for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
			}, LOOK_MS);
			server.once("close", () => clearInterval(look));
		},
	};
}
