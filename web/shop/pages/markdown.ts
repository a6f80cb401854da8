/** A small part of Markdown, read into data and never into HTML: what the owner writes cannot break the page. */
export type Inline = { text: string; strong?: true; to?: string };
export type Block =
	| { kind: "heading"; level: 1 | 2 | 3; text: string }
	| { kind: "paragraph"; parts: Inline[] }
	| { kind: "list"; items: Inline[][] };

const INLINE = /\*\*(.+?)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/g;
/** Only addresses that cannot run anything. */
const SAFE = /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/;

/** Headings (#, ##, ###), paragraphs, lists (-), **bold** and [links](/address). Anything else stays text. */
export function readMarkdown(source: string): Block[] {
	return source
		.replaceAll("\r\n", "\n")
		.split(/\n\s*\n/)
		.flatMap((chunk) => {
			const lines = chunk.split("\n").map((line) => line.trim());
			return readChunk(lines.filter((line) => line !== ""));
		});
}

function readChunk(lines: readonly string[]): Block[] {
	const [first, ...rest] = lines;
	if (first === undefined) return [];
	const [, marks, text] = first.match(/^(#{1,3}) +(.+)$/) ?? [];
	if (marks && text) {
		return [{ kind: "heading", level: marks.length as 1 | 2 | 3, text }, ...readChunk(rest)];
	}
	if (lines.every((line) => line.startsWith("- "))) {
		return [{ kind: "list", items: lines.map((line) => readInline(line.slice(2))) }];
	}
	return [{ kind: "paragraph", parts: readInline(lines.join(" ")) }];
}

function readInline(text: string): Inline[] {
	const parts: Inline[] = [];
	let from = 0;
	for (const match of text.matchAll(INLINE)) {
		const [whole, strong, label, to = ""] = match;
		if (match.index > from) parts.push({ text: text.slice(from, match.index) });
		from = match.index + whole.length;
		if (strong !== undefined) parts.push({ text: strong, strong: true });
		else if (SAFE.test(to)) parts.push({ text: label ?? "", to });
		else parts.push({ text: whole });
	}
	if (from < text.length) parts.push({ text: text.slice(from) });
	return parts;
}
