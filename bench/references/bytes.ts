import type { AddressInfo } from "node:net";
import Fastify from "fastify";
import { listen } from "./listen.ts";

/** What node:http writes by itself. */
const OWN = new Set(["connection", "keep-alive", "date", "transfer-encoding"]);

/** node:http sending the very bytes the shop sends for an address, headers and all. */
export async function sendBytes({ url }: { url: string }): Promise<string> {
	const response = await fetch(url, { headers: { "accept-encoding": "identity" } });
	const body = Buffer.from(await response.arrayBuffer());
	const headers = [...response.headers].filter(([name]) => !OWN.has(name)).flat();
	return listen((_, reply) => reply.writeHead(200, headers).end(body));
}

/** A Fastify route sending the same JSON from memory. */
export async function sendFromFastify({ url }: { url: string }): Promise<string> {
	const value: unknown = await (await fetch(url)).json();
	const app = Fastify();
	app.get("/*", async () => value);
	await app.listen({ port: 0, host: "127.0.0.1" });
	return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}
