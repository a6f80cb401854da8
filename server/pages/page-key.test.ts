import type { ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { addressOf, listsTooMany, pageAddresses, pageHandles } from "./page-key.ts";

const build = {
	routes: {
		root: { id: "root", path: "", module: {} },
		layout: { id: "layout", parentId: "root", module: {} },
		home: { id: "home", parentId: "root", path: "home", module: { handle: { reads: ["page"] } } },
		rest: { id: "rest", parentId: "root", path: "*", module: {} },
	},
} as unknown as ServerBuild;
const keyOf = pageAddresses(pageHandles(build), build);

test("a page depends on the parameters its route reads, and on no others", () => {
	expect(keyOf("/home?page=2&from=mail")).toBe(keyOf("/home?page=2"));
	expect(keyOf("/home?page=2")).not.toBe(keyOf("/home?page=3"));
});

test("A12: what a page does not read is not in the address it is rendered from", () => {
	expect(keyOf("/home?fbclid=abc&page=2")).toBe("/home?page=2");
	expect(keyOf("/home?fbclid=abc")).toBe("/home");
	expect(keyOf("/home?page=a%26b%3Dc")).toBe("/home?page=a%26b%3Dc");
});

test("A7: data is kept for the routes there are, each named once, and for no others", () => {
	expect(keyOf("/home.data?_routes=root,home")).toBe("/home.data?_routes=root%2Chome");
	expect(keyOf("/home.data")).toBe("/home.data");
	expect(keyOf(`/home.data?_routes=${"x".repeat(3000)}`)).toBeNull();
	expect(keyOf("/home.data?_routes=constructor")).toBeNull();
	expect(keyOf("/home.data?_routes=root,root,root")).toBeNull();
	expect(keyOf("/home.data?_routes=root&_routes=root")).toBeNull();
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

test("pages of another language are told apart, below their own path", () => {
	const spanish = { ...build, basename: "/es" };
	const spanishKeyOf = pageAddresses(pageHandles(spanish), spanish);
	expect(spanishKeyOf("/es/home?page=2&from=mail")).toBe("/es/home?page=2");
	expect(spanishKeyOf("/es/home.data?_routes=root")).toBe("/es/home.data?_routes=root");
	expect(spanishKeyOf("/es/_.data")).toBe("/es/_.data");
	expect(spanishKeyOf("/es/__manifest?paths=%2Fes%2Fhome")).toBe("/es/__manifest?paths=%2Fes%2Fhome");
	expect(spanishKeyOf("/home")).toBeNull();
	expect(listsTooMany(`/es/__manifest?paths=${Array(251).fill("/es/home").join(",")}`)).toBe(true);
});
