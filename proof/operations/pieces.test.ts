import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { testShop } from "#server/testing/app.ts";
import { addProduct } from "#server/testing/factories.ts";
import { addBuyer, writeReview } from "#server/testing/reviewing.ts";
import { serverProcesses } from "#server/testing/server-process.ts";

const { start } = serverProcesses();

/** Every page is made anew; what it is put together from may have been made before. */
const UNKEPT = { PUBLIC_URL: "http://shop.test", HOST: "127.0.0.1", CACHE_MEGABYTES: "0" };

async function stockedShop() {
	const shop = await testShop();
	const fabric = [{ fibre: "wool", percent: 100 }] as const;
	const colours = [{ ColorName: "Ink" }, { ColorName: "Sand", Stocks: { M: 2 } }];
	const coat = await addProduct(shop, { name: "Wool coat", fit: "regular", fabric: [...fabric], variants: colours });
	const shirt = await addProduct(shop, { name: "Linen shirt", offer: 20 });
	const buyer = await addBuyer(shop, coat, { color: "Ink" });
	await writeReview(shop, buyer, { product: coat, stars: 4, description: "Warm, and of one's own size." });
	const views = [coat, shirt].flatMap((id) =>
		["", "?color=Sand", "?color=Ink&size=M", "?picture=2"].map((of) => `/products/${id}${of}`),
	);
	return { shop, paths: ["/", "/home", "/home?sort=price-ascending", "/es/home", ...views, `/es/products/${coat}`] };
}

async function pagesOf(address: string, paths: readonly string[]): Promise<Record<string, string>> {
	const pages: Record<string, string> = {};
	for (const path of paths) pages[path] = await (await fetch(address + path)).text();
	return pages;
}

test("a page has the same bytes whatever was made before it, also after a sale", { timeout: 120_000 }, async () => {
	const { shop, paths } = await stockedShop();
	const environment = { ...UNKEPT, DATABASE_URL: shop.databaseUrl };
	const { address: longOpen } = await start(environment);
	const before = await pagesOf(longOpen, paths);
	expect(before["/products/1?color=Ink&size=M"]).toContain("Warm, and of one");
	expect(await pagesOf(longOpen, paths.toReversed())).toEqual(before);

	await shop.db.execute(sql`update stock set on_hand = on_hand - 1 where on_hand > 1`);
	const after = await pagesOf(longOpen, paths);
	expect(after["/products/1"]).not.toBe(before["/products/1"]);
	const { address: justOpened } = await start(environment);
	expect(await pagesOf(justOpened, paths.toReversed())).toEqual(after);
});
