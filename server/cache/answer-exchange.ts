import { AnswerCache } from "./answer-cache.ts";
import type { Dropped, FromExchange, Port, ToExchange } from "./exchange-messages.ts";
import { KeptAnswer, type PackedAnswer } from "./kept-answer.ts";
import type { Position } from "./position.ts";

type Member = {
	port: Port<FromExchange, ToExchange>;
	/** What it was asked to make, by the number of its question. */
	making: Map<number, { made: (answer: KeptAnswer | null) => void; failed: () => void }>;
	hearsChanges: boolean;
	isGone: boolean;
};

/**
 * Where the processes of one machine share their answers: it lives in the first process, which serves nobody. Each answer is
 * made by one of them, kept here compressed, and handed to whoever asks next.
 *
 * What a process dropped it tells before it asks again, and the others hear of it before they are asked to make something:
 * so nobody who has heard of a change is handed what was made before it.
 */
export class AnswerExchange {
	readonly kept: AnswerCache;
	/** The position up to which the process that left last had heard of every change. */
	position: Position | undefined;
	private readonly members = new Set<Member>();
	private readonly begin: (kept: AnswerCache) => void;

	/** `begin` is called when somebody hears of changes and nobody did before. */
	constructor(maxBytes: number, begin: (kept: AnswerCache) => void = () => {}) {
		this.kept = new AnswerCache(maxBytes);
		this.begin = begin;
	}

	/** Lets a process take part; the result is to be called when it is gone. */
	admit(port: Member["port"]): () => void {
		const member: Member = { port, making: new Map(), hearsChanges: false, isGone: false };
		this.members.add(member);
		port.listen((message) => this.hear(member, message));
		return () => this.dismiss(member);
	}

	private hear(member: Member, message: ToExchange): void {
		if (message.kind === "joins") this.join(member);
		else if (message.kind === "leaves") this.position = message.position;
		else if (message.kind === "asks") this.answer(member, message).catch(() => undefined);
		else if (message.kind === "dropped") this.drop(member, message);
		else {
			member.making.get(message.id)?.made(message.answer ? KeptAnswer.unpack(message.answer) : null);
			member.making.delete(message.id);
		}
	}

	private join(member: Member): void {
		if (![...this.members].some(({ hearsChanges }) => hearsChanges)) {
			// Meanwhile nobody heard what became untrue.
			this.kept.clear();
			this.begin(this.kept);
		}
		member.hearsChanges = true;
	}

	private async answer(member: Member, { id, key }: { id: number; key: string }): Promise<void> {
		let isMaker = false;
		const make = () => {
			isMaker = true;
			const { promise, resolve, reject } = Promise.withResolvers<KeptAnswer | null>();
			member.making.set(id, { made: resolve, failed: reject });
			member.port.send({ kind: "make", id });
			return promise;
		};
		while (!member.isGone && !isMaker) {
			try {
				const answer = await this.kept.getOrMake(key, undefined, make);
				if (!isMaker) member.port.send({ kind: "take", id, answer: await packed(answer) });
				return;
			} catch {
				// Who made it died: somebody else does.
			}
		}
	}

	/** Of those who heard the same notice the first is told on: the others would hear again what they may have made anew since. */
	private drop(by: Member, dropped: Dropped): void {
		if (!this.kept.heard(dropped.tags, dropped.notice)) return;
		for (const member of this.members) if (member !== by) member.port.send(dropped);
	}

	private dismiss(member: Member): void {
		member.isGone = true;
		this.members.delete(member);
		for (const { failed } of member.making.values()) failed();
	}
}

async function packed(answer: KeptAnswer | null): Promise<PackedAnswer | undefined> {
	return answer?.pack();
}
