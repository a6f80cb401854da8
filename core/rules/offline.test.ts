import { describe, expect, test } from "vitest";
import { filesIn, MOST_BYTES, mayKeep, shellPages, storeOf, visitIn, wayBack, wayOf } from "./offline.ts";

describe("where an address may be kept", () => {
	test.each([
		[
			"pages",
			"/",
			"/home",
			"/products/12",
			"/terms",
			"/privacy",
			"/returns",
			"/contact",
			"/es",
			"/es/home",
			"/es/products/3",
		],
		["shell", "/offline", "/cart", "/es/offline", "/es/cart"],
		["files", "/assets/frame-a1.js", "/assets/app-B_2.css", "/accent/2f5d50.css"],
		["pictures", "/images/coat-12.webp"],
	])("%s", (store, ...paths) => {
		for (const path of paths) expect(storeOf(path), path).toBe(store);
	});

	test.each([
		"/orders",
		"/orders/12",
		"/cart/pay",
		"/form",
		"/favorites",
		"/lists/4",
		"/client/profile",
		"/client/lists",
		"/login",
		"/loginadmin",
		"/signup",
		"/signupgoogle",
		"/verification/abc",
		"/resetpassword/1155550100",
		"/admindashboard",
		"/admindashboard/orders/1",
		"/addnewproduct",
		"/updateProducto/1",
		"/es/orders",
		"/es/cart/pay",
		"/mailbox",
		"/api/products/cards",
		"/api/client/me",
		"/home.data",
		"/products/12.data",
		"/products/12/edit",
		"/fr/home",
		"/assets/../api/client",
		"/accent/red.css",
		"/healthz",
		"/worker.js",
	])("%s nowhere", (path) => expect(storeOf(path)).toBeNull());
});

describe("how the worker answers", () => {
	const asked = { method: "GET", isNavigation: true, isOwn: true };
	test.each([
		["/home", "page"],
		["/cart", "page"],
		["/orders/12", "screen"],
		["/cart/pay", "screen"],
		["/admindashboard", "screen"],
		["/api/docs", null],
		["/mailbox", null],
		["/images/a.webp", null],
		["/sitemap.xml", null],
	])("to a visit of %s: %s", (path, way) => expect(wayOf({ ...asked, path })).toBe(way));

	test.each([
		["/assets/a.js", "kept"],
		["/images/a.webp", "kept"],
		["/home", null],
		["/home.data", null],
		["/api/cart/1", null],
		["/healthz", null],
	])("to a page that asks for %s: %s", (path, way) => {
		expect(wayOf({ ...asked, isNavigation: false, path })).toBe(way);
	});

	test("to nothing that is sent, and to no other origin", () => {
		expect(wayOf({ ...asked, method: "POST", path: "/home" })).toBeNull();
		expect(wayOf({ ...asked, isOwn: false, path: "/home" })).toBeNull();
		expect(wayOf({ ...asked, isOwn: false, isNavigation: false, path: "/assets/a.js" })).toBeNull();
	});
});

describe("an answer is kept", () => {
	const PUBLIC = "public, max-age=0, must-revalidate";
	const answer = (
		headers: Record<string, string>,
		other: Partial<Pick<Response, "status" | "type" | "redirected">> = {},
	) => ({
		status: 200,
		type: "basic" as const,
		redirected: false,
		headers: new Headers({ "content-type": "text/html; charset=utf-8", "cache-control": PUBLIC, ...headers }),
		...other,
	});

	test("when it is whole, the shop's own and for everybody", () => {
		expect(mayKeep(answer({}), "pages")).toBe(true);
		expect(mayKeep(answer({ "content-type": "image/avif" }), "pictures")).toBe(true);
		expect(mayKeep(answer({ "content-type": "font/woff2" }), "files")).toBe(true);
	});

	test.each([
		["a failure", answer({}, { status: 503 })],
		["a part", answer({}, { status: 206 })],
		["another place's answer", answer({}, { redirected: true })],
		["one that cannot be looked into", answer({}, { type: "opaque" })],
		["one of another origin", answer({}, { type: "cors" })],
		["no page", answer({ "content-type": "application/json" })],
		["what is not to be stored", answer({ "cache-control": "no-store" })],
		["one person's", answer({ "cache-control": "private, max-age=60" })],
		["what says both", answer({ "cache-control": "public, no-store" })],
		["what says nothing of it", answer({ "cache-control": "" })],
		["what is too large", answer({ "content-length": String(MOST_BYTES + 1) })],
	])("but not %s", (_what, given) => expect(mayKeep(given, "pages")).toBe(false));

	test("only where its kind belongs", () => {
		expect(mayKeep(answer({}), "files")).toBe(false);
		expect(mayKeep(answer({ "content-type": "text/javascript" }), "pages")).toBe(false);
	});
});

test("a page is kept with the files it names, each once", () => {
	const html = `<style>src:url(/assets/seldom.woff2)</style><link href="/assets/a-1.css"/><link href="/accent/2f5d50.css"/><script>import "/assets/b.js";import "/assets/b.js"</script><img src="/images/x.webp"/>`;
	expect(filesIn(html)).toEqual(["/assets/a-1.css", "/accent/2f5d50.css", "/assets/b.js"]);
});

test("the shell speaks the language of the page", () => {
	expect(shellPages("/products/1")).toEqual(["/offline", "/cart"]);
	expect(shellPages("/es/home?page=2")).toEqual(["/es/offline", "/es/cart"]);
});

test("a visit names a public page, and of files only those that may be kept", () => {
	const files = ["/assets/a.js", "/api/client/me", 7, "https://evil.test/assets/a.js"];
	const visit = { page: "/home?page=2", title: "All products", files };
	expect(visitIn(visit)).toEqual({ ...visit, files: ["/assets/a.js"] });
	expect(visitIn({ ...visit, files: Array(1000).fill("/assets/a.js") })?.files).toHaveLength(150);
	for (const page of ["/orders", "//evil.test/home", "https://evil.test/home", `/home?${"x".repeat(1000)}`, 7])
		expect(visitIn({ ...visit, page })).toBeNull();
	for (const message of [null, undefined, "home", 7, {}, { page: "/home" }]) expect(visitIn(message)).toBeNull();
});

test("the way back leads to a page of the shop only", () => {
	const shop = "https://shop.test";
	expect(wayBack("/products/7?color=blue", shop)).toBe("/products/7?color=blue");
	for (const to of [null, "", "products", "//evil.test", "/\\evil.test", "https://evil.test/", "javascript:alert(1)"])
		expect(wayBack(to, shop)).toBeNull();
});
