import { expect } from "vitest";
import { addProduct } from "#server/testing/factories.ts";
import { setSettings } from "#server/testing/set-settings.ts";
import { shopTest } from "#server/testing/shop-test.ts";

const { shop, test } = shopTest({ config: { publicUrl: "https://shop.example" } });

const addresses = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

test("the sitemap names the landing page, the grid, the collections and every product on sale", async () => {
	const first = await addProduct(shop);
	const gone = await addProduct(shop, { offSale: true });
	const { status, text, headers } = await shop.get("/sitemap.xml");
	expect(status).toBe(200);
	expect(headers["content-type"]).toBe("application/xml; charset=utf-8");
	expect(addresses(text)).toEqual([
		"https://shop.example/",
		"https://shop.example/home",
		"https://shop.example/home?collection=1&amp;name=Summer",
		"https://shop.example/home?collection=2&amp;name=Winter",
		"https://shop.example/home?collection=3&amp;name=Autumn",
		"https://shop.example/home?collection=4&amp;name=Spring",
		`https://shop.example/products/${first}`,
	]);
	expect(text).not.toContain(`/products/${gone}<`);
	const second = await addProduct(shop);
	expect(addresses((await shop.get("/sitemap.xml")).text)).toContain(`https://shop.example/products/${second}`);
});

test("the sitemap says where a page is in the shop's other languages", async () => {
	await setSettings(shop, { languages: ["en"] });
	expect((await shop.get("/sitemap.xml")).text).not.toContain("hreflang");
	await setSettings(shop, { languages: ["en", "es"] });
	const { text } = await shop.get("/sitemap.xml");
	expect(text).toContain(
		'<loc>https://shop.example/home</loc><xhtml:link rel="alternate" hreflang="es" href="https://shop.example/es/home"/>',
	);
	expect((await shop.get("/robots.txt")).text).toContain("Disallow: /es/cart\n");
	await shop.pool.query(`update collection set translations = '{"es": {"name": "Verano"}}' where id = 1`);
	shop.deps.cache.drop(["catalogue"]);
	expect((await shop.get("/sitemap.xml")).text).toContain(
		'<loc>https://shop.example/home?collection=1&amp;name=Summer</loc><xhtml:link rel="alternate" hreflang="es" href="https://shop.example/es/home?collection=1&amp;name=Verano"/>',
	);
});

test("robots.txt keeps search engines out of what is nobody's business and shows them the sitemap", async () => {
	const { status, text, headers } = await shop.get("/robots.txt");
	expect(status).toBe(200);
	expect(headers["content-type"]).toContain("text/plain");
	const lines = text.split("\n");
	for (const path of ["/api/", "/cart", "/client/", "/admindashboard", "/addnewproduct", "/updateProducto/"]) {
		expect(lines).toContain(`Disallow: ${path}`);
	}
	expect(lines).toContain("Sitemap: https://shop.example/sitemap.xml");
});

test("the host a request claims decides nothing", async () => {
	shop.deps.cache.clear();
	const { text } = await shop.get("/sitemap.xml", { host: "evil.example" });
	expect(text).not.toContain("evil.example");
	expect((await shop.get("/robots.txt", { host: "evil.example" })).text).not.toContain("evil.example");
});
