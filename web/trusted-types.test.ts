import { expect, test } from "vitest";
import { passAsHtml, passAsScriptUrl } from "./trusted-types.ts";

test.each(["", "plain", '{"@type":"Product","name":"\\u003cimg>"}', "<script></script>"])("%j passes as HTML", (html) =>
	expect(passAsHtml(html)).toBe(html),
);

test.each([
	"<img src=x onerror=alert(1)>",
	"<script>alert(1)</script>",
	"a<b",
	" <script></script>",
	"<script></script>x",
])("%j does not", (html) => expect(passAsHtml(html)).toBeNull());

test("the only script that may be named by text is the worker", () => {
	expect(passAsScriptUrl("/worker.js")).toBe("/worker.js");
	for (const url of ["", "/worker.js?x", "https://evil.test/worker.js", "//evil.test/worker.js", "data:,alert(1)"])
		expect(passAsScriptUrl(url)).toBeNull();
});
