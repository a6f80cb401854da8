import { openChromium } from "../chromium.ts";
import { type Figure, percentile, rounded } from "../figure.ts";
import { sendJson } from "../steady.ts";
import { clientToken } from "./accounts.ts";

const CHANGES = 50;
const GOAL_MS = 1_000;
type Heard = { id: number; version: number };

/** How long after a change of a list whoever follows it is told. */
export async function liveListFigures(address: string): Promise<Figure[]> {
	const { token } = await clientToken(address);
	const headers = { authorization: `Bearer ${token}` };
	const list = await sendJson<Heard>(`${address}/api/lists/create`, {
		method: "POST",
		headers,
		body: { title: "Live" },
	});
	const hangUp = new AbortController();
	const told = await follow(`${address}/api/lists/live`, headers, hangUp.signal);
	const waits: number[] = [];
	try {
		for (let change = 1; change <= CHANGES; change += 1) {
			const start = performance.now();
			const body = { id: list.id, title: `Live ${change}` };
			const answered = sendJson<Heard>(`${address}/api/lists/update?brief=true`, { method: "PATCH", headers, body });
			for (let news = await told(); news.version < list.version + change; ) news = await told();
			waits.push(performance.now() - start);
			await answered;
		}
	} finally {
		hangUp.abort();
	}
	const shown = await untilShown(address, list, token);
	return [
		figureOf("a change of a list is told to who follows it", waits),
		figureOf("a change of a list is on another browser's screen", shown),
	];
}

function figureOf(name: string, waits: readonly number[]): Figure {
	const p99 = percentile(waits, 0.99);
	return {
		name,
		value: `p50 ${rounded(percentile(waits, 0.5), 1)} ms, p99 ${rounded(p99, 1)} ms`,
		goal: `under ${GOAL_MS} ms`,
		met: p99 < GOAL_MS,
	};
}

/** From a change by somebody elsewhere until a browser that has the list open shows it. */
async function untilShown(address: string, { id }: Heard, token: string): Promise<number[]> {
	const browser = await openChromium();
	try {
		const context = await browser.newContext({
			storageState: { cookies: [], origins: [{ origin: address, localStorage: [{ name: "token", value: token }] }] },
		});
		const page = await context.newPage();
		const isFollowed = page.waitForResponse(/\/api\/lists\/live/);
		await page.goto(`${address}/lists/${id}`);
		await isFollowed;
		const waits: number[] = [];
		for (let change = 1; change <= CHANGES; change += 1) {
			const title = `Shown ${change}`;
			const isShown = page.getByRole("heading", { level: 1, name: title, exact: true }).waitFor();
			const start = performance.now();
			await Promise.all([
				isShown.then(() => waits.push(performance.now() - start)),
				sendJson(`${address}/api/lists/update?brief=true`, {
					method: "PATCH",
					headers: { authorization: `Bearer ${token}` },
					body: { id, title },
				}),
			]);
		}
		return waits;
	} finally {
		await browser.close();
	}
}

/** Answers the news of a live stream one by one. */
async function follow(
	url: string,
	headers: Record<string, string>,
	signal: AbortSignal,
): Promise<() => Promise<Heard>> {
	const response = await fetch(url, { headers, signal });
	const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
	let lines: string[] = [];
	let rest = "";
	return async () => {
		for (;;) {
			const line = lines.shift();
			if (line) return JSON.parse(line) as Heard;
			if (line === "") continue;
			const { value, done } = (await reader?.read()) ?? { value: undefined, done: true };
			if (done) throw new Error("the stream has ended");
			lines = (rest + value).split("\n");
			rest = lines.pop() ?? "";
		}
	};
}
