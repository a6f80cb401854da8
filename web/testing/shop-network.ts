import { afterEach, beforeEach, vi } from "vitest";
import { API_PREFIX, type Call, type ReplyOf } from "#core/calls/call.ts";
import { type ErrorCode, errorMessage, errorStatus } from "#core/contract/errors.ts";
import { requestsTo } from "./shop-request.ts";

type Sent = { address: URL; body: unknown; headers: Headers; signal?: AbortSignal | null };
type Answering = (sent: Sent) => Response | Promise<Response>;
type Refusal = { message?: string; fields?: Record<string, string> } & Record<string, unknown>;
type Success = { status?: number; headers?: Record<string, string> };

const nameOf = ({ method, path }: Call) => `${method} ${path}`;
const patternOf = (name: string) => new RegExp(`^${name.replace(/:\w+/g, "[^/]+")}$`);

/** The network with the shop at its other end, which answers each call as the test says; nobody answers the others. */
export function shopNetwork() {
	const answers = new Map<string, Answering>();
	const sent: { name: string; sent: Sent }[] = [];

	/** `GET /products/cards` is itself before it is any `GET /products/:id`. */
	const callOf = (asked: string) => {
		const fitting = [...answers.keys()].filter((name) => patternOf(name).test(asked));
		return fitting.find((name) => name === asked) ?? fitting[0];
	};

	const receive = async (
		target: string,
		{ method = "GET", body, headers, signal = null }: RequestInit = {},
	): Promise<Response> => {
		const address = new URL(target, window.location.origin);
		const name = callOf(`${method} ${address.pathname.slice(API_PREFIX.length)}`);
		const answer = name === undefined ? undefined : answers.get(name);
		if (name === undefined || !answer) throw new TypeError(`nobody answers ${method} ${target}`);
		const received = {
			address,
			body: typeof body === "string" ? JSON.parse(body) : body,
			headers: new Headers(headers),
			signal,
		};
		sent.push({ name, sent: received });
		return answer(received);
	};

	beforeEach(() => {
		answers.clear();
		sent.length = 0;
		vi.stubGlobal("fetch", receive);
		vi.stubGlobal("XMLHttpRequest", requestsTo(receive));
	});
	afterEach(() => {
		vi.unstubAllGlobals();
	});

	return {
		answer<C extends Call>(call: C, reply: ReplyOf<C> | ((sent: Sent) => ReplyOf<C>), success: Success = {}): void {
			answers.set(nameOf(call), (given) =>
				Response.json(reply instanceof Function ? reply(given) : reply, { status: 200, ...success }),
			);
		},
		/** Something on the way answers in the shop's place, with a success that is not the shop's. */
		answerForeign(call: Call, body: unknown): void {
			answers.set(nameOf(call), () => Response.json(body));
		},
		refuse(call: Call, code: ErrorCode, refusal: Refusal = {}): void {
			const body = { code, message: errorMessage[code], ...refusal };
			answers.set(nameOf(call), () => Response.json(body, { status: errorStatus[code] }));
		},
		/** This call does not reach the shop any more. */
		cut(call: Call): void {
			answers.set(nameOf(call), () => Promise.reject(new TypeError("the line is cut")));
		},
		/** The answer to this call waits until it is let go. */
		hold(call: Call): () => void {
			const { promise, resolve } = Promise.withResolvers<void>();
			const answer = answers.get(nameOf(call));
			answers.set(nameOf(call), async (given) => {
				await promise;
				return answer ? answer(given) : Response.error();
			});
			return resolve;
		},
		/** Everything that was sent by this call, the oldest first. */
		sent(call: Call): Sent[] {
			return sent.filter(({ name }) => name === nameOf(call)).map((one) => one.sent);
		},
	};
}
export type ShopNetwork = ReturnType<typeof shopNetwork>;
