import type { AnswerCache, Others } from "./answer-cache.ts";
import type { FromExchange, Port, ToExchange } from "./exchange-messages.ts";
import { KeptAnswer } from "./kept-answer.ts";
import type { Position } from "./position.ts";

/** For so long another process is waited for; a page is made within a tenth of that. */
const PATIENCE_MS = 1_000;

type Reply = Extract<FromExchange, { id: number }>;

/** Lets a cache take part in what the processes of this machine share. It must hear of every change by itself, too, from now on. */
export function shareAnswers(
	cache: AnswerCache,
	port: Port<ToExchange, FromExchange>,
	patienceMs = PATIENCE_MS,
): { leave: (position: Position) => void } {
	const waiting = new Map<number, (reply: Reply) => void>();
	let asked = 0;
	/** Nothing was heard for so long that nobody is waited for until something is. */
	let isSilent = false;

	port.listen((message) => {
		isSilent = false;
		if (message.kind === "dropped") return void cache.heard(message.tags, message.notice);
		const answered = waiting.get(message.id);
		waiting.delete(message.id);
		if (answered) answered(message);
		// Nobody waits any more: it is made by somebody else.
		else if (message.kind === "make") port.send({ kind: "made", id: message.id, answer: undefined });
	});

	/** Undefined when nobody has replied in time. */
	function ask(key: string): Promise<Reply | undefined> {
		asked += 1;
		const id = asked;
		port.send({ kind: "asks", id, key });
		if (isSilent) return Promise.resolve(undefined);
		return new Promise((resolve) => {
			const tooLate = setTimeout(() => {
				isSilent = true;
				waiting.delete(id);
				resolve(undefined);
			}, patienceMs);
			waiting.set(id, (reply) => {
				clearTimeout(tooLate);
				resolve(reply);
			});
		});
	}

	/** For all. Whoever waits here is not kept waiting for what the others need. */
	async function makeForAll(id: number, make: () => Promise<KeptAnswer | null>): Promise<KeptAnswer | null> {
		const making = make();
		void making
			.then((answer) => answer?.pack())
			.catch(() => undefined)
			.then((answer) => port.send({ kind: "made", id, answer }));
		return making;
	}

	const others: Others = {
		async takeOrMake(key, make) {
			const reply = await ask(key);
			if (reply?.kind === "make") return makeForAll(reply.id, make);
			return reply?.answer ? KeptAnswer.unpack(reply.answer) : make();
		},
		tell: (tags, notice) => port.send({ kind: "dropped", tags, notice }),
	};
	cache.others = others;
	port.send({ kind: "joins" });
	return { leave: (position) => port.send({ kind: "leaves", position }) };
}
