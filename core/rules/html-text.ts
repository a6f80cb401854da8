const TAG = /<(\/?)([a-z][a-z0-9]*)(?![a-z0-9])[^<>]*>|<!--|-->/gi;
const NEW_LINE = new Set(["br", "p", "div", "li", "tr", "ul", "ol", "table", "h1", "h2", "h3", "h4", "h5", "h6"]);
const UNSHOWN = new Set(["script", "style", "template"]);
const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

/** What HTML says as plain text: its paragraphs as lines, without tags and what a page would not show. Linear in its length. */
export function htmlToText(html: string): string {
	let text = "";
	let at = 0;
	let unshown: string | null = null;
	for (const { index, 0: tag, 1: slash, 2: name = tag } of html.matchAll(TAG)) {
		if (unshown === null) text += html.slice(at, index);
		at = index + tag.length;
		const element = name.toLowerCase();
		if (unshown === null && element === "<!--") unshown = "-->";
		else if (unshown === null && UNSHOWN.has(element) && slash === "") unshown = element;
		else if (unshown === element) unshown = null;
		if (NEW_LINE.has(element)) text += "\n";
	}
	if (unshown === null) text += html.slice(at);
	return decoded(text)
		.split("\n")
		.map((line) => line.trim().replaceAll(/\s+/g, " "))
		.filter((line) => line !== "")
		.join("\n");
}

function decoded(text: string): string {
	return text.replaceAll(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal, hex, name) => {
		if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? whole;
		const point = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
		const isLetter = point >= 32 && point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff);
		return isLetter ? String.fromCodePoint(point) : "";
	});
}

/** Text as HTML says it, in an element or an attribute. */
export function escapeHtml(text: string): string {
	return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
