import { wordsOf } from "#core/search/words.ts";

const WORDS_LENGTH_MAX = 60;
/** So many different searches are remembered between two times they are written down. */
const DIFFERENT_MAX = 200;
/** An address, a phone or the number of an order or a document: nothing that clothes are called by. */
const PERSONAL = /@|\d{5}|\d(?:[\s.()/+-]*\d){6}/;

/** Counts what people search for in vain. Only the words and the number are kept, nothing about who. */
export class VainSearchCounter {
	private waiting = new Map<string, number>();

	/** `address` is what was asked for, such as `/home?filters=chomba`. */
	count(address: string): void {
		const words = comparedWords(new URL(address, "http://page").searchParams.get("filters") ?? "");
		if (words !== undefined) this.add(words, 1);
	}

	take(): ReadonlyMap<string, number> {
		const taken = this.waiting;
		this.waiting = new Map();
		return taken;
	}

	giveBack(counted: ReadonlyMap<string, number>): void {
		for (const [words, times] of counted) this.add(words, times);
	}

	private add(words: string, times: number): void {
		const before = this.waiting.get(words);
		if (before === undefined && this.waiting.size >= DIFFERENT_MAX) return;
		this.waiting.set(words, (before ?? 0) + times);
	}
}

function comparedWords(typed: string): string | undefined {
	if (PERSONAL.test(typed)) return undefined;
	const words = wordsOf(typed)
		.map(({ folded }) => folded)
		.join(" ");
	return words === "" || words.length > WORDS_LENGTH_MAX ? undefined : words;
}
