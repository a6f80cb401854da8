import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { change } from "#server/cache/change.ts";
import { testShop } from "#server/testing/app.ts";
import { addProduct } from "#server/testing/factories.ts";
import { startShop } from "./running-shop.ts";
import { openTagCache } from "./tag-cache.ts";

/** A page may be kept for so long that only being told can make it current within the test. */
const HOUR = "3600";

test("a CDN keeps pages for an hour and is current soon after each change", { timeout: 120_000 }, async () => {
	const dataDir = await mkdtemp(join(tmpdir(), "perchero-cdn-"));
	onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
	const staff = await testShop();
	onTestFinished(() => staff.close());
	const one = await addProduct(staff, { name: "Linen shirt" });
	const other = await addProduct(staff, { name: "Wool coat" });

	let shopAddress = "";
	const cdn = await openTagCache(() => shopAddress);
	onTestFinished(cdn.close);
	const purge = { CDN_SECONDS: HOUR, CDN_PURGE_URL: `${cdn.address}/purge` };
	const open = async () => {
		const shop = await startShop({ DATABASE_URL: staff.databaseUrl, DATA_DIR: dataDir, DEMO: "false", ...purge });
		onTestFinished(shop.close);
		shopAddress = shop.address;
		return shop;
	};
	const shop = await open();
	// Everything it kept of an earlier build is dropped at the opening, twice.
	const openings = () => cdn.told.filter((names) => names.includes("shop")).length;
	await vi.waitFor(() => expect(openings()).toBe(2), { timeout: 20_000, interval: 100 });

	const pages = [`/products/${one}`, `/products/${other}`, "/home", `/api/products/${one}`];
	const sources = async () => Promise.all(pages.map(async (page) => (await cdn.ask(page)).from));
	expect(await sources()).toEqual(["miss", "miss", "miss", "miss"]);
	expect(await sources()).toEqual(["hit", "hit", "hit", "hit"]);
	// What is somebody's own, or an error, is never kept.
	for (const page of ["/products/999999", "/api/profile"]) {
		await cdn.ask(page);
		expect((await cdn.ask(page)).from).toBe("miss");
	}

	// Written by another process, as a second machine of the shop would.
	staff.deps.config.cdn = { seconds: Number(HOUR), purge: { url: `${cdn.address}/purge`, header: undefined } };
	await change(staff.deps, async (tx, touch) => {
		await tx.execute(`update product set name = 'Linen blouse' where id = ${one}`);
		touch("catalogue", `product:${one}`);
	});
	await vi.waitFor(async () => expect((await cdn.ask(`/products/${one}`)).text).toContain("Linen blouse"), {
		timeout: 10_000,
		interval: 100,
	});
	expect((await cdn.ask(`/products/${other}`)).from).toBe("hit");

	await shop.close();
	const before = openings();
	await open();
	await vi.waitFor(() => expect(openings()).toBeGreaterThan(before), { timeout: 20_000, interval: 100 });
	expect((await cdn.ask(`/products/${other}`)).from).toBe("miss");
});
