import { createServer } from "node:http";
import { type AddressInfo, createServer as createSocketServer } from "node:net";
import { networkInterfaces } from "node:os";
import { afterEach, describe, expect, test } from "vitest";
import { isPublicAddress } from "./public-address.ts";
import { createWebhookSender, isSendable } from "./sender.ts";

const closing: (() => unknown)[] = [];
afterEach(() => Promise.all(closing.splice(0).map((close) => close())));

/** A server on this machine that counts who comes, and answers. */
async function inside(answer: { status: number; headers?: Record<string, string>; body?: string } = { status: 200 }) {
	let visits = 0;
	const server = createServer((_, response) => {
		visits += 1;
		response.writeHead(answer.status, answer.headers).end(answer.body);
	});
	await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
	closing.push(() => new Promise((done) => server.close(done)));
	const { port } = server.address() as AddressInfo;
	return { port, address: `http://127.0.0.1:${port}/`, visits: () => visits };
}

const answering = (...addresses: string[]) => {
	const asked: string[] = [];
	const resolve = async (name: string) => {
		asked.push(name);
		return addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
	};
	return { asked, resolve };
};

const INSIDE = [
	"127.0.0.1",
	"127.255.255.254",
	"0.0.0.0",
	"10.0.0.1",
	"172.16.0.1",
	"172.31.255.255",
	"192.168.1.1",
	"169.254.169.254",
	"100.64.0.1",
	"192.0.2.1",
	"198.18.0.1",
	"224.0.0.1",
	"240.0.0.1",
	"255.255.255.255",
	"::",
	"::1",
	"::7f00:1",
	"::ffff:127.0.0.1",
	"::ffff:10.0.0.1",
	"::ffff:a9fe:a9fe",
	"::ffff:0:7f00:1",
	"64:ff9b::7f00:1",
	"64:ff9b::a00:1",
	"2002:7f00:1::",
	"2001:0:4136:e378::1",
	"2001:db8::1",
	"fe80::1",
	"fec0::1",
	"fc00::1",
	"fd12:3456::1",
	"ff02::1",
	"100::1",
];
const OUTSIDE = ["1.1.1.1", "93.184.216.34", "172.32.0.1", "2606:4700:4700::1111", "::ffff:1.1.1.1"];

describe("an address", () => {
	test.each(INSIDE)("%s is inside", (address) => expect(isPublicAddress(address)).toBe(false));
	test.each(OUTSIDE)("%s is outside", (address) => expect(isPublicAddress(address)).toBe(true));

	test("of this machine is inside, also a public one", () => {
		for (const { address } of Object.values(networkInterfaces()).flatMap((found) => found ?? []))
			expect(isPublicAddress(address)).toBe(false);
	});

	test.each([
		["https://books.test/hook", "yes", "yes"],
		["https://1.1.1.1:8443/hook?a=1", "yes", "yes"],
		["http://books.test/hook", "no", "yes"],
		["ftp://books.test/", "no", "no"],
		["file:///etc/passwd", "no", "no"],
		["javascript:alert(1)", "no", "no"],
		["https://user:word@books.test/", "no", "no"],
		["not an address", "no", "no"],
		["https://127.0.0.1/", "inside", "yes"],
		["https://2130706433/", "inside", "yes"],
		["https://0x7f.1/", "inside", "yes"],
		["https://0177.0.0.1/", "inside", "yes"],
		["https://[::1]/", "inside", "yes"],
		["https://[::ffff:127.0.0.1]/", "inside", "yes"],
		["https://169.254.169.254/latest/meta-data/", "inside", "yes"],
		["https://localhost/", "inside", "yes"],
		["https://LOCALHOST./", "inside", "yes"],
		["https://printer.local/", "inside", "yes"],
		["https://metadata.google.internal/", "inside", "yes"],
	])("%s is sendable: %s, for trials on one machine: %s", (address, usual, local) => {
		expect([isSendable(address, false), isSendable(address, true)]).toEqual([usual, local]);
	});
});

describe("nothing is sent", () => {
	const usual = (resolve?: ReturnType<typeof answering>["resolve"]) =>
		createWebhookSender({ local: false, ...(resolve && { resolve }) });

	test.each(INSIDE)("to a name that answers %s when it is connected to", async (address) => {
		const { resolve, asked } = answering(address);
		expect(await usual(resolve).send("https://books.test/", {}, "{}")).toEqual({ problem: "address" });
		expect(asked).toEqual(["books.test"]);
	});

	test("to a name of which one answer is inside, and to none that answers nothing", async () => {
		const mixed = usual(answering("93.184.216.34", "10.0.0.1").resolve);
		expect(await mixed.send("https://books.test/", {}, "{}")).toEqual({ problem: "address" });
		expect(await usual(answering().resolve).send("https://books.test/", {}, "{}")).toEqual({ problem: "address" });
	});

	test("to a name that turned inwards since it was entered: what is connected to is what was checked", async () => {
		const { port, visits } = await inside();
		let asked = 0;
		// Outside for whoever asks first; each connection asks once and uses that answer alone.
		const resolve = async () => [{ address: ++asked === 1 ? "127.0.0.1" : "93.184.216.34", family: 4 }];
		expect(await usual(resolve).send(`https://books.test:${port}/`, {}, "{}")).toEqual({ problem: "address" });
		expect([asked, visits()]).toEqual([1, 0]);
	});

	test("to an IP address inside, which nobody looks up", async () => {
		const { port, visits } = await inside();
		for (const host of ["127.0.0.1", "2130706433", "[::ffff:127.0.0.1]", "localhost"])
			expect(await usual().send(`https://${host}:${port}/`, {}, "{}")).toEqual({ problem: "address" });
		expect(visits()).toBe(0);
	});
});

describe("what is sent", () => {
	const local = createWebhookSender({ local: true, timeoutMs: 300 });

	test("follows no redirect", async () => {
		const secret = await inside();
		const first = await inside({ status: 307, headers: { location: secret.address } });
		expect(await local.send(first.address, {}, "{}")).toEqual({ status: 307, answer: "" });
		expect([first.visits(), secret.visits()]).toEqual([1, 0]);
	});

	test("keeps the beginning of an answer, without what is no text", async () => {
		const { address } = await inside({ status: 500, body: `\u0000first\nline ${"x".repeat(100_000)}` });
		const sent = await local.send(address, {}, "{}");
		expect(sent).toMatchObject({ status: 500, answer: expect.stringMatching(/^first line x{100,290}$/) });
	});

	test("gives up on who never answers, and on who is not there", async () => {
		const silent = createSocketServer((socket) => socket.on("error", () => {}).resume());
		await new Promise<void>((ready) => silent.listen(0, "127.0.0.1", ready));
		const { port } = silent.address() as AddressInfo;
		const late = await local.send(`http://127.0.0.1:${port}/`, {}, "{}");
		await new Promise((done) => silent.close(done));
		expect(late).toEqual({ problem: "timeout" });
		expect(await local.send(`http://127.0.0.1:${port}/`, {}, "{}")).toEqual({ problem: "unreachable" });
	});
});
