import { expect, type Page, test } from "@playwright/test";
import type { Product } from "#core/contract/products.ts";
import { detailsOf } from "#core/rules/product-details.ts";
import { SIZES } from "#core/rules/sizes.ts";
import { atEveryWidth, everyProduct, open, suitable } from "./browsing.ts";

const sizeButton = (page: Page, size: string) =>
	page.getByRole("group", { name: /^Size/ }).getByRole("button", { name: new RegExp(`^${size}\\b`) });
const colourButton = (page: Page, name: string) =>
	page.getByRole("group", { name: /^Colour/ }).getByRole("button", { name });
const facts = (page: Page) => page.getByRole("main");
const units = (product: Product, colour: number, size: (typeof SIZES)[number]) =>
	product.variants[colour]?.Stocks[size] ?? 0;

/** A product, a size its first colour has at least two of, and the place of a colour that has none of it. */
function withGap(all: readonly Product[]) {
	for (const product of all) {
		for (const size of SIZES) {
			const without = product.variants.findIndex(({ Stocks }) => Stocks[size] === 0);
			if (without > 0 && units(product, 0, size) > 1) return { product, size, without };
		}
	}
	throw new Error("the demo shop has no colour that lacks a size another colour has");
}

atEveryWidth((width) => {
	test("the page shows name, brand, collection, price, colours, sizes and description", async ({ page, request }) => {
		const product = suitable(
			await everyProduct(request),
			({ is_offer, variants }) => is_offer && variants.length > 1,
			"offer in two colours",
		);
		await open(page, `/products/${product.id_product}`);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(product.name);
		const main = facts(page);
		await expect(main.getByText(product.brand, { exact: true })).toBeVisible();
		await expect(main.getByText(/^(Summer|Autumn|Winter|Spring) collection$/)).toBeVisible();
		await expect(main.getByText(`$ ${product.price_offer.toFixed(2)}`).first()).toBeVisible();
		await expect(main.locator("s").first()).toContainText(`$ ${product.price.toFixed(2)}`);
		const percent = Math.round(((product.price_offer - product.price) / product.price) * 100);
		await expect(main.getByText(`${percent}%`)).toBeVisible();
		await expect(main.getByText(product.description)).toBeVisible();
		for (const { words } of detailsOf(product)) await expect(main.getByText(words, { exact: true })).toBeVisible();
		for (const { ColorName } of product.variants) await expect(colourButton(page, ColorName)).toBeVisible();
		for (const size of SIZES) await expect(sizeButton(page, size)).toBeVisible();
		await expect(page.getByRole("combobox")).toHaveCount(0);
	});

	test("choosing a size sets the amount to 1 and caps it at the units of that size", async ({ page, request }) => {
		const product = suitable(
			await everyProduct(request),
			(one) => units(one, 0, "M") >= 2 && units(one, 0, "M") <= 30 && units(one, 0, "L") >= 1,
			"product with a few of size M",
		);
		await open(page, `/products/${product.id_product}`);
		const amount = page.getByRole("status", { name: "Amount" });
		await expect(amount).toHaveCount(0);
		await sizeButton(page, "M").click();
		await expect(sizeButton(page, "M")).toHaveAttribute("aria-pressed", "true");
		await expect(amount).toHaveText("1");
		await expect(page.getByRole("button", { name: "One less" })).toBeDisabled();
		const more = page.getByRole("button", { name: "One more" });
		for (let n = 2; n <= units(product, 0, "M"); n += 1) await more.click();
		await expect(amount).toHaveText(String(units(product, 0, "M")));
		await expect(more).toBeDisabled();
		await page.getByRole("button", { name: "One less" }).click();
		await expect(amount).toHaveText(String(units(product, 0, "M") - 1));
		await sizeButton(page, "L").click();
		await expect(amount).toHaveText("1");
	});

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
		await expect(colourButton(page, second)).toHaveAttribute("aria-pressed", "true");
		await expect(sizeButton(page, "L")).toHaveAttribute("aria-pressed", "true");
	});

	test("a colour that lacks the chosen size says so, keeps the size, and traps nobody", async ({ page, request }) => {
		const { product, size, without } = withGap(await everyProduct(request));
		const [first, lacking] = [product.variants[0]?.ColorName ?? "", product.variants[without]?.ColorName ?? ""];
		await open(page, `/products/${product.id_product}`);
		await sizeButton(page, size).click();
		await colourButton(page, lacking).click();
		const status = facts(page).getByRole("status").filter({ hasText: "sold out" });
		await expect(status).toContainText(`Size ${size} is sold out in ${lacking}. Still there in ${first}`);
		await expect(sizeButton(page, size)).toHaveAttribute("aria-pressed", "true");
		await expect(sizeButton(page, size)).toContainText("Sold out");
		await expect(page.getByRole("status", { name: "Amount" })).toHaveCount(0);
		for (const one of SIZES) await expect(sizeButton(page, one)).toBeEnabled();
		await colourButton(page, first).click();
		await expect(status).toHaveCount(0);
		await expect(sizeButton(page, size)).toHaveAttribute("aria-pressed", "true");
	});

	test("the picker works by keyboard and keeps the focus where it was", async ({ page, request }) => {
		const product = suitable(
			await everyProduct(request),
			(one) => one.variants.length > 1 && units(one, 0, "S") > 1,
			"product with size S",
		);
		await open(page, `/products/${product.id_product}`);
		await sizeButton(page, "S").focus();
		await page.keyboard.press("Enter");
		await expect(page).toHaveURL(/size=S$/);
		await expect(sizeButton(page, "S")).toBeFocused();
		await page.keyboard.press("Tab");
		await page.keyboard.press("Space");
		await expect(sizeButton(page, "M")).toHaveAttribute("aria-pressed", "true");
		await expect(sizeButton(page, "M")).toBeFocused();
	});

	test("the pictures can be looked at one by one, those of other colours too", async ({ page, request }) => {
		const product = suitable(
			await everyProduct(request),
			({ variants }) =>
				variants.length > 1 &&
				variants.every(({ ProductImages }) => ProductImages.length > 0) &&
				(variants[0]?.ProductImages.length ?? 0) > 1,
			"product with several pictures",
		);
		const [first, second] = product.variants as [Product["variants"][0], Product["variants"][0]];
		await open(page, `/products/${product.id_product}`);
		const main = page.getByRole("img", { name: `${product.name} in ` });
		const shows = (address: string | undefined) =>
			expect(main).toHaveAttribute("src", new RegExp(`${address?.replace(".webp", "")}-\\d+\\.webp`));
		await shows(first.ProductImages[0]);
		await page.getByRole("button", { name: `Picture 2 of ${first.ColorName}` }).click();
		await shows(first.ProductImages[1]);
		await page.getByRole("button", { name: `Show in ${second.ColorName}` }).click();
		await shows(second.ProductImages[0]);
		await expect(colourButton(page, second.ColorName)).toHaveAttribute("aria-pressed", "true");
	});

	test("the price stays in sight on phones", async ({ page, request }) => {
		const [product] = (await everyProduct(request)) as [Product];
		await open(page, `/products/${product.id_product}`);
		const bar = page.getByRole("region", { name: "Price and choice" });
		if (width >= 768) await expect(bar).toBeHidden();
		else await expect(bar).toBeInViewport();
	});
});

test("few units are said to be few, many are counted, none are sold out", async ({ page, request }) => {
	const all = await everyProduct(request);
	const cases = [
		["few", (n: number) => n > 0 && n <= 3, (n: number) => `Only ${n} left`],
		["many", (n: number) => n > 3, (n: number) => `${n} units left`],
		["no", (n: number) => n === 0, () => "sold out"],
	] as const;
	for (const [what, fits, words] of cases) {
		const product = suitable(all, (one) => fits(units(one, 0, "M")), `product with ${what} units of size M`);
		await open(page, `/products/${product.id_product}?size=M`);
		await expect(
			facts(page)
				.getByRole("status")
				.filter({ hasText: words(units(product, 0, "M")) }),
		).toBeVisible();
	}
});

test("a sold-out size is struck through, says so and can still be chosen", async ({ page, request }) => {
	const product = suitable(await everyProduct(request), (one) => units(one, 0, "XL") === 0, "product without size XL");
	await open(page, `/products/${product.id_product}`);
	const button = sizeButton(page, "XL");
	await expect(button).toContainText("Sold out");
	await expect(button.getByText("XL", { exact: true })).toHaveCSS("text-decoration-line", "line-through");
	await button.click();
	await expect(button).toHaveAttribute("aria-pressed", "true");
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

test("the three best reviews stand above all reviews, which come a few at a time", async ({ page, request }) => {
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
	const all = page.getByRole("list", { name: "All reviews" }).getByRole("listitem");
	await expect(all).toHaveCount(6);
	const more = page.getByRole("button", { name: "Show more" });
	for (let shown = 6; shown < product.reviewCount; shown += 6) {
		await more.click();
		await expect(all).toHaveCount(Math.min(shown + 6, product.reviewCount));
	}
	await expect(more).toHaveCount(0);
});

test("reviews that cannot be loaded say so and can be asked for again", async ({ page, request }) => {
	const product = suitable(
		await everyProduct(request),
		({ reviewCount }) => reviewCount > 6,
		"product with more than six reviews",
	);
	await open(page, `/products/${product.id_product}`);
	await page.route("**/api/reviews/**", (route) => route.abort());
	await page.getByRole("button", { name: "Show more" }).click();
	await expect(page.getByText("The next reviews could not be loaded.")).toBeVisible();
	await page.unroute("**/api/reviews/**");
	await page.getByRole("button", { name: "Try again" }).click();
	await expect(page.getByRole("list", { name: "All reviews" }).getByRole("listitem")).toHaveCount(
		Math.min(12, product.reviewCount),
	);
});

test("staff see none of the shopping controls", async ({ page, request }) => {
	const product = suitable(await everyProduct(request), (one) => units(one, 0, "M") > 1, "product with size M");
	const logIn = await request.post("/api/login/admin", { data: { user_name: "admin", user_password: "admin-Pass-1" } });
	const { token, user } = await logIn.json();
	await page.addInitScript(
		(stored) => {
			localStorage.setItem("token", stored.token);
			localStorage.setItem("admin", JSON.stringify(stored.user));
		},
		{ token, user },
	);
	await open(page, `/products/${product.id_product}?size=M`);
	await expect(facts(page).getByText(/left$/).first()).toBeVisible();
	await expect(page.getByRole("status", { name: "Amount" })).toHaveCount(0);
});
