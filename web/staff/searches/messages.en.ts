import { pluralIn } from "#core/plural.ts";

const plural = pluralIn("en");

const messages = {
	title: "Searches",
	what: "The searches",
	note: "What people looked for in the last 90 days and did not find. Say what a word means in your shop, and it is found from then on. Only words are counted, never who typed them.",
	vain: "Searched in vain",
	none: { title: "Nothing was searched in vain", text: "Whatever people typed, they found something." },
	words: "Words",
	times: "Times",
	lastDay: "Last on",
	inShort: (times: number, day: string) => `${plural(times, { one: "once", other: `${times} times` })}, last on ${day}`,
	means: (name: string) => `now means ${name}`,
	explain: "Say what it means",
	explainOne: (words: string) => `Say what “${words}” means`,
	meaning: "A word and what it means",
	word: "When people type",
	isMeant: "show them",
	example: "A name of your shop: a garment, a brand, a colour.",
	save: "Save",
	saved: (word: string, means: string) => `Who types “${word}” finds “${means}” now`,
	known: "Words with a meaning",
	remove: "Remove",
	removeOne: (word: string) => `Remove “${word}”`,
	removed: (word: string) => `“${word}” has no meaning of its own any more`,
};

export default messages;
