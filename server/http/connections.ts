import type { Server } from "node:http";
import { Server as NetServer, type Socket } from "node:net";

const LOOK_MS = 50;
/** How long a proxy may still have a request on its way on a connection it keeps. */
const LAST_USE_MS = 1_000;

export type Connections = {
	/**
	 * Takes no new connections and waits until each of those that were used before has been used once more, a second at
	 * most: closing one of them at once would reset a request that is on its way on it.
	 */
	lastUse: () => Promise<void>;
	endWhenIdle: () => void;
};

/**
 * Lets a closing server end as soon as its last request has: a connection that falls idle afterwards would hold it for as
 * long as a browser likes, and one that never asked anything counts as busy for Node.
 */
export function followConnections(server: Server): Connections {
	const open = new Set<Socket>();
	let leftOne = () => {};
	server.on("connection", (socket) => {
		open.add(socket);
		socket.once("close", () => {
			open.delete(socket);
			leftOne();
		});
	});
	const areKept = () => [...open].some((socket) => socket.bytesRead > 0);
	return {
		async lastUse() {
			// HTTP's own way would close idle connections, too.
			NetServer.prototype.close.call(server);
			if (!areKept()) return;
			await new Promise<void>((resolve) => {
				const limit = setTimeout(resolve, LAST_USE_MS);
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
