import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterEach, expect } from "vitest";
import { createWebhookSender } from "../../adapters/webhooks/sender.ts";
import { inProject } from "../../project-folder.ts";
import { pay, paymentBody, unitsOf } from "../../testing/buying.ts";
import { addProduct } from "../../testing/factories.ts";
import { addKey } from "../../testing/keys.ts";
import { addReceiver } from "../../testing/receivers.ts";
import { shopTest } from "../../testing/shop-test.ts";
import { tellReceivers } from "../webhooks/webhooks.jobs.ts";

const EXAMPLE = fileURLToPath(inProject("docs/examples/warehouse-stock.mjs"));
const { shop, test } = shopTest({ config: { rateLimits: false }, webhooks: createWebhookSender({ local: true }) });

let running: ChildProcess | undefined;
afterEach(async () => {
	if (running?.exitCode === null && running.kill()) await once(running, "exit");
	running = undefined;
});

/** The shop at an address, a product of five units of each size, and the warehouse's file about it. */
async function warehouse(...lines: [colour: string, size: string, units: number][]) {
	if (!shop.app.server.listening) await shop.app.listen({ port: 0, host: "127.0.0.1" });
	const { port } = shop.app.server.address() as { port: number };
	const id = await addProduct(shop, { price: 10 });
	const { rows } = await shop.pool.query<{ slug: string }>("select slug from product where id = $1", [id]);
	const slug = rows[0]?.slug;
	const file = join(shop.dataDir, `${slug}.csv`);
	await writeFile(file, ["slug,colour,size,units", ...lines.map((line) => [slug, ...line].join(","))].join("\n"));
	const { secret: KEY } = await addKey(shop, { scopes: ["read:catalogue", "write:stock"] });
	const env = { ...process.env, SHOP: `http://127.0.0.1:${port}`, KEY };
	const units = async () =>
		(await readFile(file, "utf8"))
			.trim()
			.split("\n")
			.slice(1)
			.map((line) => line.split(",")[3]);
	const count = async (from: string, to: string) =>
		writeFile(file, (await readFile(file, "utf8")).replace(`,M,${from}`, `,M,${to}`));
	return { id, file, env, units, count, run: () => promisify(execFile)(process.execPath, [EXAMPLE, file], { env }) };
}

const left = async (id: number, size: string) => (await unitsOf(shop, id, size)).onHand;

test("the first time the file is right; then each side hears what the other changed", async () => {
	const { id, run, units, count } = await warehouse(["Blanco", "M", 5], ["blanco", "L", 9], ["Verde", "M", 1]);
	expect((await run()).stdout).toBe("in step: 3 sizes, 1 set in the shop, 1 unknown to it\n");
	expect([await left(id, "L"), ...(await units())]).toEqual([9, "5", "9", "1"]);
	// Ten came into the warehouse while two were sold.
	await count("5", "15");
	await pay(shop, paymentBody([{ productid: id, quantity: 2 }], 20));
	expect((await run()).stdout).toContain("1 set in the shop");
	expect([await left(id, "M"), ...(await units())]).toEqual([13, "13", "9", "1"]);
	expect((await run()).stdout).toContain("0 set in the shop");
});

test("ended before it had noted that the shop took it, it adds nothing twice", async () => {
	const { id, file, run, units, count } = await warehouse(["Blanco", "M", 5]);
	await run();
	const before = await readFile(`${file}.agreed.json`, "utf8");
	await count("5", "8");
	await run();
	const key = Object.keys(JSON.parse(before).agreed)[0] ?? "";
	await writeFile(`${file}.agreed.json`, JSON.stringify({ ...JSON.parse(before), sent: { [key]: 8 } }));
	await run();
	expect([await left(id, "M"), ...(await units())]).toEqual([8, "8"]);
});

test("it hears of a sale by a webhook it verifies, and of no forged one", async () => {
	const { id, file, env, units } = await warehouse(["Blanco", "M", 5]);
	const { id: endpoint, secret } = await addReceiver(shop, { address: "http://127.0.0.1:9/", events: ["order.paid"] });
	running = spawn(process.execPath, [EXAMPLE, file], { env: { ...env, SECRET: secret, PORT: "0" } });
	const said = createInterface({ input: running.stdout as NodeJS.ReadableStream })[Symbol.asyncIterator]();
	expect((await said.next()).value).toContain("in step");
	const address = `http://127.0.0.1:${String((await said.next()).value)
		.split(" ")
		.at(-1)}/`;
	await shop.pool.query("update webhook_endpoint set address = $1 where id = $2", [address, endpoint]);
	await pay(shop, paymentBody([{ productid: id, quantity: 3 }], 30));
	await tellReceivers(shop.deps);
	expect((await said.next()).value).toContain("in step");
	expect(await units()).toEqual(["2"]);
	const { rows } = await shop.pool.query("select state, status from webhook_delivery where endpoint_id = $1", [
		endpoint,
	]);
	expect(rows).toEqual([{ state: "delivered", status: 204 }]);
	const forged = {
		"webhook-id": "msg_1",
		"webhook-timestamp": String(Math.floor(Date.now() / 1000)),
		"webhook-signature": "v1,AAAA",
	};
	expect((await fetch(address, { method: "POST", headers: forged, body: "{}" })).status).toBe(401);
});
