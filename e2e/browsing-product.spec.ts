import { expect, type Page, test } from "@playwright/test";
import { everyProduct, open, suitable } from "./browsing.ts";

const sizeButton = (page: Page, size: string) =>
	page.getByRole("group", { name: /^Size/ }).getByRole("button", { name: new RegExp(`^${size}\\b`) });
const colourButton = (page: Page, name: string) =>
	page.getByRole("group", { name: /^Colour/ }).getByRole("button", { name });

test("colour and size are in the address, so reload and sharing show the same", async ({ page, request }) => {
	const product = suitable(
		await everyProduct(request),
		({ variants }) => variants.length > 1,
		"product in two colours",
	);
	const second = product.variants[1]?.ColorName ?? "";
	await open(page, `/products/${product.id_product}`);
	await colourButton(page, second).click();
	await sizeButton(page, "L").click();
	await expect(page).toHaveURL(
		(url) => url.searchParams.get("color") === second && url.searchParams.get("size") === "L",
	);
	await page.reload();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(product.name);
	await expect(colourButton(page, second)).toHaveAttribute("aria-pressed", "true");
	await expect(sizeButton(page, "L")).toHaveAttribute("aria-pressed", "true");
});

test("choosing asks the server for nothing", async ({ page, request }) => {
	const product = suitable(
		await everyProduct(request),
		({ variants }) => variants.length > 1,
		"product in two colours",
	);
	await open(page, `/products/${product.id_product}`);
	const asked: string[] = [];
	page.on("request", (sent) => {
		if (/\.data|\/api\//.test(sent.url())) asked.push(sent.url());
	});
	await sizeButton(page, "M").click();
	await colourButton(page, product.variants[1]?.ColorName ?? "").click();
	await expect(page).toHaveURL(/size=M/);
	expect(asked).toEqual([]);
});

test("choosing does not fill the history: back leaves the product", async ({ page }) => {
	await open(page, "/home");
	await page.locator("article a").first().click();
	await sizeButton(page, "M").click();
	await expect(page).toHaveURL(/size=M/);
	await sizeButton(page, "L").click();
	await expect(page).toHaveURL(/size=L/);
	await page.goBack();
	await expect(page).toHaveURL(/\/home$/);
});

test("the three best reviews stand above the others, which come a few at a time, none twice", async ({
	page,
	request,
}) => {
	const product = suitable(
		await everyProduct(request),
		({ reviewCount }) => reviewCount > 6,
		"product with more than six reviews",
	);
	const best = await (
		await request.get(`/api/reviews/get?product=${product.id_product}&rating=3&orderField=stars&order=DESC&limit=3`)
	).json();
	await open(page, `/products/${product.id_product}`);
	const top = page.getByRole("list", { name: "Top reviews" }).getByRole("listitem");
	await expect(top).toHaveCount(best.length);
	await expect(top.first()).toContainText(best[0].Client.login_name);
	await expect(top.first().getByRole("img", { name: `Rated ${best[0].stars} of 5` })).toBeVisible();
	const others = page.getByRole("list", { name: "More reviews" }).getByRole("listitem");
	const status = page.getByRole("status").filter({ hasText: / of \d+ shown$/ });
	const more = page.getByRole("button", { name: "Show more" });
	for (let asked = 6; asked < product.reviewCount && (await more.isVisible()); asked += 6) {
		const before = (await status.textContent()) ?? "";
		await more.click();
		await expect(status).not.toHaveText(before);
	}
	await expect(status).toHaveText(`${product.reviewCount} of ${product.reviewCount} shown`);
	await expect(others).toHaveCount(product.reviewCount - best.length);
	await expect(more).toHaveCount(0);
});
