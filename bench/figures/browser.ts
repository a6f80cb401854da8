import type { Browser, Page } from "@playwright/test";
import { openChromium } from "../chromium.ts";
import { type Figure, percentile, rounded } from "../figure.ts";
import { startShop } from "../processes.ts";

const PAGES = ["/", "/home", "/products/1"];
const ROUNDS = 5;
/** A phone's processor and network. */
const SLOWER = 4;
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 1_600_000 / 8 };
const PAINT_MS = 1_000;

type Seen = {
	script: number;
	style: number;
	font: number;
	image: number;
	firstPaint: number;
	largestPaint: number;
	shift: number;
};

/** What a first visit downloads, also once the page is there, and how soon it shows, in Chromium with a slow processor and network. `npm run check` holds what a page brings by itself. */
export async function browserFigures(): Promise<Figure[]> {
	const shop = await startShop();
	const browser = await openChromium();
	try {
		const figures: Figure[] = [];
		// The first page of a browser pays for the browser's own start.
		await visit(browser, shop.address + PAGES[0]);
		for (const path of PAGES) {
			const visits: Seen[] = [];
			for (let round = 0; round < ROUNDS; round += 1) visits.push(await visit(browser, shop.address + path));
			figures.push(...figuresOf(path, visits));
		}
		return figures;
	} finally {
		await browser.close();
		await shop.end();
	}
}

function figuresOf(path: string, visits: Seen[]): Figure[] {
	const median = (of: keyof Seen) =>
		percentile(
			visits.map((seen) => seen[of]),
			0.5,
		);
	const kilobytes = (bytes: number) => `${rounded(bytes / 1000, 1)} KB`;
	const paint = median("largestPaint");
	const shift = Math.max(...visits.map((seen) => seen.shift));
	return [
		{
			name: `${path}: sent on a first visit`,
			value: `JavaScript ${kilobytes(median("script"))}, CSS ${kilobytes(median("style"))}, fonts ${kilobytes(median("font"))}, pictures ${kilobytes(median("image"))}`,
		},
		{
			name: `${path}: largest paint, ${SLOWER}× slower, 150 ms, 1.6 Mbit/s`,
			value: `${Math.round(paint)} ms (first paint ${Math.round(median("firstPaint"))} ms)`,
			goal: `at most ${PAINT_MS} ms`,
			met: paint <= PAINT_MS,
			details: { all: visits.map(({ largestPaint }) => Math.round(largestPaint)).join(" ") },
		},
		{ name: `${path}: layout shift`, value: String(rounded(shift, 4)), goal: "0", met: shift === 0 },
	];
}

async function visit(browser: Browser, url: string): Promise<Seen> {
	const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
	try {
		const bytes = await countBytes(page);
		await page.addInitScript(watchPaints);
		await page.goto(url, { waitUntil: "load", timeout: 60_000 });
		await page.waitForLoadState("networkidle");
		const paints = await page.evaluate(() => (globalThis as unknown as { paints: Paints }).paints);
		return { ...bytes(), ...paints };
	} finally {
		await page.close();
	}
}

async function countBytes(page: Page) {
	const session = await page.context().newCDPSession(page);
	await session.send("Network.enable");
	await session.send("Network.setCacheDisabled", { cacheDisabled: true });
	await session.send("Network.emulateNetworkConditions", NETWORK);
	await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
	const kinds = new Map<string, string>();
	const sums: Record<string, number> = {};
	session.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type));
	session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
		const kind = kinds.get(requestId) ?? "Other";
		sums[kind] = (sums[kind] ?? 0) + encodedDataLength;
	});
	return () => ({
		script: sums.Script ?? 0,
		style: sums.Stylesheet ?? 0,
		font: sums.Font ?? 0,
		image: sums.Image ?? 0,
	});
}

type Paints = Pick<Seen, "firstPaint" | "largestPaint" | "shift">;

/** Runs in the page. */
function watchPaints() {
	const paints: Paints = { firstPaint: 0, largestPaint: 0, shift: 0 };
	Object.assign(globalThis, { paints });
	new PerformanceObserver((list) => {
		for (const { startTime } of list.getEntries()) paints.largestPaint = startTime;
	}).observe({ type: "largest-contentful-paint", buffered: true });
	new PerformanceObserver((list) => {
		for (const { name, startTime } of list.getEntries())
			if (name === "first-contentful-paint") paints.firstPaint = startTime;
	}).observe({ type: "paint", buffered: true });
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries()) paints.shift += (entry as unknown as { value: number }).value;
	}).observe({ type: "layout-shift", buffered: true });
}
