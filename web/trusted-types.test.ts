import { expect, test } from "vitest";
import { passAsHtml } from "./trusted-types.ts";

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
