import { expect, type Page, test } from "@playwright/test";
import { expectNoAxeFindingsInBothSchemes } from "./axe.ts";
import { everyProduct, open, suitable } from "./browsing.ts";
import { garments } from "./buying.ts";

const PHONES = [
	{ width: 390, height: 844 },
	{ width: 360, height: 740 },
];
const sizes = (page: Page) => page.getByRole("group", { name: /^Size/ }).getByRole("button");
const enlarge = (page: Page) => page.getByRole("button", { name: "Enlarge the picture" });
const viewer = (page: Page) => page.getByRole("dialog", { name: /, enlarged$/ });

/** How many buttons of this name can be seen by somebody who does not scroll. */
const inSight = (page: Page, name: string) =>
	page.evaluate((words) => {
		const buttons = [...document.querySelectorAll("button")].filter((one) => one.textContent === words);
		return buttons.filter((one) => {
			const { left, top, width, height } = one.getBoundingClientRect();
			const seen = document.elementFromPoint(left + width / 2, top + height / 2);
			return seen !== null && one.contains(seen);
		}).length;
	}, name);

for (const viewport of PHONES) {
	test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
		test.use({ viewport });

		test("name, price and sizes are in the first screen, with one Add to cart", async ({ page }) => {
			await open(page, "/products/1");
			const bar = page.getByRole("region", { name: "Price and choice" });
			await expect(bar).toBeVisible();
			const edge = (await bar.boundingBox())?.y ?? 0;
			const price = page
				.getByRole("main")
				.getByText(/^\D*\$/)
				.first();
			for (const part of [page.getByRole("heading", { level: 1 }), price, sizes(page).first()]) {
				const box = await part.boundingBox();
				expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(edge);
			}
			await expect.poll(() => inSight(page, "Add to cart")).toBe(1);
			await page.getByRole("main").getByRole("button", { name: "Add to cart" }).scrollIntoViewIfNeeded();
			await expect.poll(() => inSight(page, "Add to cart")).toBe(1);
			await expect(page.getByRole("main").getByRole("button", { name: "Add to cart" })).toHaveCount(1);
		});
	});
}

test("a bar that comes while the page's own button is pressed does not catch the release", async ({
	page,
	request,
}) => {
	const [garment] = await garments(request, 14);
	if (!garment) throw new Error("a garment is needed");
	await page.setViewportSize({ width: 390, height: 844 });
	await open(page, `/products/${garment.product.id_product}?size=M`);
	const own = page.getByRole("main").getByRole("button", { name: "Add to cart" });
	const bar = page.locator(".price-bar");
	await own.evaluate((button) => scrollBy(0, button.getBoundingClientRect().y - innerHeight + 86));
	await expect(bar).toBeHidden();
	const box = await own.boundingBox();
	await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 40);
	await page.mouse.down();
	await page.evaluate(() => scrollBy(0, -20));
	await expect(bar).not.toHaveClass(/invisible/);
	await page.mouse.up();
	await expect(page.getByText(`${garment.product.name}, ${garment.color}, M is in your cart`)).toBeVisible();
});

for (const viewport of [PHONES[0], { width: 768, height: 1024 }, { width: 1440, height: 900 }]) {
	test.describe(`at ${viewport?.width} px`, () => {
		test.use({ viewport: viewport ?? null });

		test("choosing sizes moves nothing", async ({ page }) => {
			await open(page, "/products/1");
			await page.evaluate(async () => {
				await document.fonts.ready;
				Object.assign(globalThis, { moved: 0 });
				new PerformanceObserver((list) => {
					for (const entry of list.getEntries())
						Object.assign(globalThis, { moved: Reflect.get(globalThis, "moved") + Reflect.get(entry, "value") });
				}).observe({ type: "layout-shift" });
			});
			const buy = page.getByRole("button", { name: "Buy", exact: true });
			const before = await buy.boundingBox();
			const scrolled = await page.evaluate(() => window.scrollY);
			for (const size of ["S", "M", "L"]) {
				await sizes(page)
					.filter({ hasText: new RegExp(`^${size}`) })
					.click();
				await expect(page).toHaveURL(new RegExp(`size=${size}$`));
			}
			const after = await buy.boundingBox();
			const since = (await page.evaluate(() => window.scrollY)) - scrolled;
			expect((after?.y ?? 0) + since).toBe(before?.y);
			expect(await page.evaluate(() => Reflect.get(globalThis, "moved"))).toBe(0);
		});

		test("axe finds nothing on the page nor in the enlarged picture, which is used by keys and left by Escape", async ({
			page,
		}) => {
			await open(page, "/products/1");
			await expectNoAxeFindingsInBothSchemes(page);
			await enlarge(page).focus();
			await page.keyboard.press("Enter");
			await expect(viewer(page).getByRole("button", { name: "Close" })).toBeFocused();
			await page.keyboard.press("+");
			await expect(viewer(page).getByText("150 %", { exact: true })).toBeVisible();
			await expectNoAxeFindingsInBothSchemes(page);
			await page.keyboard.press("Escape");
			await expect(viewer(page)).toHaveCount(0);
			await expect(enlarge(page)).toBeFocused();
		});
	});
}

test.describe("by touch", () => {
	test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

	test("two fingers enlarge the picture", async ({ page }) => {
		await open(page, "/products/1");
		await enlarge(page).tap();
		await expect(viewer(page).getByText("100 %", { exact: true })).toBeVisible();
		const touch = await page.context().newCDPSession(page);
		const fingers = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: { x: number; y: number }[]) =>
			touch.send("Input.dispatchTouchEvent", { type, touchPoints });
		await fingers("touchStart", { x: 150, y: 400 }, { x: 240, y: 400 });
		await fingers("touchMove", { x: 105, y: 400 }, { x: 285, y: 400 });
		await fingers("touchEnd");
		await expect(viewer(page).getByText("200 %", { exact: true })).toBeVisible();
	});
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("the pictures can be looked at, and the page says what buying needs", async ({ page, request }) => {
		const product = suitable(
			await everyProduct(request),
			({ variants }) => (variants[0]?.ProductImages.length ?? 0) > 1,
			"product with two pictures",
		);
		const color = product.variants[0]?.ColorName ?? "";
		await page.goto(`/products/${product.id_product}`);
		await expect(page.getByText(/^To buy, switch on JavaScript/)).toBeVisible();
		await expect(page.getByRole("button", { name: "Add to cart" })).toHaveCount(0);
		await page.getByRole("button", { name: `Picture 2 of ${color}` }).click();
		await expect(page).toHaveURL(/picture=2/);
		await expect(page.getByRole("img", { name: `${product.name} in ${color}` })).toBeInViewport();
	});
});
