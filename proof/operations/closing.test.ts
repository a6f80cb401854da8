import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { Agent, get, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { openShop } from "#server/shop.ts";
import { testShop } from "#server/testing/app.ts";
import { addProduct } from "#server/testing/factories.ts";
import { holdTable } from "#server/testing/hold-table.ts";

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
