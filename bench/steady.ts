import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { percentile } from "./figure.ts";

export type Steady = {
	perSecond: number;
	asked: number;
	/** How long each answer took to come, in milliseconds. */
	waits: number[];
	p50: number;
	p99: number;
	failures: number;
};
export type Ask = () => Promise<boolean>;

/**
 * Asks so many times a second, whatever the answers do. Each wait is counted from the moment the question was due, so
 * that a server which stalls cannot hide it by being asked less.
 */
export async function steadily(perSecond: number, seconds: number, ask: Ask): Promise<Steady> {
	const waits: number[] = [];
	let failures = 0;
	const start = performance.now();
	const total = perSecond * seconds;
	const running: Promise<void>[] = [];
	for (let count = 0; count < total; ) {
		const due = Math.min(total, Math.floor(((performance.now() - start) / 1000) * perSecond) + 1);
		for (; count < due; count += 1) {
			const dueAt = start + (count / perSecond) * 1000;
			running.push(
				ask()
					.catch(() => false)
					.then((isGood) => {
						waits.push(performance.now() - dueAt);
						if (!isGood) failures += 1;
					}),
			);
		}
		await pause(1);
	}
	await Promise.all(running);
	const [p50, p99] = [percentile(waits, 0.5), percentile(waits, 0.99)];
	return { perSecond, asked: total, waits, p50, p99, failures };
}

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

export type Sent = { method?: string; headers?: Record<string, string>; body?: unknown };

/** One request over kept connections; answers the status and the body's text. */
export function send(url: string, { method = "GET", headers = {}, body }: Sent = {}) {
	return new Promise<{ status: number; text: string }>((resolve, reject) => {
		const payload = body === undefined ? undefined : JSON.stringify(body);
		const type =
			payload === undefined ? {} : { "content-type": "application/json", "content-length": Buffer.byteLength(payload) };
		const sent = request(
			url,
			{ agent, method, headers: { "accept-encoding": "br", ...type, ...headers } },
			(answer) => {
				const parts: Buffer[] = [];
				answer.on("data", (part: Buffer) => parts.push(part));
				answer.on("end", () => resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString() }));
				answer.on("error", reject);
			},
		);
		sent.setTimeout(30_000, () => sent.destroy(new Error("no answer in 30 s")));
		sent.on("error", reject);
		sent.end(payload);
	});
}

/** What was asked and how it was answered, where another answer was wanted. */
export function refusal(what: string, { status, text = "" }: { status: number; text?: string }): Error {
	return new Error(`${what} answered ${status}: ${text.slice(0, 300)}`);
}

export async function sendJson<T>(url: string, sent: Sent = {}): Promise<T> {
	const answer = await send(url, { ...sent, headers: { ...sent.headers, "accept-encoding": "identity" } });
	if (answer.status >= 400) throw refusal(`${sent.method ?? "GET"} ${url}`, answer);
	return JSON.parse(answer.text) as T;
}
