import { connect } from "node:net";
import { beforeAll, beforeEach, expect } from "vitest";
import { lists } from "#core/contract/lists.ts";
import { change } from "#server/cache/change.ts";
import { addClient, type TestClient } from "#server/testing/actors.ts";
import { expectSoundBooks, paymentBody } from "#server/testing/buying.ts";
import { tokenFor } from "#server/testing/cards.ts";
import { addProduct } from "#server/testing/factories.ts";
import { holdTable } from "#server/testing/hold-table.ts";
import { testWithShop } from "#server/testing/shop-test.ts";
import { openPooledShop } from "./pooled-shop.ts";

/** Promised are two and five seconds; the rest is for a machine that does other things, too. */
const REFUSED_WITHIN_MS = 2_500;
const BACK_WITHIN = { timeout: 5_500, interval: 50 };
const CROWD = 60;

const { shop, test } = testWithShop(openPooledShop);
let client: TestClient;
let kept: number;

beforeAll(async () => {
	client = await addClient(shop.other);
	kept = await addProduct(shop.other, { name: "Kept shirt" });
});
beforeEach(async () => {
	await shop.link.heal();
	shop.pooler.refusing = undefined;
	await expect.poll(async () => (await shop.ask("/readyz")).status, BACK_WITHIN).toBe(200);
});

const askMe = () => shop.ask("/api/client/me", { token: client.token });
const productPath = () => `/api/products/${kept}`;

async function rename(name: string) {
	await change(shop.other.deps, async (tx, touch) => {
		await tx.execute(`update product set name = '${name}' where id = ${kept}`);
		touch("catalogue", `product:${kept}`);
	});
}

async function pay() {
	const product = await addProduct(shop.other);
	const token = await tokenFor(shop.cards, { cardholder: "APRO" });
	const body = { ...paymentBody([{ productid: product }], 20), token, payment_method_id: "master" };
	return shop.ask("/api/payments", { token: client.token, body });
}

test("whatever the shop does through a pooler leaves nothing of a session behind, and nothing is missed", async () => {
	expect((await shop.ask(productPath())).text).toContain("Kept shirt");
	await rename("Renamed shirt");
	await expect.poll(async () => (await shop.ask(productPath())).text, BACK_WITHIN).toContain("Renamed shirt");

	const stream = await shop.listen(client.token);
	const { data } = await shop.other.call(lists.create, { body: { title: "Heard" } }, client.token);
	const lines = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
	let heard = "";
	while (!heard.includes(`"id":${data.id}`)) heard += (await lines?.read())?.value ?? "";
	await lines?.cancel();

	// Statements with a name, each on several connections.
	const cards = Array.from({ length: 20 }, (_, at) => shop.ask(`/api/products/cards?page=${at + 1}`));
	for (const { status } of await Promise.all(cards)) expect(status).toBe(200);
	for (const answer of await Promise.all([pay(), pay(), pay()]))
		expect(JSON.parse(answer.text)).toMatchObject({ status: "approved" });
	// Periodic work: two processes cannot do it at once, and its lock comes free each time.
	const left = await addProduct(shop.other);
	await shop.other.pool.query("update product set off_sale_at = now(), publish_at = now() where id = $1", [left]);
	await expect
		.poll(async () => (await shop.ask(`/api/products/${left}`)).status, { timeout: 40_000, interval: 200 })
		.toBe(200);

	await expectSoundBooks(shop.other);
	expect(shop.pooler.passed).toBeGreaterThan(50);
	expect([...shop.pooler.leftBehind]).toEqual([]);
});

test.each(["timeout", "down", "reset"] as const)(
	"pooler %s: refused within two seconds, kept answers go on, back by itself",
	async (fault) => {
		expect((await shop.ask(productPath())).status).toBe(200);
		await shop.link.set({ fault });
		const crowd = await Promise.all(Array.from({ length: CROWD }, askMe));
		for (const { status, ms } of crowd) {
			expect(status).toBe(503);
			expect(ms).toBeLessThan(REFUSED_WITHIN_MS);
		}
		expect((await shop.ask(productPath())).status).toBe(200);
		// Changes are heard past the pooler.
		await rename(`Shirt after ${fault}`);
		await shop.link.heal();
		await expect.poll(async () => (await askMe()).status, BACK_WITHIN).toBe(200);
		await expect.poll(async () => (await shop.ask(productPath())).text, BACK_WITHIN).toContain(`Shirt after ${fault}`);
	},
);

test("a pooler that has no connection to give is answered: try again", async () => {
	shop.pooler.refusing = "query_wait_timeout";
	const answer = await askMe();
	expect(JSON.parse(answer.text)).toMatchObject({ code: "unavailable" });
	expect(answer.status).toBe(503);
	shop.pooler.refusing = undefined;
	await expect.poll(async () => (await askMe()).status, BACK_WITHIN).toBe(200);
});

function takesConnections(address: string): Promise<boolean> {
	const { hostname, port } = new URL(address);
	return new Promise((resolve) => {
		const socket = connect(Number(port), hostname);
		socket.once("connect", () => {
			resolve(true);
			socket.destroy();
		});
		socket.on("error", () => resolve(false));
	});
}

test("payments under way when the shop is asked to end are made and answered, more of them than the pooler has connections", {
	timeout: 60_000,
}, async () => {
	const own = await openPooledShop();
	try {
		const buyer = await addClient(own.other);
		const bodies = await Promise.all(
			Array.from({ length: 6 }, async () => {
				const product = await addProduct(own.other);
				const token = await tokenFor(own.cards, { cardholder: "APRO" });
				return { ...paymentBody([{ productid: product }], 20), token, payment_method_id: "master" };
			}),
		);
		const stock = await holdTable(own.other.db, "stock");
		const payments = bodies.map((body) => own.ask("/api/payments", { token: buyer.token, body }));
		await stock.waitedFor();
		const ended = own.end();
		await expect.poll(() => takesConnections(own.address)).toBe(false);
		await stock.letGo();
		for (const { text, connection } of await Promise.all(payments)) {
			expect(JSON.parse(text)).toMatchObject({ status: "approved" });
			expect(connection).toBe("close");
		}
		await ended;
		await expectSoundBooks(own.other);
	} finally {
		await own.close();
	}
});
