import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { Agent, createServer, get, type IncomingMessage } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { startLocalCards } from "#server/adapters/payments/local/local-cards.ts";
import { readConfig } from "#server/config.ts";
import { openShop } from "#server/shop.ts";
import { testShop } from "#server/testing/app.ts";
import { expectSoundBooks, paymentBody } from "#server/testing/buying.ts";
import { tokenFor } from "#server/testing/cards.ts";
import { addProduct } from "#server/testing/factories.ts";
import { holdTable } from "#server/testing/hold-table.ts";
import { ended, serverProcesses } from "#server/testing/server-process.ts";

const { start } = serverProcesses();

/** The shop on a port and a database of its own. */
async function openOwnShop() {
	const dataDir = await mkdtemp(join(tmpdir(), "perchero-closing-"));
	onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
	const database = await testShop();
	onTestFinished(() => database.close());
	const config = readConfig({ NODE_ENV: "test", DATA_DIR: dataDir, PORT: "0", LOG_LEVEL: "silent" });
	return { database, shop: await openShop(config, { databaseUrl: database.databaseUrl }) };
}

test("A15: a closing shop lets go of who asks nothing, and answers who asked", { timeout: 60_000 }, async () => {
	const { database, shop } = await openOwnShop();
	const id = await addProduct(database);
	const { hostname, port } = new URL(shop.address);
	const unused = connect(Number(port), hostname);
	await once(unused, "connect");

	const products = await holdTable(database.db, "product");
	// A connection that its owner would keep.
	const agent = new Agent({ keepAlive: true });
	onTestFinished(() => agent.destroy());
	const answered = once(get(`${shop.address}/api/products/${id}`, { agent }), "response");
	await products.waitedFor();
	const letGo = once(unused, "close");
	const closed = shop.close();
	// While somebody still waits for an answer: what is not let go of would be cut together with that.
	await letGo;
	await products.letGo();
	const [response] = (await answered) as [IncomingMessage];
	response.resume();
	expect(response.statusCode).toBe(200);
	expect(response.headers.connection).toBe("close");
	await closed;
});

test("a connection that a proxy keeps is answered once more, and told that it was the last time", {
	timeout: 60_000,
}, async () => {
	const { shop } = await openOwnShop();
	const { hostname, port } = new URL(shop.address);
	const proxy = new Agent({ keepAlive: true });
	onTestFinished(() => proxy.destroy());
	const ask = async () => {
		const request = get(`${shop.address}/healthz`, { agent: proxy });
		const [answer] = (await once(request, "response")) as [IncomingMessage];
		await once(answer.resume(), "end");
		return { status: answer.statusCode, connection: answer.headers.connection, wasKept: request.reusedSocket };
	};
	expect(await Promise.all([ask(), ask()])).toMatchObject([{ connection: "keep-alive" }, { connection: "keep-alive" }]);

	const closed = shop.close();
	const unknown = connect(Number(port), hostname);
	expect((await once(unknown, "error"))[0]).toMatchObject({ code: "ECONNREFUSED" });
	const last = { status: 200, connection: "close", wasKept: true };
	expect(await ask()).toEqual(last);
	expect(await ask()).toEqual(last);
	await closed;
});

/** A card service before the real one that keeps every answer back until it is told to go on. */
async function slowCards() {
	const cards = await startLocalCards({ host: "127.0.0.1", port: undefined, dir: undefined });
	const [asked, goingOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
	const server = createServer(async (request, response) => {
		const { method = "GET", headers } = request;
		const body = method === "GET" ? null : Uint8Array.from(await buffer(request));
		asked.resolve();
		await goingOn.promise;
		const { authorization = "", "x-idempotency-key": key = "" } = headers;
		const passed = { authorization, "content-type": "application/json", "x-idempotency-key": String(key) };
		const answer = await fetch(cards.url + request.url, { method, headers: passed, body });
		response.writeHead(answer.status, { "content-type": "application/json" }).end(await answer.text());
	});
	await once(server.listen(0, "127.0.0.1"), "listening");
	onTestFinished(() => void server.close());
	onTestFinished(() => cards.close());
	const { port } = server.address() as AddressInfo;
	return { cards, url: `http://127.0.0.1:${port}`, asked: asked.promise, goOn: goingOn.resolve };
}

test("a payment whose card service answers after everything was cut is still written down, and nothing fails", {
	timeout: 120_000,
}, async () => {
	const database = await testShop();
	onTestFinished(() => database.close());
	const product = await addProduct(database);
	const { cards, url, asked, goOn } = await slowCards();
	const shop = await start({
		DATABASE_URL: database.databaseUrl,
		HOST: "127.0.0.1",
		PUBLIC_URL: "http://shop.test",
		LOG_LEVEL: "warn",
		MERCADOPAGO_PUBLIC_KEY: cards.publicKey,
		MERCADOPAGO_ACCESS_TOKEN: cards.accessToken,
		MERCADOPAGO_API_URL: url,
		PAYMENT_TIMEOUT_SECONDS: "60",
	});
	const body = paymentBody([{ productid: product }], 20, { token: await tokenFor(cards), payment_method_id: "master" });
	const key = crypto.randomUUID();
	const headers = { "content-type": "application/json", "idempotency-key": key };
	const paying = fetch(`${shop.address}/api/payments`, { method: "POST", headers, body: JSON.stringify(body) });
	await Promise.race([asked, paying.then(async (answer) => expect(await answer.text()).toBe("held back"))]);
	const over = ended(shop.process, "SIGTERM");
	await expect(paying).rejects.toThrow();
	goOn();
	expect(await over).toBe(0);
	expect(shop.output()).toContain("are cut");
	expect(shop.output()).not.toContain('"level":50');
	const { rows } = await database.pool.query("select state from payment_attempt where id = $1", [key]);
	expect(rows).toEqual([{ state: "approved" }]);
	await expectSoundBooks(database);
});
