import { BOUNDS } from "#server/http/bounds.ts";

/** The most a body may hold, but for what stands around the dear part of it. */
export const BODY_BYTES = BOUNDS.body - 4_096;
/** As much as Node lets one header hold, but for the others. */
export const HEADER_LENGTH = 14_000;

/** Texts that cost more than their length when something normalises, matches or compares them. */
export const dearTexts: readonly { name: string; of: (length: number) => string }[] = [
	{ name: "letters", of: (length) => "a".repeat(length) },
	{ name: "combining marks", of: (length) => repeated("a\u0301\u0316", length) },
	{ name: "marks of one letter", of: (length) => `a${repeated("\u0316\u0301", length - 1)}`.slice(0, length) },
	{ name: "signs that grow", of: (length) => "\ufdfa".repeat(length) },
	{ name: "spaces between letters", of: (length) => `a${" ".repeat(Math.max(length - 2, 0))}b`.slice(0, length) },
	{ name: "dots and ats", of: (length) => repeated("a.a@", length) },
	{ name: "wildcards", of: (length) => repeated("%_\\", length) },
	{ name: "words", of: (length) => repeated("ab ", length) },
	{ name: "half characters", of: (length) => "\ud83d".repeat(length) },
];

/** Each place meets some of many, another some than the place beside it: all of them meet all. */
export function some<T>(values: readonly T[], place: string, oneIn: number): T[] {
	return values.filter((_, at) => (at + place.length) % oneIn === 0);
}

export function repeated(piece: string, length: number): string {
	return piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
}

const many = (piece: string, opened = "[", closed = "]") =>
	`${opened}${`${piece},`.repeat(Math.floor(BODY_BYTES / (piece.length + 1)) - 1)}${piece}${closed}`;
const nested = (opened: string, inside: string, closed: string) => {
	const depth = Math.floor((BODY_BYTES - inside.length) / (opened.length + closed.length));
	return opened.repeat(depth) + inside + closed.repeat(depth);
};
const keys = (name: (at: number) => string) => {
	const parts: string[] = [];
	for (let at = 0, length = 0; length < BODY_BYTES - 40; at += 1) {
		const part = `"${name(at)}":0`;
		parts.push(part);
		length += part.length + 1;
	}
	return `{${parts.join(",")}}`;
};

/** JSON as large as a body may be, each dear to another part of what reads it. */
export const dearJson: readonly { name: string; json: string }[] = [
	{ name: "half a million numbers", json: many("0") },
	{ name: "empty objects", json: many("{}") },
	{ name: "short texts", json: many('"a"') },
	{ name: "a deep array", json: nested("[", "", "]") },
	{ name: "a deep object", json: nested('{"a":', "0", "}") },
	{ name: "a deep object of prototypes", json: nested('{"__proto__":', "0", "}") },
	{ name: "keys by the thousand", json: keys((at) => `k${at}`) },
	{ name: "keys that are numbers", json: keys((at) => String(4_294_967_295 - at * 7)) },
	{ name: "one key again and again", json: keys(() => "a") },
	{ name: "one long key", json: `{"${"k".repeat(BODY_BYTES)}":0}` },
	{ name: "one long number", json: "9".repeat(BODY_BYTES) },
	{ name: "a long text", json: JSON.stringify("a".repeat(BODY_BYTES)) },
	{ name: "a long text of marks", json: `"a${repeated("\u0301\u0316", BODY_BYTES / 2)}"` },
	{ name: "a long text of escapes", json: `"${repeated("\\u0316", BODY_BYTES - (BODY_BYTES % 6))}"` },
	{ name: "white space", json: `${" ".repeat(BODY_BYTES)}{}` },
];
