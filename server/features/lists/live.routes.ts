import { PassThrough, type Readable } from "node:stream";
import type { ListNews, lists } from "#core/contract/lists.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { findActor } from "../../http/access.ts";
import { Answer } from "../../http/answer.ts";
import type { Call } from "../../http/route.ts";
import { ListListener } from "./list-changes.service.ts";

/** An empty line says that the way is still open; before each line the token is looked at again. */
const SIGN_OF_LIFE_MS = 10_000;
/** More than one person ever needs at once. */
const STREAMS_PER_CLIENT = 20;

type Stream = { clientId: number; tell: (news: ListNews) => void; end: () => void };

/**
 * Streams what happens to a client's lists. A stream ends when its time is over, when the token ends, when the shop
 * closes, and when notices may have been missed: the browser then reads again and asks for a new one.
 */
export function serveNews(deps: Deps) {
	const streams = new Set<Stream>();
	const listener = new ListListener(
		deps,
		({ id, version, clients }) => {
			for (const stream of streams) if (clients.includes(stream.clientId)) stream.tell({ id, version });
		},
		() => {
			for (const stream of streams) stream.end();
		},
	);

	return async ({ actor: { clientId }, query, request }: Call<typeof lists.live>): Promise<Answer<Readable>> => {
		const own = [...streams].filter((stream) => stream.clientId === clientId);
		if (own.length >= STREAMS_PER_CLIENT) throw new AppError("too_many_requests", undefined, { retryAfterSeconds: 30 });
		const lines = new PassThrough();
		const ended = new AbortController();
		const write = async (line: string) => {
			const now = await findActor(deps, request.headers.authorization).catch(() => null);
			if (now?.kind !== "client" || now.clientId !== clientId) ended.abort();
			if (!ended.signal.aborted) lines.write(`${line}\n`);
		};
		const stream = {
			clientId,
			tell: (news: ListNews) => void write(JSON.stringify(news)),
			end: () => ended.abort(),
		};
		const close = async () => {
			ended.abort();
			lines.end();
			streams.delete(stream);
			if (streams.size === 0) await listener.close();
		};
		streams.add(stream);
		// The stream is closed when the one who reads it hangs up.
		lines.once("close", stream.end);
		try {
			await listener.open();
		} catch (error) {
			await close();
			throw error;
		}
		lines.write("\n");
		void untilOver([ended.signal, deps.closing], query.seconds, () => write("")).then(close);
		return new Answer<Readable>(lines, { headers: STREAM_HEADERS });
	};
}

const STREAM_HEADERS = {
	"x-accel-buffering": "no",
	// Nothing else is asked on this connection, so that closing the shop never waits for it.
	connection: "close",
};

/** Resolves with the first signal, or when the time is over. */
function untilOver(signals: AbortSignal[], seconds: number, signOfLife: () => Promise<void>): Promise<void> {
	return new Promise((resolve) => {
		const pulse = setInterval(() => void signOfLife(), SIGN_OF_LIFE_MS);
		const end = () => {
			clearInterval(pulse);
			clearTimeout(limit);
			for (const signal of signals) signal.removeEventListener("abort", end);
			resolve();
		};
		const limit = setTimeout(end, seconds * 1000);
		for (const signal of signals) signal.addEventListener("abort", end);
		if (signals.some(({ aborted }) => aborted)) end();
	});
}
