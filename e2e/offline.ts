import { readFile } from "node:fs/promises";
import { createServer, request as send } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, type Page } from "@playwright/test";
import { open } from "./browsing.ts";

/** Everything the worker has kept, by the name of its store. */
export function keptIn(page: Page): Promise<Record<string, string[]>> {
	return page.evaluate(async () => {
		const kept: Record<string, string[]> = {};
		for (const name of await caches.keys()) {
			const requests = await (await caches.open(name)).keys();
			kept[name] = requests.map(({ url }) => url.slice(location.origin.length));
		}
		return kept;
	});
}

/** The page one is at is kept, with every file it names, and so is the shell. */
export async function expectKept(page: Page): Promise<void> {
	const missing = () =>
		page.evaluate(async () => {
			const here = await caches.match(location.pathname + location.search);
			const named = (await here?.text())?.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g) ?? ["the page"];
			const needed = [...named, "/offline", "/cart"];
			const found = await Promise.all(needed.map((path) => caches.match(path)));
			return needed.filter((_, at) => !found[at]);
		});
	await expect.poll(missing).toEqual([]);
}

/** Opens a page as somebody who moves: for nobody nothing is kept. */
export async function openMoving(page: Page, address: string): Promise<void> {
	await open(page, address);
	await page.mouse.move(20, 300);
	await page.mouse.move(40, 320);
}

/** Opens a page that the worker answers for. */
export async function openKept(page: Page, address: string): Promise<void> {
	await openMoving(page, address);
	await expectKept(page);
}

export const connection = (page: Page) => page.getByRole("status", { name: "Connection" });
export const line = (page: Page, text: string) => connection(page).getByText(text);

/** The shop behind another address, where the worker can be told to leave. */
export async function openDoor(shop: string) {
	const { hostname, port } = new URL(shop);
	const leavingWorker = await readFile("build/client/leaving-worker.js");
	let isLeaving = false;
	const server = createServer((asked, answer) => {
		if (isLeaving && asked.url === "/worker.js") {
			answer.writeHead(200, { "content-type": "text/javascript", "cache-control": "no-cache" }).end(leavingWorker);
			return;
		}
		const { method, headers, url: path } = asked;
		const sent = send({ hostname, port, method, headers, path }, (got) => {
			answer.writeHead(got.statusCode ?? 500, got.headers);
			got.pipe(answer);
		});
		sent.on("error", () => answer.destroy());
		asked.pipe(sent);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	return {
		address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		tellToLeave: () => {
			isLeaving = true;
		},
		close: () => server.close(),
	};
}
