import type { AddressInfo } from "node:net";
import { beforeAll, expect, onTestFinished, vi } from "vitest";
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
	// The same watch with shorter patience, so that nobody has to wait for it. The head's comes first, or Node swaps them.
	shop.app.server.headersTimeout = 1_500;
	shop.app.server.requestTimeout = 2_500;
});

const CSV = ["/api/products/import?dry=1", "text/csv"] as const;
const ZIP = ["/api/products/import/pictures", "application/zip"] as const;
const begin = async (address: string, type: string) =>
	(await Wire.open(port)).send(
		`POST ${address} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\nContent-Type: ${type}\r\nTransfer-Encoding: chunked\r\n\r\n`,
	);
const chunk = (length: number) => `${length.toString(16)}\r\n${"\n".repeat(length)}\r\n`;

/** Sends a little now and then, until told to stop or the test is over. */
function drip(wire: Wire, bytes: string): () => void {
	const sending = setInterval(() => {
		if (wire.socket.writable) wire.send(bytes);
	}, 100);
	const stop = () => clearInterval(sending);
	onTestFinished(() => {
		stop();
		wire.abort();
	});
	return stop;
}

/** Whoever still sends while a connection is ended may lose the answer with it. */
const ENDED = [0, 408];

/** Another call that comes a letter at a time, until it is ended. */
async function untilOthersAreEnded(): Promise<void> {
	const wire = await Wire.open(port);
	wire.send("POST /api/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 90000\r\n\r\n{");
	drip(wire, "a");
	expect(ENDED).toContain(firstAnswer(await wire.untilClosed()).status);
}

test.each([CSV, ZIP])(
	"a file for %s that comes slowly but steadily is taken, however long it takes",
	async (...file) => {
		const wire = await begin(...file);
		const stop = drip(wire, chunk(20_000));
		await untilOthersAreEnded();
		await untilOthersAreEnded();
		stop();
		wire.send(`${chunk(9)}0\r\n\r\n`);
		const { status } = firstAnswer(await wire.heard(/\r\n\r\n/));
		expect([200, 202]).toContain(status);
	},
);

test.each([
	["stands still", "", [408]],
	["comes a few letters at a time", chunk(40), ENDED],
])("a file that %s is ended with 408, and nothing of it is kept", async (_how, bytes, ends) => {
	const wire = await begin(...CSV);
	wire.send(chunk(2_000_000));
	drip(wire, bytes);
	expect(ends).toContain(firstAnswer(await wire.untilClosed()).status);
	await vi.waitFor(async () =>
		expect((await shop.pool.query("select from product_import where state = 'receiving'")).rows).toHaveLength(0),
	);
});

test("who may not send files has no more time than others", async () => {
	const wire = await Wire.open(port);
	wire.send(`POST ${CSV[0]} HTTP/1.1\r\nHost: a\r\nContent-Type: text/csv\r\nTransfer-Encoding: chunked\r\n\r\n`);
	expect(firstAnswer(await wire.heard(/\r\n\r\n/)).status).toBe(401);
	drip(wire, chunk(20_000));
	await wire.untilClosed();
});
