import { expect, test } from "vitest";
import { htmlToText } from "./html-text.ts";

test.each([
	["A coat.", "A coat."],
	["<p>A <b>warm</b> coat.</p><p>Two&nbsp;pockets &amp; a hood.</p>", "A warm coat.\nTwo pockets & a hood."],
	["<ul><li>Wool</li><li>Lining:\n  silk</li></ul>", "Wool\nLining:\nsilk"],
	["One<br>two<br/>three", "One\ntwo\nthree"],
	["<style>p { color: red }</style>Seen<script>if (a < b) alert('x')</script>", "Seen"],
	["Kept <!-- not <b>this</b> --> too", "Kept too"],
	["5 < 6 and &lt;b&gt; &#241; &#xF1; &unknown; &#0;", "5 < 6 and <b> ñ ñ &unknown;"],
	["<script>never ended", ""],
])("%s", (html, text) => {
	expect(htmlToText(html)).toBe(text);
});

test("a tag without end takes no longer than its length", () => {
	const endless = `<${"a".repeat(300_000)}`;
	expect(htmlToText(endless)).toBe(endless);
});
