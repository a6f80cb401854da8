import MarkdownIt, { type Token } from "markdown-it";

/** Markdown read into data and never into HTML: what the owner writes cannot break the page. */
export type Inline = { text: string; strong?: true; to?: string };
export type Block =
	| { kind: "heading"; level: 1 | 2 | 3; text: string }
	| { kind: "paragraph"; parts: Inline[] }
	| { kind: "list"; items: Inline[][] };

const reader = new MarkdownIt("zero").enable(["heading", "list", "emphasis", "link", "escape"]);
/** Only addresses that cannot run anything. */
reader.validateLink = (address) => /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/.test(address);

/** Headings, paragraphs, lists, **bold** and [links](/address). Anything else stays text. */
export function readMarkdown(source: string): Block[] {
	const blocks: Block[] = [];
	let opened: Token | undefined;
	for (const token of reader.parse(source, {})) {
		if (token.type === "inline" && opened) add(blocks, opened, readInline(token.children ?? []));
		else if (token.type.endsWith("list_open") && token.level === 0) blocks.push({ kind: "list", items: [] });
		opened = token;
	}
	return blocks;
}

/** Within a list every line is an item of it, also a line of a list inside. */
function add(blocks: Block[], { type, tag, level }: Token, parts: Inline[]): void {
	const last = blocks.at(-1);
	if (level > 0 && last?.kind === "list") last.items.push(parts);
	else if (type === "heading_open") {
		const rank = Math.min(Number(tag.slice(1)), 3) as 1 | 2 | 3;
		blocks.push({ kind: "heading", level: rank, text: parts.map(({ text }) => text).join("") });
	} else blocks.push({ kind: "paragraph", parts });
}

function readInline(tokens: readonly Token[]): Inline[] {
	const parts: Inline[] = [];
	let strong = false;
	let to: string | null = null;
	for (const token of tokens) {
		const { type, content } = token;
		if (type.startsWith("strong")) strong = type === "strong_open";
		else if (type.startsWith("link")) to = type === "link_open" ? String(token.attrGet("href")) : null;
		else if (content) parts.push({ text: content.replaceAll("\n", " "), ...(strong && { strong }), ...(to && { to }) });
	}
	return parts;
}
