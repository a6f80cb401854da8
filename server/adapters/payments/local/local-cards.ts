import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { inProject } from "../../../project-folder.ts";
import { StartupError } from "../../../startup-error.ts";
import { type Reply, settle } from "./charges.ts";
import { DESK_CSS, DESK_POLICY, deskPage } from "./desk.ts";
import { Journal } from "./journal.ts";
import { readKept, writeKept } from "./kept-keys.ts";
import { Notices } from "./notices.ts";
import { type Asked, type Keys, type LocalCardsState, privateRoute, publicRoute } from "./routes.ts";

export type LocalCardsOptions = {
	host: string;
	/** Chosen by the system when undefined, and then kept over restarts as far as it is free. */
	port: number | undefined;
	/** Where charges are remembered; without it they live as long as the process. */
	dir: string | undefined;
	/** Told what was found wrong with the files there. */
	say?: (sentence: string) => void;
};
export type LocalCards = Keys & { url: string; state: LocalCardsState; close: () => Promise<void> };

const BODY_LIMIT = 64 * 1024;
const script = inProject("server/adapters/payments/local/browser-script.js");

/** Starts the local card provider, which behaves like Mercado Pago: its browser script, the calls that makes, its payments API and its notices. */
export async function startLocalCards({ host, port, dir, say = () => {} }: LocalCardsOptions): Promise<LocalCards> {
	const kept = await readKept(dir, say);
	const { keys } = kept;
	const state: LocalCardsState = {
		keys,
		journal: await Journal.open(dir, say),
		notices: new Notices(keys.webhookSecret),
		tokens: new Map(),
		trouble: { loseAnswers: 0, failures: 0, answerAfterMs: 0 },
		now: () => new Date(),
	};
	const server = createServer((request, response) => {
		serve(state, request, response).catch(() => response.destroy());
	});
	await listen(server, host, port, kept.port);
	const chosen = (server.address() as AddressInfo).port;
	if (dir) await writeKept(dir, { keys, port: chosen });
	return {
		...keys,
		url: `http://${addressName(host)}:${chosen}`,
		state,
		async close() {
			state.notices.close();
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
			await state.journal.close();
		},
	};
}

function addressName(host: string): string {
	if (["0.0.0.0", "::"].includes(host)) return "localhost";
	return host.includes(":") ? `[${host}]` : host;
}

/** A page that is open over a restart finds the provider where it was, as far as its port is still free. */
async function listen(server: Server, host: string, wanted: number | undefined, last: number | undefined) {
	const tryPort = (port: number) =>
		new Promise<void>((resolve, reject) => {
			server.once("error", reject);
			server.listen(port, host, () => {
				server.off("error", reject);
				resolve();
			});
		});
	if (wanted !== undefined && wanted !== 0) {
		return tryPort(wanted).catch(() => {
			throw new StartupError(`LOCAL_CARDS_PORT=${wanted} cannot be used: choose another.`);
		});
	}
	if (last === undefined) return tryPort(0);
	return tryPort(last).catch(() => tryPort(0));
}

async function serve(state: LocalCardsState, request: IncomingMessage, response: ServerResponse): Promise<void> {
	const url = new URL(request.url ?? "/", "http://local-cards");
	const method = request.method ?? "GET";
	response.setHeader("x-content-type-options", "nosniff");
	response.setHeader("cache-control", "no-store");
	if (method === "GET" && url.pathname === "/js/v2") return sendScript(response);
	if (url.pathname === "/" || url.pathname.startsWith("/desk")) return serveDesk(state, method, url, request, response);
	const isPublic = url.searchParams.has("public_key") || method === "OPTIONS";
	if (isPublic) {
		response.setHeader("access-control-allow-origin", "*");
		response.setHeader("access-control-allow-headers", "content-type");
		response.setHeader("access-control-allow-methods", "GET, POST");
	}
	if (method === "OPTIONS") return void response.writeHead(204).end();
	const body = await readJson(request);
	if (!body)
		return send(response, { status: 400, body: { status: 400, error: "bad_request", message: "invalid JSON" } });
	const asked: Asked = { method, url, headers: request.headers, body };
	const answer = publicRoute(state, asked);
	if (answer) return send(response, answer);
	const isCharge = method === "POST" && url.pathname === "/v1/payments";
	if (isCharge && state.trouble.failures > 0) {
		state.trouble.failures -= 1;
		return send(response, { status: 500, body: { status: 500, error: "internal_error", message: "try again" } });
	}
	const reply = await privateRoute(state, asked);
	if (isCharge && state.trouble.loseAnswers > 0) {
		state.trouble.loseAnswers -= 1;
		response.destroy();
		return;
	}
	if (isCharge && state.trouble.answerAfterMs > 0) await pause(state.trouble.answerAfterMs, undefined, { ref: false });
	send(response, reply);
}

function send(response: ServerResponse, { status, body }: Reply): void {
	response.writeHead(status, { "content-type": "application/json; charset=utf-8" }).end(JSON.stringify(body));
}

async function sendScript(response: ServerResponse): Promise<void> {
	response
		.writeHead(200, {
			"content-type": "text/javascript; charset=utf-8",
			"cross-origin-resource-policy": "cross-origin",
		})
		.end(await readFile(script));
}

/** Only its own page may press its buttons: a form of another site carries another origin. */
async function serveDesk(
	state: LocalCardsState,
	method: string,
	url: URL,
	request: IncomingMessage,
	response: ServerResponse,
): Promise<void> {
	const [, id] = url.pathname.match(/^\/desk\/(\d+)$/) ?? [];
	if (method === "POST" && id && request.headers.origin === `http://${request.headers.host}`) {
		const isApproved = new URLSearchParams(await readText(request)).get("status") === "approved";
		const [status, detail] = isApproved ? ["approved", "accredited"] : ["rejected", "cc_rejected_other_reason"];
		if (state.journal.get(Number(id))?.status === "in_process")
			await settle(state, id, status as string, detail as string);
		return void response.writeHead(303, { location: "/" }).end();
	}
	if (url.pathname === "/desk.css") return void response.writeHead(200, { "content-type": "text/css" }).end(DESK_CSS);
	const headers = { "content-type": "text/html; charset=utf-8", "content-security-policy": DESK_POLICY };
	response.writeHead(200, headers).end(deskPage(state.journal));
}

async function readText(request: IncomingMessage): Promise<string> {
	const parts: Buffer[] = [];
	let size = 0;
	for await (const part of request) {
		size += (part as Buffer).length;
		if (size > BODY_LIMIT) throw new Error("too large");
		parts.push(part as Buffer);
	}
	return Buffer.concat(parts).toString("utf8");
}

async function readJson(request: IncomingMessage): Promise<Record<string, unknown> | undefined> {
	try {
		const parsed: unknown = JSON.parse((await readText(request)) || "{}");
		return typeof parsed === "object" && parsed !== null ? (parsed as Record<string, unknown>) : undefined;
	} catch {
		return undefined;
	}
}
