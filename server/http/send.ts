import type { FastifyReply, FastifyRequest } from "fastify";
import { chooseEncoding, compress, type KeptAnswer } from "../pages/kept.ts";

const SMALLEST_WORTH_COMPRESSING = 2048;

/** Sends a JSON value, compressed when it is long enough to matter. */
export async function sendJson(request: FastifyRequest, reply: FastifyReply, value: unknown): Promise<FastifyReply> {
	reply.header("cache-control", "no-store");
	if (reply.statusCode === 204 || value === undefined) return reply.send();
	const body = Buffer.from(JSON.stringify(value));
	reply.type("application/json; charset=utf-8");
	const encoding = chooseEncoding(request.headers["accept-encoding"]);
	if (encoding === "identity" || body.length < SMALLEST_WORTH_COMPRESSING) return reply.send(body);
	return reply.headers({ "content-encoding": encoding, vary: "Accept-Encoding" }).send(await compress(body, encoding));
}

/** Sends a kept answer and leaves it ready in the encoding this browser takes. */
export async function sendKept(
	request: FastifyRequest,
	reply: FastifyReply,
	answer: KeptAnswer,
): Promise<FastifyReply> {
	if (request.headers["if-none-match"] === answer.etag) {
		return reply.code(304).headers(toObject(answer.notModifiedHeaders())).send();
	}
	const form = await answer.encoded(chooseEncoding(request.headers["accept-encoding"]));
	return reply.headers(toObject(form.headers)).send(form.body);
}

function toObject(flat: string[]): Record<string, string> {
	const headers: Record<string, string> = {};
	for (let at = 0; at < flat.length; at += 2) headers[flat[at] as string] = flat[at + 1] as string;
	return headers;
}
