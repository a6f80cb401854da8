import { afterAll, beforeAll, describe, expect } from "vitest";
import { z } from "zod";
import { calls } from "#core/calls/call.ts";
import { endpoints } from "#core/contract/endpoint.ts";
import { contractEntries } from "#core/contract/index.ts";
import { buildApp } from "../app.ts";
import { AppError } from "../errors.ts";
import type { Pages } from "../pages/pages.ts";
import { addClient, addStaff } from "../testing/actors.ts";
import { type TestShop, testShop } from "../testing/app.ts";
import { shopTest } from "../testing/shop-test.ts";
import { createMetrics } from "./metrics.ts";
import { route } from "./route.ts";

/** Calls that exist only here, served by the same machinery as the shop's own. */
const schemas = {
	echo: {
		summary: "Says it back",
		body: z.object({ word: z.string().max(20), count: z.number().int().min(1) }),
		reply: z.object({ word: z.string() }),
	},
	broken: { summary: "Fails", reply: z.object({}) },
	refused: { summary: "Refuses", reply: z.object({}) },
	forClients: { summary: "For clients", reply: z.object({}) },
};
const tried = calls<typeof schemas>()({
	echo: { method: "POST", path: "/test/echo", access: "public" },
	broken: { method: "GET", path: "/test/broken", access: "public" },
	refused: { method: "GET", path: "/test/refused", access: "public" },
	forClients: { method: "GET", path: "/test/client", access: "client" },
});
const { echo, broken, refused, forClients } = endpoints(tried, schemas);

const { shop, test } = shopTest();
let app: TestShop["app"];

beforeAll(async () => {
	app = await buildApp({ ...shop.deps, metrics: createMetrics({ processMetrics: false }) });
	route(app, shop.deps, echo, ({ body }) => ({ word: body.word, secret: "never declared" }) as { word: string });
	route(app, shop.deps, broken, () => {
		throw new Error("password of the database is hunter2");
	});
	route(app, shop.deps, refused, () => {
		throw new AppError("too_many_requests", undefined, { retryAfterSeconds: 7 });
	});
	route(app, shop.deps, forClients, () => ({}));
	await app.ready();
});

afterAll(async () => {
	await app.close();
});

const post = (payload: string, headers: Record<string, string> = { "content-type": "application/json" }) =>
	app.inject({ method: "POST", url: "/api/test/echo", payload, headers });

describe("a call of the contract", () => {
	test("answers only what the contract declares", async () => {
		const response = await post('{"word":"hola","count":1,"extra":true}');
		expect(response.statusCode).toBe(200);
		expect(response.json()).toEqual({ word: "hola" });
	});

	test("names every wrong field of bad input", async () => {
		const response = await post('{"word":7,"count":0}');
		expect(response.statusCode).toBe(400);
		expect(response.json()).toMatchObject({
			code: "invalid_input",
			fields: { word: expect.any(String), count: expect.any(String) },
		});
	});

	test("accepts a trailing slash", async () => {
		const response = await app.inject({ method: "POST", url: "/api/test/echo/", payload: { word: "a", count: 2 } });
		expect(response.statusCode).toBe(200);
	});

	test.each([
		["malformed JSON", '{"word":', 400, "malformed_json"],
		["an empty JSON body", "", 400, "malformed_json"],
		["a poisoned prototype", '{"__proto__":{"a":1},"word":"x","count":1}', 400, "malformed_json"],
		["a body over 256 KiB", JSON.stringify({ word: "x".repeat(262_144), count: 1 }), 413, "too_large"],
	])("answers %s with the right refusal", async (_, payload, status, code) => {
		const response = await post(payload as string);
		expect(response.statusCode).toBe(status);
		expect(response.json()).toMatchObject({ code, message: expect.any(String) });
	});

	test("refuses another content type with 415", async () => {
		const response = await post("<word/>", { "content-type": "application/xml" });
		expect(response.statusCode).toBe(415);
		expect(response.json().code).toBe("unsupported_media_type");
	});

	test("tells when to come back", async () => {
		const response = await app.inject("/api/test/refused");
		expect(response.statusCode).toBe(429);
		expect(response.headers["retry-after"]).toBe("7");
	});

	test("lets no visitor in where a client is needed", async () => {
		for (const authorization of ["", "Bearer ", "Bearer short", `Bearer ${"x".repeat(43)}`, "Basic abc"]) {
			const response = await app.inject({ url: "/api/test/client", headers: { authorization } });
			expect(response.statusCode).toBe(401);
		}
	});
});

describe("a failure", () => {
	test("tells the client nothing but a code and a sentence, and the log the cause", async () => {
		const response = await app.inject("/api/test/broken");
		expect(response.statusCode).toBe(500);
		expect(response.json()).toEqual({ code: "internal", message: "Something went wrong on our side" });
		expect(shop.logged.some((line) => line.includes("hunter2"))).toBe(true);
	});

	test("A19: of an unknown API path is no page, whatever the method", async () => {
		const everything: Pages = {
			serve: async (_, reply) => reply.type("text/html").send("a page"),
			register: async (app) => void app.get("/*", async () => "a page"),
		};
		const withPages = await testShop({ pages: () => everything });
		for (const method of ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"] as const) {
			for (const url of ["/api", "/api/", "/api/nothing", "/api/nothing/here?x=1"]) {
				const { statusCode, headers } = await withPages.app.inject({ method: method as "GET", url });
				expect([method, url, statusCode]).toEqual([method, url, 404]);
				expect(headers["content-type"]).toBe("application/json; charset=utf-8");
			}
		}
		expect((await withPages.app.inject("/apiary")).body).toBe("a page");
		await withPages.close();
	});

	test("A19: of a body comes after the question who asks, whatever is wrong with it", async () => {
		const ask = (method: "POST" | "DELETE", path: string, body: string, { token = "" } = {}) =>
			app.inject({
				method,
				url: `/api${path}`,
				headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
				body,
			});
		const [client, other, staff] = [await addClient(shop), await addClient(shop), await addStaff(shop, "employee")];
		for (const [body, code] of [
			["{", "malformed_json"],
			["{}", "invalid_input"],
		] as const) {
			expect((await ask("POST", "/products/add", body)).statusCode).toBe(401);
			expect((await ask("POST", "/products/add", body, client)).statusCode).toBe(403);
			expect((await ask("POST", "/products/add", body, staff)).json()).toMatchObject({ code });
			expect((await ask("DELETE", `/client/${other.phone}`, body, client)).statusCode).toBe(404);
			expect((await ask("DELETE", `/client/${client.phone}`, body, client)).json()).toMatchObject({ code });
		}
	});

	test("of an unknown API path is the same for every method and carries the request id in a header only", async () => {
		for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"] as const) {
			const response = await app.inject({ method, url: "/api/nothing/here" });
			expect(response.statusCode).toBe(404);
			expect(response.body).toBe('{"code":"not_found","message":"Not found"}');
			expect(response.headers["x-request-id"]).toMatch(/^[0-9a-f]{8}-/);
		}
	});

	test("of broken percent-encoding is a 400", async () => {
		const response = await app.inject("/api/products/%E0%A4%A");
		expect(response.statusCode).toBe(400);
		expect(response.json().code).toBe("bad_request");
	});
});

test("no address reaches the log, because addresses hold phones, e-mails and tokens", async () => {
	await app.inject("/api/nothing?email=ana%40example.com&token=secret-token");
	expect(shop.logged.join("")).not.toMatch(/ana|secret-token/);
});

test("every answer carries the security headers", async () => {
	const { headers } = await app.inject("/healthz");
	expect(headers).toMatchObject({ "x-content-type-options": "nosniff", "x-frame-options": "DENY" });
	expect(headers["strict-transport-security"]).toBeUndefined();
});

describe("what operators ask", () => {
	test("/healthz and /readyz answer 200 while PostgreSQL does", async () => {
		expect((await app.inject("/healthz")).statusCode).toBe(200);
		expect((await app.inject("/readyz")).statusCode).toBe(200);
	});

	test("/metrics answers this machine, nobody who came through a proxy", async () => {
		expect((await app.inject("/metrics")).body).toContain("http_request_seconds");
		expect((await app.inject({ url: "/metrics", headers: { "x-forwarded-for": "203.0.113.9" } })).statusCode).toBe(404);
		expect((await app.inject({ url: "/metrics", remoteAddress: "203.0.113.9" })).statusCode).toBe(404);
	});

	test("the API describes itself to people and machines", async () => {
		const document = (await app.inject("/api/openapi.json")).json();
		expect(document.paths["/api/products/{id}"].get.operationId).toBe("products.detail");
		const page = await app.inject("/api/docs");
		expect(page.headers["content-type"]).toContain("text/html");
		expect(page.body).toContain("/api/products/facets");
	});

	test("what a call answers besides its first form is said to people and machines", async () => {
		const { paths } = (await app.inject("/api/openapi.json")).json();
		const page = (await app.inject("/api/docs")).body;
		const sheets = contractEntries().filter(({ endpoint }) => endpoint.alsoAs);
		expect(sheets.map(({ name }) => name).sort()).toEqual([
			"orders.packingSlip",
			"papers.creditNote",
			"papers.invoice",
			"returns.label",
		]);
		for (const { name, endpoint } of sheets) {
			const { content } = paths[`/api${endpoint.path.replace(/:(\w+)/g, "{$1}")}`].get.responses[200];
			expect(Object.keys(content), name).toEqual(["text/html", "application/pdf"]);
			const article = page.slice(page.indexOf(`id="${name}"`)).split("</article>")[0];
			expect(article).toContain("text/html, or application/pdf where Accept asks for it");
		}
	});

	test.each(["/api/docs", "/api/openapi.json"])(
		"A8: %s is made once, sent compressed, and not again to who has it",
		async (url) => {
			const plain = await app.inject(url);
			const sent = await app.inject({ url, headers: { "accept-encoding": "br" } });
			expect(sent.headers["content-encoding"]).toBe("br");
			expect(sent.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5);
			const again = await app.inject({ url, headers: { "if-none-match": String(plain.headers.etag) } });
			expect([again.statusCode, again.body]).toEqual([304, ""]);
		},
	);
});
