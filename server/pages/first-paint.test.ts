import { expect, test } from "vitest";
import { policyHash } from "../policy-hash.ts";
import { paintingFirst, styleOf } from "./first-paint.ts";
import type { Rendered } from "./render.ts";

const styles = "p{color:red}.price::before{content:'$&'}";
const build = { entry: { module: { styles } } } as unknown as Parameters<typeof styleOf>[0];

function rendering(body: string, type = "text/html; charset=utf-8") {
	const response = new Response(null, { headers: { "content-type": type } });
	const rendered: Rendered = { response, body: Buffer.from(body), scriptHashes: [], tags: new Set(), until: undefined };
	return paintingFirst(() => Promise.resolve(rendered), styleOf(build));
}
const pageOf = async (body: string, type?: string) => String((await rendering(body, type)("/", "GET")).body);

test("a page brings its style, letter for letter, before the styles of this one shop", async () => {
	const head =
		'<meta charSet="utf-8"/><link rel="icon" href="/a"/><link rel="icon" href="/b"/><link rel="stylesheet"/>';
	expect(await pageOf(`<head>${head}</head>`)).toBe(
		`<head><meta charSet="utf-8"/><style>${styles}</style><link rel="icon" href="/a"/><link rel="icon" href="/b"/><link rel="stylesheet"/></head>`,
	);
	expect(await pageOf("<head></head><p></p>")).toBe(`<head><style>${styles}</style></head><p></p>`);
});

test("the policy names the style by the sum of what the page brings", () => {
	expect(styleOf(build)).toEqual({ text: styles, hash: policyHash(styles) });
});

test("scripts leave the way free for the pictures of the first screen", async () => {
	const page = await pageOf('<head><link rel="modulepreload" href="/a"/><link rel="modulepreload" href="/b"/></head>');
	expect(page.match(/<link rel="modulepreload" fetchpriority="low" href="\/[ab]"\/>/g)).toHaveLength(2);
});

test("what is no page is sent as it is", async () => {
	expect(await pageOf("</head>", "application/json")).toBe("</head>");
});
