import type { Socket } from "node:net";
import type { ErrorCode } from "#core/contract/errors.ts";
import { AppError } from "../errors.ts";

export const REQUEST_TIMEOUT = "ERR_HTTP_REQUEST_TIMEOUT";

/** Answers what is not a complete request, where an answer can still be sent, and closes the connection. */
export function refuseConnection(problem: Error & { code?: string }, socket: Socket): void {
	if (problem.code === "ECONNRESET" || !socket.writable) {
		socket.destroy();
		return;
	}
	socket.write(problem.code === REQUEST_TIMEOUT ? TOO_SLOW : answer(codeOf(problem)));
	socket.destroySoon();
}

/** Ends a request that comes too slowly. */
export function refuseSlow(socket: Socket): void {
	refuseConnection(Object.assign(new Error("The request comes too slowly"), { code: REQUEST_TIMEOUT }), socket);
}

/** Ends a connection on which nothing moves. What its reader did not take is given up, here and in the system's buffers. */
export function cutConnection(socket: Socket): void {
	if (socket.writableLength > 0) socket.resetAndDestroy();
	else socket.destroy();
}

const TOO_SLOW = "HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\nconnection: close\r\n\r\n";

function codeOf({ code }: { code?: string }): ErrorCode {
	return code === "HPE_HEADER_OVERFLOW" ? "too_large" : "bad_request";
}

function answer(code: ErrorCode): string {
	const { status, body } = new AppError(code);
	const text = JSON.stringify(body);
	const words = status === 413 ? "Content Too Large" : "Bad Request";
	return `HTTP/1.1 ${status} ${words}\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(text)}\r\nconnection: close\r\n\r\n${text}`;
}
