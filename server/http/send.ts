import type { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { chooseEncoding, compress } from "../cache/kept-answer.ts";
import type { Answer } from "./answer.ts";

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

/** Sends finished text, a stream no faster than it is taken. */
export function sendText(
	reply: FastifyReply,
	type: string,
	{ value, headers }: Answer<string | Readable>,
): FastifyReply {
	const usual = { "content-type": `${type}; charset=utf-8`, "cache-control": "no-store" };
	return reply.headers({ ...usual, ...headers }).send(value);
}
