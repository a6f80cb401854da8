import { expect, type Page, test } from "@playwright/test";
import { cardsFor, everyProduct, suitable } from "./browsing.ts";

const content = (page: Page, selector: string) => page.locator(selector).getAttribute("content");
const canonical = (page: Page) => page.locator("link[rel=canonical]").getAttribute("href");

test.describe("what search engines and shared links see, without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("every view of the grid has a title, a description and one canonical address", async ({ page, baseURL }) => {
		const views: [string, string, string][] = [
			["/home", "All products · Perchero", "/home"],
			["/home?name=anything&utm_source=mail", "All products · Perchero", "/home"],
			["/home?collection=1&name=Summer", "Summer · Perchero", "/home?collection=1&name=Summer"],
			["/home?name=Winter&collection=1&sort=best-rated", "Summer · Perchero", "/home?collection=1&name=Summer"],
			["/home?category=1&offer=true", "Women, discounted · Perchero", "/home?offer=true&category=1"],
			["/home?page=2", "All products (page 2) · Perchero", "/home?page=2"],
		];
		for (const [address, title, wanted] of views) {
			await page.goto(address, { waitUntil: "domcontentloaded" });
			await expect(page).toHaveTitle(title);
			expect(await canonical(page)).toBe(baseURL + wanted);
			expect((await content(page, "meta[name=description]"))?.length).toBeGreaterThan(40);
			expect(await content(page, "meta[property='og:title']")).toBe(title);
			expect(await content(page, "meta[property='og:image']")).toMatch(/^http/);
			await expect(page.locator("meta[name=robots]")).toHaveCount(0);
		}
	});

	test("searches are not for the index", async ({ page }) => {
		await page.goto("/home?filters=linen");
		expect(await content(page, "meta[name=robots]")).toContain("noindex");
	});

	test("a product has a title, a picture to share and its data for search engines", async ({
		page,
		request,
		baseURL,
	}) => {
		const product = suitable(
			await everyProduct(request),
			({ reviewCount, is_offer }) => reviewCount > 0 && is_offer,
			"reviewed offer",
		);
		await page.goto(`/products/${product.id_product}?color=x&size=M`);
		const address = `${baseURL}/products/${product.id_product}`;
		await expect(page).toHaveTitle(`${product.name} by ${product.brand} · Perchero`);
		expect(await canonical(page)).toBe(address);
		expect(await content(page, "meta[property='og:image']")).toBe(baseURL + product.default_image);
		const data = await page.locator("script[type='application/ld+json']").allTextContents();
		const [thing, crumbs] = data.map((text) => JSON.parse(text));
		expect(thing).toMatchObject({
			"@type": "Product",
			name: product.name,
			description: product.description,
			offers: { "@type": "Offer", url: address, price: product.price_offer.toFixed(2), priceCurrency: "ARS" },
			aggregateRating: { ratingValue: product.rating, reviewCount: product.reviewCount },
		});
		expect(thing.offers.availability).toMatch(/schema\.org\/(InStock|OutOfStock)$/);
		expect(crumbs.itemListElement.at(-1)).toMatchObject({ name: product.name, item: address });
		const path = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link");
		expect(await path.count()).toBe(crumbs.itemListElement.length);
	});

	test("an unknown product is a 404, and so is an address that cannot be one", async ({ page, request }) => {
		for (const id of ["abc", "0", "-1", "1.5", "9223372036854775808", "1e3", "%00"]) {
			const answer = await request.get(`/products/${id}`);
			expect(answer.status(), id).toBe(404);
			expect(await answer.text(), id).toContain("<h1");
		}
		const answer = await page.goto("/products/999999");
		expect(answer?.status()).toBe(404);
		await expect(page).toHaveTitle(/Not found/);
		await page.getByRole("main").getByRole("link").first().click();
		await expect(page).toHaveURL(/\/home$/);
	});

	test("reading and following links needs no JavaScript", async ({ page, request }) => {
		await page.goto("/");
		await page
			.getByRole("link", { name: /Winter/ })
			.first()
			.click();
		await expect(page).toHaveURL(/\/home\?collection=2&name=Winter$/);
		await expect(page.getByRole("heading", { level: 1, name: "Winter" })).toBeVisible();
		await page.locator("#filters").getByRole("link", { name: /^Men / }).click();
		await page.locator("#filters").getByRole("link", { name: "Price ascending" }).click();
		const { cards } = await cardsFor(request, "collection=2&category=2&method=price&type=ASC&limit=12");
		await expect(page.locator("article a").first()).toHaveText(cards[0]?.name ?? "");
		await page.locator("article a").first().click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(cards[0]?.name ?? "");
		await page.getByRole("button", { name: /^M\b/ }).click();
		await expect(page).toHaveURL(/size=M$/);
		await expect(page.getByRole("button", { name: /^M\b/ })).toHaveAttribute("aria-pressed", "true");
	});

	test("the popup opens without JavaScript, and so does a search", async ({ page, request }) => {
		await page.setViewportSize({ width: 390, height: 800 });
		await page.goto("/home");
		await page.getByRole("button", { name: /^Filters/ }).click();
		await page
			.locator("#filters")
			.getByRole("link", { name: /^Discounted/ })
			.click();
		await expect(page).toHaveURL(/offer=true$/);
		await page.getByRole("combobox").fill("linen");
		await page.keyboard.press("Enter");
		await expect(page).toHaveURL(/filters=linen$/);
		const { total } = await cardsFor(request, "filters=linen&limit=1");
		await expect(page.getByRole("status").getByText(`${total} products`, { exact: true })).toBeVisible();
		await page.goto("/home?filters=zzzzqqq");
		await expect(page.getByText("Nothing found, showing all products")).toBeVisible();
		await expect(page.locator("article a")).toHaveCount(12);
	});

	test("nothing in the pages is styled inline but by the one style they bring, which their policy names", async ({
		page,
	}) => {
		for (const address of ["/home", "/home?category=999999", "/products/1"]) {
			const policy = (await page.goto(address))?.headers()["content-security-policy"] ?? "";
			expect(policy).toMatch(/; style-src 'self' 'sha256-[\w+/]{43}=';/);
			await expect(page.locator("body [style]")).toHaveCount(0);
			await expect(page.locator("body style")).toHaveCount(0);
			await expect(page.locator("head style")).toHaveCount(1);
		}
	});
});
