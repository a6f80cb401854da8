import { once } from "node:events";
import { Agent, createServer, get } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { followConnections } from "./connections.ts";

async function listening(answer = "") {
	const server = createServer((_request, response) => response.end(answer));
	const connections = followConnections(server);
	await once(server.listen(0, "127.0.0.1"), "listening");
	onTestFinished(() => void server.closeAllConnections());
	return { server, connections, port: (server.address() as AddressInfo).port };
}

/** Only the second that kept connections are waited for stands still. */
function holdTheSecond(): void {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	onTestFinished(() => void vi.useRealTimers());
}

test("nobody is waited for where no connection is kept, or only such as never asked anything", async () => {
	const { server, connections, port } = await listening();
	const taken = once(server, "connection");
	connect(port, "127.0.0.1");
	await taken;
	holdTheSecond();
	await connections.lastUse();
	expect(server.listening).toBe(false);
});

test("a kept connection that nobody uses any more is waited for no longer than a second", async () => {
	const { server, connections, port } = await listening();
	const agent = new Agent({ keepAlive: true });
	const [answer] = await once(get({ port, agent }), "response");
	await once(answer.resume(), "end");
	holdTheSecond();
	const waited = vi.fn();
	const lastUse = connections.lastUse().then(waited);
	await vi.advanceTimersByTimeAsync(999);
	expect(waited).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(1);
	await lastUse;
	connections.endWhenIdle();
	await once(server, "close");
});

test("whoever still reads the end of an answer gets all of it", async () => {
	// More than the system takes off the server's hands.
	const { server, connections, port } = await listening("x".repeat(64 * 1024 ** 2));
	const reader = connect(port, "127.0.0.1").pause();
	const asked = once(server, "request");
	reader.write("GET / HTTP/1.1\r\nHost: shop\r\n\r\n");
	await asked;
	const look = vi.spyOn(server, "closeIdleConnections");
	holdTheSecond();
	const lastUse = connections.lastUse();
	await vi.advanceTimersByTimeAsync(1_000);
	await lastUse;
	connections.endWhenIdle();
	await vi.waitUntil(() => look.mock.calls.length > 2, { interval: 10 });

	let bytes = 0;
	reader.on("data", (piece: Buffer) => (bytes += piece.length)).resume();
	await once(server, "close");
	expect(bytes).toBeGreaterThan(64 * 1024 ** 2);
});
