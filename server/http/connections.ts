import type { Server } from "node:http";
import type { Socket } from "node:net";

const LOOK_MS = 50;

/**
 * Lets a closing server end as soon as its last request has: a connection that falls idle afterwards would hold it for as
 * long as a browser likes, and one that never asked anything counts as busy for Node.
 */
export function followConnections(server: Server): { endWhenIdle: () => void } {
	const open = new Set<Socket>();
	server.on("connection", (socket) => {
		open.add(socket);
		socket.once("close", () => open.delete(socket));
	});
	return {
		endWhenIdle() {
			const look = setInterval(() => {
				server.closeIdleConnections();
				for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
			}, LOOK_MS);
			server.once("close", () => clearInterval(look));
		},
	};
}
