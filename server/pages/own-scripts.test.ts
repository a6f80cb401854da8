import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { ownScripts } from "./own-scripts.ts";

const nonce = "bm9ib2R5LWtub3dzLXRoaXM";
const hashOf = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

test("A16: only the scripts the renderer wrote are named, whatever else got into the page", () => {
	const page = [
		`<script nonce="${nonce}">first()</script>`,
		"<script>stolen()</script>",
		'<script nonce="guessed">stolen()</script>',
		`<script type="module" nonce="${nonce}" async="">import "/assets/a.js"</script>`,
		`<p>${nonce}</p><script data-nonce="${nonce}x">stolen()</script>`,
	].join("");
	expect(ownScripts(page, nonce).hashes).toEqual([hashOf("first()"), hashOf('import "/assets/a.js"')]);
});

test("a page is the same whenever it is rendered: the number is not in it", () => {
	const page = (number: string) => `<link nonce="${number}"/><script nonce="${number}">same()</script>`;
	expect(ownScripts(page("one"), "one")).toEqual(ownScripts(page("two"), "two"));
	expect(ownScripts(page("one"), "one").html).toBe("<link/><script>same()</script>");
});

test("scripts of other files need no name: they come from the shop itself", () => {
	expect(ownScripts(`<script src="/assets/a.js" nonce="${nonce}"></script>`, nonce).hashes).toEqual([]);
});
