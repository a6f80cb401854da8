import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import Fastify from "fastify";
import pg from "pg";

/**
 * The reference servers: the least that can send the same bytes. Each figure of the shop is a ratio to one of these,
 * measured in the same run.
 */
const [kind] = process.argv.slice(2);
const given = JSON.parse(process.env.BARE_GIVEN ?? "{}") as {
	url?: string;
	headers?: Record<string, string>;
	databaseUrl?: string;
	sql?: string;
	values?: unknown[];
};

if (kind === "bytes") await sendBytes(given.url as string, given.headers ?? {});
else if (kind === "fastify") await sendFromFastify(given.url as string);
else if (kind === "query") await sendQuery(given.databaseUrl as string, given.sql as string, given.values ?? []);
else throw new Error(`no such reference: ${kind}`);

/** node:http sending the very bytes the shop sends for an address. */
async function sendBytes(url: string, headers: Record<string, string>) {
	const response = await fetch(url, { headers });
	const body = Buffer.from(await response.arrayBuffer());
	const type = response.headers.get("content-type") ?? "text/html";
	listen(
		createServer((_, reply) => reply.writeHead(200, { "content-type": type, "content-length": body.length }).end(body)),
	);
}

/** A Fastify route sending the same JSON from memory. */
async function sendFromFastify(url: string) {
	const value: unknown = await (await fetch(url)).json();
	const app = Fastify();
	app.get("/", async () => value);
	await app.listen({ port: 0, host: "127.0.0.1" });
	console.log(`listening at http://127.0.0.1:${(app.server.address() as AddressInfo).port}/`);
}

/** node:http and pg running one query per request and sending its rows. */
async function sendQuery(databaseUrl: string, text: string, values: unknown[]) {
	const pool = new pg.Pool({ connectionString: databaseUrl, max: 16 });
	listen(
		createServer(async (_, reply) => {
			const { rows } = await pool.query({ name: "bare", text, values });
			const body = Buffer.from(JSON.stringify(rows));
			reply.writeHead(200, { "content-type": "application/json", "content-length": body.length }).end(body);
		}),
	);
}

function listen(server: ReturnType<typeof createServer>) {
	server.listen(0, "127.0.0.1", () => {
		console.log(`listening at http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
	});
}
