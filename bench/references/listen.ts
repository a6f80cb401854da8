import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import pg from "pg";

export function listen(answer: RequestListener): Promise<string> {
	const server = createServer(answer);
	return new Promise((resolve) => {
		server.listen(0, "127.0.0.1", () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
	});
}

/** node:http answering JSON; what is thrown becomes a 500. */
export function listenJson(answer: (request: IncomingMessage) => Promise<unknown>): Promise<string> {
	return listen(async (request, response) => {
		let status = 200;
		const value = await answer(request).catch((error: Error) => {
			status = 500;
			return { message: error.message };
		});
		const body = Buffer.from(JSON.stringify(value));
		response.writeHead(status, { "content-type": "application/json", "content-length": body.length }).end(body);
	});
}

export async function readBody<T>(request: IncomingMessage): Promise<T> {
	const parts: Buffer[] = [];
	for await (const part of request) parts.push(part as Buffer);
	return JSON.parse(Buffer.concat(parts).toString()) as T;
}

/** As many connections as the shop opens. */
export function openPool(connectionString: string): pg.Pool {
	return new pg.Pool({ connectionString, max: 16 });
}

export async function inTransaction<T>(
	pool: pg.Pool,
	work: (client: pg.PoolClient) => Promise<T>,
	commit = "commit",
): Promise<T> {
	const client = await pool.connect();
	try {
		await client.query("begin");
		const value = await work(client);
		await client.query(commit);
		return value;
	} catch (error) {
		await client.query("rollback");
		throw error;
	} finally {
		client.release();
	}
}
