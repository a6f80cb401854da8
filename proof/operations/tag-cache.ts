import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

type Kept = { status: number; headers: IncomingHttpHeaders; body: Buffer; names: string[]; until: number };

/** What a CDN does, and no more: keeps what it may for as long as it may, and drops what it is told to by name. */
export async function openTagCache(shop: () => string) {
	const kept = new Map<string, Kept>();
	const told: string[][] = [];
	const server = createServer(async (request, response) => {
		const address = request.url as string;
		if (request.method === "POST" && address === "/purge") {
			const names = String(request.headers["surrogate-key"]).split(" ");
			told.push(names);
			for (const [key, answer] of kept) if (answer.names.some((name) => names.includes(name))) kept.delete(key);
			response.writeHead(200).end();
			return;
		}
		const key = `${address} ${request.headers["accept-encoding"] ?? ""}`;
		const known = kept.get(key);
		if (known && known.until > Date.now()) {
			response.writeHead(known.status, { ...known.headers, "x-cache": "hit" }).end(known.body);
			return;
		}
		const answer = await fetch(shop() + address);
		const body = Buffer.from(await answer.arrayBuffer());
		const headers = Object.fromEntries(answer.headers);
		for (const name of ["content-encoding", "content-length", "connection", "keep-alive"]) delete headers[name];
		const seconds = Number(headers["cdn-cache-control"]?.match(/max-age=(\d+)/)?.[1] ?? 0);
		const names = headers["surrogate-key"]?.split(" ") ?? [];
		if (seconds > 0) kept.set(key, { status: answer.status, headers, body, names, until: Date.now() + seconds * 1000 });
		response.writeHead(answer.status, { ...headers, "x-cache": "miss" }).end(body);
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	return {
		address,
		told,
		async ask(path: string) {
			const answer = await fetch(address + path);
			return { from: answer.headers.get("x-cache"), status: answer.status, text: await answer.text() };
		},
		async close() {
			server.close();
			server.closeAllConnections();
		},
	};
}
