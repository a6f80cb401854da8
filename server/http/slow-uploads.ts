import type { IncomingMessage, Server } from "node:http";
import type { Socket } from "node:net";
import { REQUEST_TIMEOUT, refuseConnection, refuseSlow } from "./refuse-connection.ts";

const LOOK_MS = 1_000;
/** What a sender has to send a second, beyond the patience everybody has. */
const LEAST_BYTES_PER_SECOND = 32 * 1024;

const uploading = new WeakSet<Socket>();

/**
 * A large file may take as long as it needs, in place of the time that every other request has, while it comes at a least
 * speed: time uses patience up, bytes win it back, never more than there was. While the shop itself is slow to take what
 * has come, nobody loses any. Only for who may send the file at all.
 */
export function followUpload(request: IncomingMessage, server: Server): void {
	const { socket } = request;
	if (request.complete) return;
	uploading.add(socket);
	let patience = server.requestTimeout;
	let seen = { at: performance.now(), bytes: socket.bytesRead };
	const look = setInterval(() => {
		const now = { at: performance.now(), bytes: socket.bytesRead };
		const isShopSlow = request.readableLength > 0;
		if (!isShopSlow) patience = patienceLeft(patience, now.at - seen.at, now.bytes - seen.bytes, server.requestTimeout);
		seen = now;
		if (patience < 0) refuseSlow(socket);
	}, LOOK_MS);
	const stop = () => {
		clearInterval(look);
		uploading.delete(socket);
	};
	request.once("end", stop);
	request.once("close", stop);
}

/** What is left of some milliseconds when more have gone by and so many bytes have come. */
export function patienceLeft(patienceMs: number, goneMs: number, bytes: number, mostMs: number): number {
	return Math.min(mostMs, patienceMs - goneMs + (bytes / LEAST_BYTES_PER_SECOND) * 1_000);
}

/** Answers what is not a complete request in the time there is, but leaves large files to their own watch. */
export function refuseUnlessUploading(problem: Error & { code?: string }, socket: Socket): void {
	if (problem.code !== REQUEST_TIMEOUT || !uploading.has(socket)) refuseConnection(problem, socket);
}
