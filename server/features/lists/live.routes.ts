import { PassThrough, type Readable } from "node:stream";
import type { gifts } from "#core/contract/gifts.ts";
import type { lists } from "#core/contract/lists.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { findActor } from "../../http/access.ts";
import { Answer } from "../../http/answer.ts";
import type { Call } from "../../http/route.ts";
import { requireGiver } from "./givers.service.ts";
import type { ListNotice } from "./list-changes.queries.ts";
import { ListListener } from "./list-changes.service.ts";

/** An empty line says that the way is still open; before each line the token is looked at again. */
const SIGN_OF_LIFE_MS = 10_000;
/** More than one person ever needs at once. */
const STREAMS_PER_CLIENT = 20;

/** Of one list, in one process. */
const STREAMS_PER_GIFT_LIST = 200;

/** `about` is what it tells of: everything of a client's, or what is given of a list. */
type Stream = { about: string; tell: (news: object) => void; end: () => void };
const ofClient = (id: number) => `client ${id}`;
const ofGivers = (listId: number) => `givers of ${listId}`;

type Asked = {
	about: string;
	/** More than that at once are refused. */
	most: number;
	seconds: number;
	/** Asked again before each line. */
	mayHear: () => Promise<boolean>;
};

/**
 * Streams what happens to lists: to those who take part in one, and what is given of it to those who give. A stream ends
 * when its time is over, when its reader may hear no more, when the shop closes, and when notices may have been missed:
 * the browser then reads again and asks for a new one.
 */
export function serveNews(deps: Deps) {
	const streams = new Set<Stream>();
	const tellAll = (about: string, news: object) => {
		for (const stream of streams) if (stream.about === about) stream.tell(news);
	};
	const heard = {
		list: ({ id, version, clients }: ListNotice) => {
			for (const clientId of clients) tellAll(ofClient(clientId), { id, version });
		},
		claims: (id: number) => tellAll(ofGivers(id), { id }),
	};
	const listener = new ListListener(deps, heard, () => {
		for (const stream of streams) stream.end();
	});

	const open = async ({ about, most, seconds, mayHear }: Asked): Promise<Answer<Readable>> => {
		const same = [...streams].filter((stream) => stream.about === about);
		if (same.length >= most) throw new AppError("too_many_requests", undefined, { retryAfterSeconds: 30 });
		const lines = new PassThrough();
		const ended = new AbortController();
		const write = async (line: string) => {
			if (!(await mayHear())) ended.abort();
			if (!ended.signal.aborted) lines.write(`${line}\n`);
		};
		const stream = { about, tell: (news: object) => void write(JSON.stringify(news)), end: () => ended.abort() };
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
		void untilOver([ended.signal, deps.closing], seconds, () => write("")).then(close);
		return new Answer<Readable>(lines, { headers: STREAM_HEADERS });
	};

	return {
		ofLists: ({ actor: { clientId }, query: { seconds }, request }: Call<typeof lists.live>) => {
			const mayHear = async () => {
				const now = await findActor(deps, request.headers.authorization).catch(() => null);
				return now?.kind === "client" && now.clientId === clientId;
			};
			return open({ about: ofClient(clientId), most: STREAMS_PER_CLIENT, seconds, mayHear });
		},
		/** The creator is refused as long as the list is there, whatever others do. */
		ofClaims: async ({ actor, params: { id }, query: { token, seconds }, request }: Call<typeof gifts.live>) => {
			await requireGiver(deps, actor, id, token);
			const mayHear = async () => {
				const now = await findActor(deps, request.headers.authorization).catch(() => null);
				return now !== null && (await requireGiver(deps, now, id, token).then(isSo, isNot));
			};
			return open({ about: ofGivers(id), most: STREAMS_PER_GIFT_LIST, seconds, mayHear });
		},
	};
}

const isSo = () => true;
const isNot = () => false;

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
