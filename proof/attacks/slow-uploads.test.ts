import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { beforeAll, expect, vi } from "vitest";
import { addStaff } from "#server/testing/actors.ts";
import { shopTest } from "#server/testing/shop-test.ts";
import { firstAnswer, Wire } from "./wire.ts";

const { shop, test } = shopTest({ config: { rateLimits: false } });
let port: number;
let token: string;
beforeAll(async () => {
	await shop.app.listen({ port: 0, host: "127.0.0.1" });
	({ port } = shop.app.server.address() as AddressInfo);
	({ token } = await addStaff(shop, "admin"));
	// The same watch with shorter patience, so that nobody has to wait for it.
	shop.app.server.requestTimeout = 2_500;
});

const CSV = ["/api/products/import?dry=1", "text/csv"] as const;
const ZIP = ["/api/products/import/pictures", "application/zip"] as const;
const begin = async (address: string, type: string) =>
	(await Wire.open(port)).send(
		`POST ${address} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\nContent-Type: ${type}\r\nTransfer-Encoding: chunked\r\n\r\n`,
	);
const chunk = (length: number) => `${length.toString(16)}\r\n${"\n".repeat(length)}\r\n`;

/** Sends a little now and then, until told to stop. */
function drip(wire: Wire, bytes: string): () => void {
	const sending = setInterval(() => {
		if (wire.socket.writable) wire.send(bytes);
	}, 100);
	return () => clearInterval(sending);
}

/** Another call that comes a letter at a time, until it is ended. */
async function untilOthersAreEnded(): Promise<number> {
	const wire = await Wire.open(port);
	wire.send("POST /api/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{");
	const stop = drip(wire, "a".repeat(90));
	const { status } = firstAnswer(await wire.untilClosed());
	stop();
	return status;
}

test.each([CSV, ZIP])(
	"a file for %s that comes slowly but steadily is taken, however long it takes",
	async (...file) => {
		const wire = await begin(...file);
		const stop = drip(wire, chunk(20_000));
		expect(await untilOthersAreEnded()).toBe(408);
		expect(await untilOthersAreEnded()).toBe(408);
		stop();
		wire.send(`${chunk(9)}0\r\n\r\n`);
		const { status } = firstAnswer(await wire.heard(/\r\n\r\n/));
		expect([200, 202]).toContain(status);
		wire.abort();
	},
	60_000,
);

test.each([
	["stands still", ""],
	["comes a few letters at a time", chunk(40)],
])(
	"a file that %s is ended with 408, and nothing of it is kept",
	async (_how, bytes) => {
		const wire = await begin(...CSV);
		wire.send(chunk(2_000_000));
		const stop = drip(wire, bytes);
		const { status } = firstAnswer(await wire.untilClosed());
		stop();
		expect(status).toBe(408);
		await vi.waitFor(async () =>
			expect((await shop.pool.query("select from product_import where state = 'receiving'")).rows).toHaveLength(0),
		);
	},
	60_000,
);

test("who may not send files has no more time than others", async () => {
	const wire = await Wire.open(port);
	wire.send(`POST ${CSV[0]} HTTP/1.1\r\nHost: a\r\nContent-Type: text/csv\r\nTransfer-Encoding: chunked\r\n\r\n`);
	expect(firstAnswer(await wire.heard(/\r\n\r\n/)).status).toBe(401);
	const stop = drip(wire, chunk(20_000));
	await (wire.socket.closed || once(wire.socket, "close"));
	stop();
}, 60_000);
