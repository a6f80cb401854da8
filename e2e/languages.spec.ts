import { expect, test } from "@playwright/test";
import { onlyEnglish, saidOn } from "./languages.ts";

test("a visitor reads the shop in Spanish, keeps to it, and finds it offered on the front page", async ({ page }) => {
	const failures: string[] = [];
	page.on("console", (message) => message.type() === "error" && failures.push(message.text()));
	await page.goto("/home");
	await page.getByRole("link", { name: "Español" }).click();
	await expect(page).toHaveURL(/\/es\/home$/);
	await expect(page.locator("html")).toHaveAttribute("lang", "es");
	await page.getByRole("link", { name: "Verano" }).click();
	await expect(page).toHaveURL(/\/es\/home\?collection=1&name=Summer$/);
	await page.getByRole("link", { name: /^Carrito, / }).click();
	await expect(page).toHaveURL(/\/es\/cart$/);
	await page.goto("/");
	await page.getByRole("link", { name: "Ver la tienda en español" }).click();
	await expect(page).toHaveURL(/\/es$/);
	await page.getByRole("link", { name: "English" }).click();
	await expect(page).toHaveURL(/\/$/);
	await expect(page.getByRole("link", { name: "Ver la tienda en español" })).toHaveCount(0);
	expect(failures).toEqual([]);
});

test("no Spanish page says what only English pages say", async ({ page }) => {
	const english = await onlyEnglish();
	expect(english.size).toBeGreaterThan(30);
	const addresses = ["/es", "/es/cart", "/es/products/1", "/es/nothing-here"];
	for (const address of addresses) {
		await page.goto(address);
		const said = await saidOn(page);
		expect(said.length).toBeGreaterThan(20);
		expect({ address, english: said.filter((text) => english.has(text)) }).toEqual({ address, english: [] });
	}
});

test("search engines are shown each page in both languages", async ({ page, baseURL }) => {
	await page.goto("/es/products/1");
	await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${baseURL}/es/products/1`);
	await expect(page.locator("link[hreflang=en]")).toHaveAttribute("href", `${baseURL}/products/1`);
	await expect(page.locator("link[hreflang=es]")).toHaveAttribute("href", `${baseURL}/es/products/1`);
});
