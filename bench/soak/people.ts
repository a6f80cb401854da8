import { get } from "node:http";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import sharp from "sharp";
import type { Cards } from "../buyers.ts";
import { makePayments, sendPayment } from "../buyers.ts";
import { clientToken, staffToken } from "../figures/accounts.ts";
import { visitedPaths } from "../figures/mixed.ts";
import { RawClient } from "../raw-client.ts";
import { refusal, sendJson } from "../steady.ts";

/** One kind of people: how long each of them waits between two visits, how many there are, and what a visit is. */
export type Kind = { name: string; everyMs: number; people: number; visit: () => Promise<void> };
type Shop = { address: string; cards: Cards };

const STREAMED_MS = 15_000;
const UNREAD_REQUESTS = 60;
const UNREAD_MS = 80_000;
const CARD_TOKENS_AT_ONCE = 20;

/** Everybody who comes to the shop while it is soaked; `end` when they have all gone. */
export async function people({ address, cards }: Shop): Promise<{ kinds: Kind[]; end: () => void }> {
	const visitor = new RawClient(address);
	const paths = await visitedPaths(address);
	const staff = await staffToken(address);
	let at = 0;
	const kinds: Kind[] = [
		{
			name: "browsing",
			everyMs: 50,
			people: 4,
			visit: async () => {
				const path = paths[at++ % paths.length] as string;
				expectStatus(200, path, { status: await visitor.get(path) });
			},
		},
		{ name: "log-ins", everyMs: 2_000, people: 2, visit: () => logInAndOut(address) },
		{ name: "payments", everyMs: 1_000, people: 2, visit: buyer(address, cards) },
		{ name: "live streams", everyMs: 500, people: 10, visit: () => followLists(address) },
		{ name: "uploads", everyMs: 20_000, people: 1, visit: () => upload(address, staff) },
		{ name: "slow readers", everyMs: 1_000, people: 4, visit: () => neverRead(address) },
	];
	return { kinds, end: () => visitor.close() };
}

function expectStatus(wanted: number, what: string, answer: { status: number; text?: string }): void {
	if (answer.status !== wanted) throw refusal(what, answer);
}

async function logInAndOut(address: string): Promise<void> {
	const headers = { authorization: `Bearer ${(await clientToken(address)).token}` };
	await sendJson(`${address}/api/logout`, { method: "POST", headers, body: {} });
}

function buyer(address: string, cards: Cards): () => Promise<void> {
	let bodies: Awaited<ReturnType<typeof makePayments>> = [];
	return async () => {
		if (bodies.length === 0) bodies = await makePayments(address, cards, CARD_TOKENS_AT_ONCE);
		const { status } = await sendPayment(address, bodies.pop());
		if (status !== "approved") throw new Error(`was ${status}`);
	};
}

/** Listens for changes of its lists for a while, then hangs up; the log-in it was made for ends as well. */
async function followLists(address: string): Promise<void> {
	const headers = { authorization: `Bearer ${(await clientToken(address)).token}` };
	const status = await new Promise<number>((resolve, reject) => {
		const request = get(`${address}/api/lists/live`, { headers, agent: false }, async (response) => {
			response.on("error", () => undefined).resume();
			await pause(STREAMED_MS);
			response.destroy();
			resolve(response.statusCode ?? 0);
		});
		request.on("error", reject);
	});
	await sendJson(`${address}/api/logout`, { method: "POST", headers, body: {} });
	expectStatus(200, "the stream", { status });
}

async function upload(address: string, token: string): Promise<void> {
	const background = { r: Math.floor(Math.random() * 256), g: 120, b: 80 };
	const picture = await sharp({ create: { width: 900, height: 1200, channels: 3, background } })
		.png()
		.toBuffer();
	const form = new FormData();
	form.set("file", new Blob([Uint8Array.from(picture)], { type: "image/png" }), "picture.png");
	const headers = { authorization: `Bearer ${token}` };
	const answer = await fetch(`${address}/api/images`, { method: "POST", headers, body: form });
	expectStatus(201, "the upload", { status: answer.status, text: await answer.text() });
}

/** Asks for much and reads nothing for longer than the shop waits for anybody; finds the connection cut. */
async function neverRead(address: string): Promise<void> {
	const { hostname, port } = new URL(address);
	const request = "GET /api/docs HTTP/1.1\r\nHost: shop\r\nAccept-Encoding: identity\r\n\r\n";
	const socket = connect(Number(port), hostname).pause();
	socket.on("error", () => undefined);
	let answers = 0;
	socket.setEncoding("latin1").on("data", (piece: string) => {
		answers += piece.split("</html>").length - 1;
	});
	socket.pause().write(request.repeat(UNREAD_REQUESTS));
	await pause(UNREAD_MS);
	const closed = new Promise((resolve) => socket.on("close", resolve));
	socket.resume().end();
	await closed;
	if (answers === UNREAD_REQUESTS) throw new Error("was not cut");
}
