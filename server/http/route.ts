import type { FastifyReply, FastifyRequest } from "fastify";
import { API_PREFIX } from "#core/calls/call.ts";
import type { Endpoint, HandlerReply, InputOf } from "#core/contract/endpoint.ts";
import { KeptAnswer } from "../cache/kept-answer.ts";
import { sendKept } from "../cache/send-kept.ts";
import type { App, Deps } from "../deps.ts";
import { AppError } from "../errors.ts";
import { type Actor, bringsToken, checkAccess, findActor, VISITOR } from "./access.ts";
import { Answer } from "./answer.ts";
import { takeAddressLimit } from "./limits.ts";
import { parseInput } from "./parse.ts";
import { baseHeaders, DATA_POLICY } from "./security.ts";
import { sendJson } from "./send.ts";
import type { KeptHandler } from "./served-reads.ts";

export type Call<E extends Endpoint> = InputOf<E> & { actor: Actor; request: FastifyRequest; reply: FastifyReply };
export type Handler<E extends Endpoint> = (
	call: Call<E>,
) => HandlerReply<E> | Answer<HandlerReply<E>> | Promise<HandlerReply<E> | Answer<HandlerReply<E>>>;

/** Serves one call of the contract: limit → access → parse → handler → reply parsed, so that nothing undeclared leaks. */
export function route<E extends Endpoint>(app: App, deps: Deps, endpoint: E, handler: Handler<E>): void {
	app.route({
		method: endpoint.method,
		url: API_PREFIX + endpoint.path,
		...(endpoint.bodyLimit && { bodyLimit: endpoint.bodyLimit }),
		handler: async (request, reply) => {
			if (endpoint.limit) await takeAddressLimit(deps, endpoint.limit, request.ip);
			const actor = endpoint.access === "public" ? VISITOR : await findActor(deps, request.headers.authorization);
			const byToken = await bringsToken(deps, endpoint, request);
			if (!byToken && actor.kind === "visitor") checkAccess(endpoint, actor, { params: undefined, query: undefined });
			const input = parseInput(endpoint, partsOf(request));
			if (!byToken) checkAccess(endpoint, actor, input);
			const result = await handler({ ...input, actor, request, reply });
			if (reply.sent) return reply;
			const answer = result instanceof Answer ? result : new Answer(result);
			const status = answer.status ?? endpoint.status ?? 200;
			return sendJson(request, reply.code(status).headers(answer.headers), endpoint.reply.parse(answer.value));
		},
	});
}

/** Serves a public GET whose answers are kept until what they show changes; loaders call it in process. */
export function keptRoute<E extends Endpoint>(app: App, deps: Deps, endpoint: E, handler: KeptHandler<E>): void {
	deps.served.set(endpoint.path, { endpoint, handler: handler as unknown as KeptHandler<Endpoint> });
	app.get(API_PREFIX + endpoint.path, async (request, reply) => {
		const input = parseInput(endpoint, partsOf(request));
		const key = `${endpoint.path} ${JSON.stringify([input.params, input.query])}`;
		const answer = await deps.cache.getOrMake(key, request.raw.url as string, async () => {
			const { value, tags, headers } = await handler(input);
			const body = Buffer.from(JSON.stringify(endpoint.reply.parse(value)));
			return new KeptAnswer(body, { ...KEPT_JSON_HEADERS, ...headers }, tags);
		});
		if (!answer) throw new AppError("internal");
		return sendKept(request, reply, answer);
	});
}

const KEPT_JSON_HEADERS = {
	...baseHeaders,
	"content-type": "application/json; charset=utf-8",
	"content-security-policy": DATA_POLICY,
	"cache-control": "public, max-age=0, must-revalidate",
};

function partsOf(request: FastifyRequest) {
	return { params: request.params, query: request.query, headers: request.headers, body: request.body ?? undefined };
}
