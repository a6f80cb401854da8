import type { AddressInfo } from "node:net";
import { afterEach, beforeAll, describe, expect, vi } from "vitest";
import { addProduct } from "#server/testing/factories.ts";
import { shopTest } from "#server/testing/shop-test.ts";
import { firstAnswer, Wire } from "./wire.ts";

const { shop, test } = shopTest({ config: { rateLimits: false } });
let port: number;
beforeAll(async () => {
	await addProduct(shop);
	await shop.app.listen({ port: 0, host: "127.0.0.1" });
	({ port } = shop.app.server.address() as AddressInfo);
});
/** Whatever was done, the shop answers and no connection is left. */
afterEach(async () => {
	expect(await ask("GET /api/products HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")).toMatchObject({
		status: 200,
	});
	await vi.waitFor(async () => expect(await connections()).toBe(0), { timeout: 15_000 });
});

const connections = () =>
	new Promise<number>((resolve, reject) =>
		shop.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
	);
const ask = async (bytes: string | Buffer) => {
	const wire = await Wire.open(port);
	return firstAnswer(await wire.send(bytes).untilClosed());
};
const get = (lines: string, target = "/api/products") => `GET ${target} HTTP/1.1\r\n${lines}\r\n\r\n`;
const post = (lines: string, body = "") =>
	`POST /api/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n${lines}\r\n\r\n${body}`;

const nonsense: [what: string, bytes: string | Buffer, statuses: number[]][] = [
	["garbage bytes", Buffer.from(Array.from({ length: 4096 }, (_, at) => (at * 7919) % 256)), [400]],
	["the hello of TLS", Buffer.from("16030100c8010000c40303", "hex"), [400]],
	["the preface of HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", [400]],
	["an unknown method", "BREW /api/products HTTP/1.1\r\nHost: a\r\n\r\n", [400]],
	["a method the shop has no use for", "TRACE /api/products HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", [404]],
	["an unknown version", "GET / HTTP/9.9\r\nHost: a\r\n\r\n", [400]],
	["no version, as in the first days", "GET /api/products\r\n\r\n", [200, 400]],
	["no host", get("Connection: close"), [400]],
	["two hosts", get("Host: a\r\nHost: b\r\nConnection: close"), [200, 400]],
	["a giant header", get(`Host: a\r\nX-Long: ${"x".repeat(100_000)}`), [413]],
	["a giant address", get("Host: a", `/api/products?filters=${"x".repeat(100_000)}`), [413]],
	["many headers", get(`Host: a\r\n${Array.from({ length: 5000 }, (_, at) => `X-${at}: 1`).join("\r\n")}`), [413]],
	["a header without a name", get("Host: a\r\n: nameless"), [400]],
	["a header with a space before its colon", get("Host: a\r\nX-Odd : 1"), [400]],
	["a folded header", get("Host: a\r\nX-Odd: 1\r\n folded"), [400]],
	["NUL in a header", get("Host: a\r\nX-Odd: a\0b"), [400]],
	["a lone carriage return", get("Host: a\r\nX-Odd: a\rb: c"), [400]],
	["NUL in the address", get("Host: a", "/api/\0"), [400]],
	["a space in the address", get("Host: a", "/api/products /x"), [400]],
	["length and chunks at once", post("Content-Length: 5\r\nTransfer-Encoding: chunked", "0\r\n\r\n"), [400]],
	["two lengths", post("Content-Length: 5\r\nContent-Length: 6", "hello"), [400]],
	["a negative length", post("Content-Length: -1"), [400]],
	["a length that is no number", post("Content-Length: 0x5", "hello"), [400]],
	["a length beyond all numbers", post(`Content-Length: ${"9".repeat(40)}`), [400]],
	["a length that is too much", post("Content-Length: 99999999", "{"), [413]],
	["chunks of no size", post("Transfer-Encoding: chunked", "zz\r\nhello\r\n"), [400]],
	["chunks of a wrong size", post("Transfer-Encoding: chunked", "2\r\nhello\r\n0\r\n\r\n"), [400]],
	["chunks with an endless extension", post("Transfer-Encoding: chunked", `1;${"a".repeat(100_000)}\r\n`), [400, 413]],
	["a transfer coding nobody knows", post("Transfer-Encoding: gzip, x", "hello"), [400]],
	["chunked twice, written oddly", post("Transfer-Encoding: xchunked", "0\r\n\r\n"), [400]],
	["an upgrade to something else", get("Host: a\r\nConnection: close, Upgrade\r\nUpgrade: websocket"), [200, 400]],
	["an expectation nobody fulfils", post("Expect: miracles\r\nContent-Length: 2\r\nConnection: close", "{}"), [417]],
];

describe("what is no request", () => {
	test.each(nonsense)("%s gets a clean refusal, and the connection is closed", async (_, bytes, statuses) => {
		const { status, body } = await ask(bytes);
		expect([0, ...statuses]).toContain(status);
		expect(body).not.toMatch(/\n\s+at |node_modules|\.ts:\d/);
	});

	test("an absolute address is served as the path it ends with, or not at all, never fetched", async () => {
		const absolute = (target: string) => ask(get("Host: a\r\nConnection: close", target));
		for (const target of ["http://169.254.169.254/latest", "http://evil.test/nothing", "//evil.test/api"])
			expect([400, 404]).toContain((await absolute(target)).status);
		expect((await absolute("http://evil.test/api/products")).body).toContain("Plain shirt");
		for (const target of ["//evil.test/home", "/\\evil.test/home", "//"])
			expect([400, 404]).toContain((await absolute(target)).status);
		const tunnel = "CONNECT evil.test:443 HTTP/1.1\r\nHost: a\r\n\r\n";
		expect([0, 400, 404]).toContain((await ask(tunnel)).status);
	});

	test("a path that climbs is not followed", async () => {
		for (const target of ["/images/../../../etc/passwd", "/assets/..%2f..%2fpackage.json", "/../../etc/passwd"]) {
			const { status, body } = await ask(get("Host: a\r\nConnection: close", target));
			expect([400, 404]).toContain(status);
			expect(body).not.toMatch(/root:|perchero"/);
		}
	});

	test("a second request hidden behind the first's length is refused, not smuggled", async () => {
		const hidden = "GET /api/users HTTP/1.1\r\nHost: a\r\n\r\n";
		const text = post(`Content-Length: ${hidden.length}\r\nTransfer-Encoding: chunked`, `0\r\n\r\n${hidden}`);
		const wire = await Wire.open(port);
		const heard = await wire.send(text).untilClosed();
		expect(heard.match(/HTTP\/1\.1 /g)).toHaveLength(1);
	});
});

test("a hundred requests written at once are answered in their order", async () => {
	const wire = await Wire.open(port);
	const targets = Array.from({ length: 100 }, (_, at) => (at % 2 ? "/api/products/999999" : "/healthz"));
	const last = targets.length - 1;
	for (const [at, target] of targets.entries())
		wire.send(get(`Host: a${at === last ? "\r\nConnection: close" : ""}`, target));
	const statuses = [...(await wire.untilClosed()).matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status);
	expect(statuses).toEqual(targets.map((_, at) => (at % 2 ? "404" : "200")));
});

test("many who hang up in the middle leave nothing behind", async () => {
	const halves = [
		"",
		"GET",
		"GET /api/products HTTP/1.1\r\nHo",
		post("Content-Length: 100", '{"login_name":'),
		post("Transfer-Encoding: chunked", "5\r\nhel"),
	];
	for (let round = 0; round < 20; round += 1) {
		const wires = await Promise.all(halves.map(async (half) => (await Wire.open(port)).send(half)));
		for (const wire of wires) wire.abort();
	}
});
