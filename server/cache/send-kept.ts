import type { FastifyReply, FastifyRequest } from "fastify";
import { chooseEncoding, type KeptAnswer } from "./kept-answer.ts";

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
