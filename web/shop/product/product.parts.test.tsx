import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { LETTER_SIZES } from "#core/rules/sizes.ts";
import { button, text } from "#web/testing/controls.ts";
import { amount, colourButton, openProduct, sizeButton } from "#web/testing/product-page.ts";
import { product } from "#web/testing/samples.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";
import { expectAddress } from "#web/testing/show-screen.tsx";
import { atEveryWidth } from "#web/testing/widths.ts";

shopNetwork();
const main = page.getByRole("main");

atEveryWidth((width) => {
	test("the page shows name, brand, collection, price, colours, sizes and description", async () => {
		await openProduct();
		await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("Wool coat");
		await expect.element(main.getByText("Rail & Thread", { exact: true })).toBeVisible();
		await expect.element(main.getByText("Winter collection", { exact: true })).toBeVisible();
		await expect.element(main.getByText(/\$\s90\.00/).first()).toBeVisible();
		expect(main.element().querySelector("s")?.textContent).toMatch(/\$\s120\.00/);
		await expect.element(main.getByText(/-25%/)).toBeVisible();
		await expect.element(main.getByText("Lowest price of the 30 days before: $\u00a0110.00")).toBeVisible();
		await expect.element(main.getByText(product.description)).toBeVisible();
		for (const words of ["Relaxed", "80 % wool, 20 % polyamide"]) {
			await expect.element(main.getByText(words, { exact: true })).toBeVisible();
		}
		for (const { ColorName } of product.variants) await expect.element(colourButton(ColorName)).toBeVisible();
		for (const size of LETTER_SIZES) await expect.element(sizeButton(size)).toBeVisible();
		await expect.element(page.getByRole("combobox")).not.toBeInTheDocument();
	});

	test("each care symbol has its words beside it, and what the sizes measure unfolds as a table", async () => {
		await openProduct();
		const care = main.getByRole("listitem").filter({ hasText: /^(Wash|Iron)/ });
		await expect.element(care.last()).toBeVisible();
		expect(care.elements().map((one) => [one.querySelectorAll("svg").length, one.textContent])).toEqual([
			[1, "Wash by hand"],
			[1, "Iron at 110 °C at most, without steam"],
		]);
		await main.getByText("Measurements", { exact: true }).click();
		const row = page.getByRole("row", { name: "M", exact: false }).filter({ hasText: "55.5" });
		await expect.element(row).toHaveTextContent("M55.596");
	});

	test("choosing a size sets the amount to 1 and caps it at the units of that size", async () => {
		await openProduct();
		await expect.element(amount).not.toBeInTheDocument();
		await sizeButton("M").click();
		await expect.element(sizeButton("M")).toHaveAttribute("aria-pressed", "true");
		await expect.element(amount).toHaveTextContent("1");
		await expect.element(button("One less")).toBeDisabled();
		for (let n = 2; n <= 5; n += 1) await button("One more").click();
		await expect.element(amount).toHaveTextContent("5");
		await expect.element(button("One more")).toBeDisabled();
		await button("One less").click();
		await expect.element(amount).toHaveTextContent("4");
		await sizeButton("L").click();
		await expect.element(amount).toHaveTextContent("1");
		await sizeButton("M").click();
		await expect.element(sizeButton("M")).toHaveAttribute("aria-pressed", "true");
		await expect.element(amount).toHaveTextContent("1");
	});

	test("colour and size are in the address", async () => {
		await openProduct();
		await colourButton("Sand").click();
		await sizeButton("L").click();
		await expectAddress("/products/3?color=Sand&size=L");
	});

	test("a colour that lacks the chosen size says so, keeps the size, and traps nobody", async () => {
		await openProduct();
		await sizeButton("M").click();
		await colourButton("Sand").click();
		const notice = text("Size M is sold out in Sand. Still there in Ink.");
		await expect.element(notice).toBeVisible();
		await expect.element(sizeButton("M")).toHaveAttribute("aria-pressed", "true");
		await expect.element(sizeButton("M")).toMatchTextContent("Sold out");
		await expect.element(amount).not.toBeInTheDocument();
		for (const size of LETTER_SIZES) await expect.element(sizeButton(size)).toBeEnabled();
		await colourButton("Ink").click();
		await expect.element(notice).not.toBeInTheDocument();
		await expect.element(sizeButton("M")).toHaveAttribute("aria-pressed", "true");
	});

	test("the picker works by keyboard and keeps the focus where it was", async () => {
		await openProduct();
		(sizeButton("S").element() as HTMLElement).focus();
		await userEvent.keyboard("{Enter}");
		await expect.element(sizeButton("S")).toHaveAttribute("aria-pressed", "true");
		await expect.element(sizeButton("S")).toHaveFocus();
		await userEvent.tab();
		await userEvent.keyboard(" ");
		await expect.element(sizeButton("M")).toHaveAttribute("aria-pressed", "true");
		await expect.element(sizeButton("M")).toHaveFocus();
	});

	test("the pictures can be looked at one by one, those of other colours too", async () => {
		await openProduct();
		const shown = page.getByRole("img", { name: /^Wool coat in/ });
		const expectPicture = (name: string) =>
			expect.poll(() => shown.element().getAttribute("src")).toMatch(new RegExp(`^/images/${name}-\\d+\\.webp$`));
		await expectPicture("coat-ink-1");
		await button("Picture 2 of Ink").click();
		await expectPicture("coat-ink-2");
		await button("Show in Sand").click();
		await expectPicture("coat-sand-1");
		await expect.element(colourButton("Sand")).toHaveAttribute("aria-pressed", "true");
	});

	test("the price stays in sight on phones", async () => {
		await openProduct();
		const bar = page.getByRole("region", { name: "Price and choice" });
		if (width >= 768) await expect.element(bar).not.toBeInTheDocument();
		else await expect.element(bar).toBeInViewport();
	});
});

test("few units are said to be few, many are counted, none are sold out", async () => {
	await openProduct();
	for (const [size, words] of [
		["S", "Only 2 left"],
		["M", "5 units left"],
		["XL", "Size XL is sold out in Ink. Still there in Sand."],
	] as const) {
		await sizeButton(size).click();
		await expect.element(main.getByRole("status").getByText(words, { exact: true })).toBeVisible();
	}
});

test("a sold-out size is struck through, says so and can still be chosen", async () => {
	await openProduct();
	await expect.element(sizeButton("XL")).toMatchTextContent("Sold out");
	await expect
		.element(sizeButton("XL").getByText("XL", { exact: true }))
		.toHaveStyle({ textDecorationLine: "line-through" });
	await sizeButton("XL").click();
	await expect.element(sizeButton("XL")).toHaveAttribute("aria-pressed", "true");
});

test("a product in numbers offers its own sizes in their order, and no letters", async () => {
	const sizes = ["36", "36.5", "37"];
	const [colour] = product.variants as [(typeof product.variants)[number]];
	const variants = [{ ...colour, Stocks: { 36: 1, 37: 2, "36.5": 0 } }];
	await openProduct({ of: { ...product, sizeSystem: "shoes", sizes, variants } });
	const buttons = page.getByRole("group", { name: /^Size/ }).getByRole("button");
	await expect.element(buttons.nth(2)).toBeVisible();
	expect(buttons.elements().map((one) => one.textContent)).toEqual(["36", "36.5Sold out", "37"]);
	await sizeButton("37").click();
	await expectAddress("/products/3?color=Ink&size=37");
	await expect.element(main.getByRole("status").getByText("Only 2 left", { exact: true })).toBeVisible();
});

test("the only size of a product is chosen already", async () => {
	const [colour] = product.variants as [(typeof product.variants)[number]];
	const variants = [{ ...colour, Stocks: { "One size": 4 } }];
	await openProduct({ of: { ...product, sizeSystem: "one-size", sizes: ["One size"], variants } });
	await expect.element(sizeButton("One size")).toHaveAttribute("aria-pressed", "true");
	await expect.element(amount).toHaveTextContent("1");
	await main.getByRole("button", { name: "Add to cart" }).first().click();
	await expect.element(page.getByText("Wool coat, Ink, One size is in your cart")).toBeVisible();
});
