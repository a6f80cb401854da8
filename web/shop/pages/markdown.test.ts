import fc from "fast-check";
import { expect, test } from "vitest";
import { readMarkdown } from "./markdown.ts";

test("headings, paragraphs, lists, bold and links are read", () => {
	const source = "# Terms\nFirst line\nsecond line with **weight**.\n\n- one\n- [two](/returns)\n\n### Small";
	expect(readMarkdown(source)).toEqual([
		{ kind: "heading", level: 1, text: "Terms" },
		{
			kind: "paragraph",
			parts: [{ text: "First line second line with " }, { text: "weight", strong: true }, { text: "." }],
		},
		{ kind: "list", items: [[{ text: "one" }], [{ text: "two", to: "/returns" }]] },
		{ kind: "heading", level: 3, text: "Small" },
	]);
});

test("a sign can be meant as itself, and lines of a list inside a list are lines too", () => {
	expect(readMarkdown("1\\. no \\*list\\*\n\n1. one\n   - two")).toEqual([
		{ kind: "paragraph", parts: [{ text: "1. no *list*" }] },
		{ kind: "list", items: [[{ text: "one" }], [{ text: "two" }]] },
	]);
});

test("an address that could run something stays text", () => {
	for (const address of ["javascript:alert`1`", "data:text/html,x", "//elsewhere.example", "vbscript:x"]) {
		const [block] = readMarkdown(`[press](${address})`);
		expect(block).toEqual({ kind: "paragraph", parts: [{ text: `[press](${address})` }] });
	}
});

test("nothing the owner writes breaks the page, and no link leads anywhere unsafe", () => {
	fc.assert(
		fc.property(
			fc.string({ unit: fc.constantFrom("#", "-", "*", "[", "]", "(", ")", "\n", " ", "a", "/", ":") }),
			(source) => {
				for (const block of readMarkdown(source)) {
					const parts = block.kind === "paragraph" ? block.parts : block.kind === "list" ? block.items.flat() : [];
					for (const { to } of parts) expect(to ?? "/").toMatch(/^(https?:|mailto:|tel:|\/(?!\/)|#)/);
				}
			},
		),
	);
});
