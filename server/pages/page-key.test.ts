import type { ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { addressOf, listsTooMany, pageHandles, pageKeys } from "./page-key.ts";

const build = {
	routes: {
		root: { id: "root", path: "", module: {} },
		home: { id: "home", parentId: "root", path: "home", module: { handle: { reads: ["page"] } } },
		rest: { id: "rest", parentId: "root", path: "*", module: {} },
	},
} as unknown as ServerBuild;
const keyOf = pageKeys(pageHandles(build));

test("a page depends on the parameters its route reads, and on no others", () => {
	expect(keyOf("/home?page=2&from=mail")).toBe(keyOf("/home?page=2"));
	expect(keyOf("/home?page=2")).not.toBe(keyOf("/home?page=3"));
});

test("the list of routes depends on everything it was asked for", () => {
	const asked = keyOf("/__manifest?paths=%2Fhome&version=1");
	expect(keyOf("/__manifest?paths=%2Flogin&version=1")).not.toBe(asked);
	expect(keyOf("/__manifest?paths=%2Fhome&version=2")).not.toBe(asked);
	expect(keyOf("/__manifest?version=1&paths=%2Fhome")).toBe(asked);
});

test("the routes behind more links than any page has are not looked for", () => {
	const paths = (count: number) => Array.from({ length: count }, (_, at) => `/products/${at}`).join(",");
	expect(listsTooMany(`/__manifest?version=1&paths=${paths(250)}`)).toBe(false);
	expect(listsTooMany(`/__manifest?version=1&paths=${paths(251)}`)).toBe(true);
	expect(listsTooMany(`/__manifest?paths=${encodeURIComponent(paths(251))}`)).toBe(true);
	expect(listsTooMany(addressOf(`/a\\..\\__manifest?paths=${paths(251)}`) ?? "")).toBe(true);
	expect(listsTooMany(`/home?paths=${paths(251)}`)).toBe(false);
});

test.each([
	["/home?page=2", "/home?page=2"],
	["http://evil.test/home?page=2", "/home?page=2"],
	["//evil.test/home", null],
	["/\\evil.test/home", null],
	["//", null],
	["*", null],
	["evil.test:443", null],
])("of the target %s a page hears no host", (target, address) => {
	expect(addressOf(target)).toBe(address);
});
