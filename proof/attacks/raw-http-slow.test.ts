import { once } from "node:events";
import { readdir } from "node:fs/promises";
import type { AddressInfo, Socket } from "node:net";
import { tmpdir } from "node:os";
import { beforeAll, beforeEach, expect, vi } from "vitest";
import { lists } from "#core/contract/lists.ts";
import { addClient, addStaff, type TestClient } from "#server/testing/actors.ts";
import { shopTest } from "#server/testing/shop-test.ts";
import { firstAnswer, Wire } from "./wire.ts";

const { shop, test } = shopTest({ config: { rateLimits: false } });
let port: number;
let ana: TestClient;
beforeAll(async () => {
	await shop.app.listen({ port: 0, host: "127.0.0.1" });
	({ port } = shop.app.server.address() as AddressInfo);
});
beforeEach(async () => {
	ana = await addClient(shop);
});

const connections = () =>
	new Promise<number>((resolve, reject) =>
		shop.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
	);
const noneLeft = () => vi.waitFor(async () => expect(await connections()).toBe(0), { timeout: 15_000 });
const healthy = async () =>
	(await fetch(`http://127.0.0.1:${port}/healthz`, { headers: { connection: "close" } })).status;

/** More than the system's own buffers take, so that the shop itself holds the rest. */
const MUCH = "GET /api/docs HTTP/1.1\r\nHost: a\r\nAccept-Encoding: identity\r\n\r\n".repeat(80);

test("300 who send a letter at a time are shown out, and everybody else is served meanwhile", async () => {
	const { server } = shop.app;
	expect(server.headersTimeout).toBeLessThanOrEqual(10_000);
	expect(server.requestTimeout).toBeLessThanOrEqual(30_000);
	// The same watch with shorter patience, so that nobody has to wait for it.
	server.headersTimeout = 1_500;
	server.requestTimeout = 2_500;
	const slowHead = "GET /healthz HTTP/1.1\r\nHost: a\r\nX-";
	const slowBody =
		"POST /api/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{";
	const wires = await Promise.all(
		Array.from({ length: 300 }, async (_, at) => (await Wire.open(port)).send(at % 2 ? slowHead : slowBody)),
	);
	const drip = setInterval(() => {
		for (const { socket } of wires) if (socket.writable) socket.write("a");
	}, 200);
	let over = false;
	const ends = Promise.all(wires.map((wire) => wire.untilClosed())).finally(() => {
		over = true;
	});
	let served = 0;
	while (!over) {
		expect(await healthy()).toBe(200);
		served += 1;
	}
	clearInterval(drip);
	for (const heard of await ends) expect([0, 400, 408]).toContain(firstAnswer(heard).status);
	expect(served).toBeGreaterThan(5);
	await noneLeft();
}, 60_000);

test("A8: 60 who ask for much and never read are cut, and who reads gets everything meanwhile", async () => {
	const { server } = shop.app;
	expect(server.timeout).toBeGreaterThan(0);
	expect(server.timeout).toBeLessThanOrEqual(60_000);
	const unhurried = server.timeout;
	server.timeout = 1_000;
	const unread: Socket[] = [];
	const keep = (socket: Socket) => unread.push(socket);
	server.on("connection", keep);
	const wires = await Promise.all(
		Array.from({ length: 60 }, async () => (await Wire.open(port, { reads: false })).send(MUCH)),
	);
	const isHeld = ({ writableLength, destroyed }: Socket) => destroyed || writableLength > 0;
	await vi.waitFor(() => expect(unread.filter(isHeld)).toHaveLength(60), { timeout: 30_000 });
	server.off("connection", keep);
	server.timeout = unhurried;
	const docs = await fetch(`http://127.0.0.1:${port}/api/docs`, { headers: { connection: "close" } });
	expect(await docs.text()).toContain("</html>");
	await noneLeft();
	for (const wire of wires) wire.abort();
}, 60_000);

test("A8: who takes a little before each time limit is cut too", async () => {
	const { server } = shop.app;
	const unhurried = server.timeout;
	const [[held], wire] = await Promise.all([once(server, "connection"), Wire.open(port, { reads: false })]);
	// To the limit of quiet connections, this one is never quiet.
	(held as Socket).setTimeout(0);
	server.timeout = 1_000;
	const drip = setInterval(() => wire.socket.read(500), 100);
	wire.send(MUCH);
	await once(held as Socket, "close");
	clearInterval(drip);
	wire.abort();
	server.timeout = unhurried;
	await noneLeft();
}, 120_000);

test("uploads that break off leave no file, no row and no connection", async () => {
	const { token } = await addStaff(shop, "admin");
	const filesOf = async (folder: string) =>
		(await readdir(folder, { recursive: true }).catch(() => [])).filter((name) => !name.includes("postgres"));
	const temporary = async () =>
		(await readdir(tmpdir())).filter((name) => /multipart|upload|fastify/i.test(name)).sort();
	const [kept, lying] = [await filesOf(shop.dataDir), await temporary()];
	const head = `POST /api/images HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 5000000\r\n\r\n--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`;
	const wires = await Promise.all(Array.from({ length: 30 }, async () => (await Wire.open(port)).send(head)));
	await Promise.all(
		wires.map(({ socket }) => new Promise((resolve) => socket.write(Buffer.alloc(200_000, 1), resolve))),
	);
	for (const wire of wires) wire.abort();
	await noneLeft();
	expect(await filesOf(shop.dataDir)).toEqual(kept);
	expect(await temporary()).toEqual(lying);
	expect((await shop.pool.query("select count(*)::int as n from image")).rows).toEqual([{ n: 0 }]);
	expect(await healthy()).toBe(200);
});

const listening = async () => {
	const { rows } = await shop.pool.query<{ n: number }>(
		"select count(*)::int as n from pg_stat_activity where application_name = 'perchero-lists' and datname = current_database()",
	);
	return rows[0]?.n;
};

test.each(["at once", "after the first line"])(
	"streams of news that break off %s leave no listener and no place taken",
	async (when) => {
		const request = `GET /api/lists/live HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${ana.token}\r\n\r\n`;
		// More than one client may have open at a time, so that one place kept by a dead stream would be missed.
		for (let round = 0; round < 4; round += 1) {
			const wires = await Promise.all(Array.from({ length: 15 }, async () => (await Wire.open(port)).send(request)));
			if (when === "after the first line")
				for (const wire of wires) expect(firstAnswer(await wire.heard(/\r\n\r\n/)).status).toBe(200);
			for (const wire of wires) wire.abort();
			await noneLeft();
		}
		await vi.waitFor(async () => expect(await listening()).toBe(0), { timeout: 15_000 });
		const { status } = await shop.call(lists.live, { query: { seconds: 0 } }, ana.token);
		expect(status).toBe(200);
	},
	60_000,
);
