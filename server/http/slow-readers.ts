import type { Server } from "node:http";
import type { Socket } from "node:net";
import { cutConnection } from "./refuse-connection.ts";

const LOOK_MS = 2_000;
/** What a reader has to take a second, beyond the patience everybody has: less than a phone on a 2G network does. */
const LEAST_BYTES_PER_SECOND = 16 * 1024;

/** Since when something has been waiting for a reader without a break, and how much had been taken by then. */
type Backlog = { since: number; takenBefore: number };

/**
 * Cuts those who take a little now and then, so that their connection never falls quiet, and what they asked for is held
 * for hours. Streams are judged like everything else: a reader who takes what there is has nothing waiting.
 */
export function cutSlowReaders(server: Server): Server {
	const backlogs = new Map<Socket, Backlog | undefined>();
	server.on("connection", (socket) => {
		backlogs.set(socket, undefined);
		socket.once("close", () => backlogs.delete(socket));
	});
	const look = () => {
		for (const [socket, backlog] of backlogs) {
			if (socket.writableLength === 0) backlogs.set(socket, undefined);
			else if (!backlog) backlogs.set(socket, beginningBacklog(socket));
			else if (isTooSlow(backlog, socket.bytesWritten, server.timeout)) cutConnection(socket);
		}
	};
	let looking: NodeJS.Timeout | undefined;
	server.on("listening", () => {
		looking ??= setInterval(look, LOOK_MS).unref();
	});
	server.on("close", () => clearInterval(looking));
	return server;
}

/** What is waiting counts as written for Node. */
const beginningBacklog = ({ bytesWritten, writableLength }: Socket): Backlog => ({
	since: performance.now(),
	takenBefore: bytesWritten - writableLength,
});

function isTooSlow({ since, takenBefore }: Backlog, written: number, patienceMs: number): boolean {
	return performance.now() - since > timeToTake(written - takenBefore, patienceMs);
}

/** How many milliseconds anybody may need for so many bytes. */
export function timeToTake(bytes: number, patienceMs: number): number {
	return patienceMs + (bytes / LEAST_BYTES_PER_SECOND) * 1_000;
}
