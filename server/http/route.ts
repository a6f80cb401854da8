import type { Readable } from "node:stream";
import type { FastifyRequest } from "fastify";
import { API_PREFIX } from "#core/calls/call.ts";
import type { Endpoint, HandlerReply, InputOf } from "#core/contract/endpoint.ts";
import { sendKept } from "../cache/send-kept.ts";
import { answerForAll } from "../cache/shared-caches.ts";
import type { App, Deps } from "../deps.ts";
import { AppError } from "../errors.ts";
import {
	type Actor,
	type ActorFor,
	bringsToken,
	checkAccess,
	checkRight,
	checkSecondFactor,
	findActor,
	type KeyActor,
	requireConfirmed,
	VISITOR,
} from "./access.ts";
import { Answer } from "./answer.ts";
import { findKeyActor } from "./api-keys.ts";
import { takeAddressLimit } from "./limits.ts";
import { parseField, parseInput } from "./parse.ts";
import { baseHeaders, DATA_POLICY } from "./security.ts";
import { sendJson, sendText } from "./send.ts";
import type { KeptHandler } from "./served-reads.ts";
import { followUpload } from "./slow-uploads.ts";

/** What a handler gets. The actor is as narrow as the access of its call. */
export type Call<E extends Endpoint> = InputOf<E> & { actor: ActorOf<E>; request: FastifyRequest };
type ActorOf<E extends Endpoint> = ActorFor<E["access"]> | (E extends { scope: string } ? KeyActor : never);
/** Where the contract names a content type, the handler gives the text, maybe a stream of it. */
type Reply<E extends Endpoint> = E extends { contentType: string } ? string | Readable : HandlerReply<E>;
export type Handler<E extends Endpoint> = (
	call: Call<E>,
) => Reply<E> | Answer<Reply<E>> | Promise<Reply<E> | Answer<Reply<E>>>;
/** Refuses an actor who may not touch what the body names. */
type Guard<E extends Endpoint> = (actor: ActorOf<E>, named: NamedBy<E>) => Promise<void>;
type NamedBy<E extends Endpoint> = E extends { names: infer N extends keyof InputOf<E>["body"] }
	? InputOf<E>["body"][N]
	: never;

type KeptEndpoint = Endpoint & { kept: true };

const actors = new WeakMap<FastifyRequest, Actor | KeyActor>();

/**
 * Serves one call of the contract: access → parse → limit → handler → reply parsed, so that nothing undeclared leaks. Who
 * may not call is refused before a byte of the body is read. Where the body names what is to be changed, `guard` refuses
 * whoever it is no business of, before they hear what is wrong with the rest.
 */
export function route<E extends Endpoint & { kept?: never }>(
	app: App,
	deps: Deps,
	endpoint: E,
	handler: Handler<E>,
	...guards: E extends { names: string } ? [Guard<E>] : []
): void {
	app.route({
		method: endpoint.method,
		url: API_PREFIX + endpoint.path,
		...(endpoint.bodyLimit && { bodyLimit: endpoint.bodyLimit }),
		onRequest: async (request) => {
			const key = endpoint.access === "public" ? null : await findKeyActor(deps, endpoint, request);
			if (key) {
				actors.set(request, key);
				return;
			}
			const actor = endpoint.access === "public" ? VISITOR : await findActor(deps, request.headers.authorization);
			actors.set(request, actor);
			if (endpoint.access !== "self-or-token") checkAccess(endpoint, actor, request);
			await checkRight(deps, endpoint, actor);
			await checkSecondFactor(deps, endpoint, actor);
			if (endpoint.stepUp && actor.kind === "staff") requireConfirmed(deps, actor);
		},
		handler: async (request, reply) => {
			const actor = actors.get(request) ?? VISITOR;
			const isKnown = actor.kind === "key" || (await bringsToken(deps, endpoint, request));
			if (!isKnown) checkAccess(endpoint, actor, request);
			if (typeof endpoint.upload === "string") followUpload(request.raw, app.server);
			const result = await withinLimits(deps, endpoint, request, {
				parse: () =>
					parsed(endpoint, request, async (named) => {
						for (const guard of guards as Guard<E>[]) await guard(actor as ActorOf<E>, named as NamedBy<E>);
					}),
				handle: (input) => handler({ ...input, actor: actor as ActorOf<E>, request }),
			});
			const answer = result instanceof Answer ? result : new Answer(result);
			reply.code(answer.status ?? endpoint.status ?? 200);
			if (endpoint.contentType) return sendText(reply, endpoint.contentType, answer as Answer<string | Readable>);
			return sendJson(request, reply.headers(answer.headers), endpoint.reply.parse(answer.value));
		},
	});
}

type Work<Input, Result> = { parse: () => Promise<Input>; handle: (input: Input) => Result | Promise<Result> };

/**
 * What makes no sense, or comes too late for what it asks, costs nobody else behind the same address anything: it has a
 * wide limit of its own, and when that is full, only more of the same is turned away.
 */
async function withinLimits<Input, Result>(
	deps: Deps,
	{ limit, countsItself }: Endpoint,
	{ ip }: FastifyRequest,
	{ parse, handle }: Work<Input, Result>,
): Promise<Result> {
	try {
		const input = await parse();
		if (limit && !countsItself) await takeAddressLimit(deps, limit, ip);
		return await handle(input);
	} catch (error) {
		const isRefusal = error instanceof AppError && (error.status === 400 || error.status === 409);
		if (limit && isRefusal) await takeAddressLimit(deps, "refused", ip);
		throw error;
	}
}

/** The input; a refusal of it is only for those who may touch what its body names. */
async function parsed<E extends Endpoint>(
	endpoint: E,
	request: FastifyRequest,
	guard: (named: unknown) => Promise<void>,
): Promise<InputOf<E>> {
	try {
		return parseInput(endpoint, partsOf(request));
	} catch (refusal) {
		const named = endpoint.names && parseField(endpoint.body, endpoint.names, request.body);
		if (named !== undefined) await guard(named);
		throw refusal;
	}
}

/** Serves a public GET whose answers are kept until what they show changes; loaders call it in process. */
export function keptRoute<E extends KeptEndpoint>(app: App, deps: Deps, endpoint: E, handler: KeptHandler<E>): void {
	deps.served.set(endpoint.path, { endpoint, handler: handler as unknown as KeptHandler<Endpoint> });
	app.get(API_PREFIX + endpoint.path, async (request, reply) => {
		const input = parseInput(endpoint, partsOf(request));
		const key = `${endpoint.path} ${JSON.stringify([input.params, input.query])}`;
		const answer = await deps.cache.getOrMake(key, request.raw.url as string, async () => {
			const { value, tags, headers, until } = await handler(input);
			const body = Buffer.from(JSON.stringify(endpoint.reply.parse(value)));
			const made = { body, headers: { ...KEPT_JSON_HEADERS, ...headers }, tags, until };
			return answerForAll(deps.config.cdn, deps.now(), made);
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
