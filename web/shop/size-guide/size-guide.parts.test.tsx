import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { ProductDetail } from "#core/contract/products.ts";
import { button, field, text } from "#web/testing/controls.ts";
import { amount, openProduct, sizeButton } from "#web/testing/product-page.ts";
import { product } from "#web/testing/samples.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";
import { expectAddress } from "#web/testing/show-screen.tsx";
import { atEveryWidth } from "#web/testing/widths.ts";

shopNetwork();
const sheet = page.getByRole("dialog", { name: "Size guide" });
const answer = sheet.getByRole("region", { name: "Which size?" }).getByRole("status");
/** A regular tee: chests up to 88, 94, 100, 106. */
const tee: ProductDetail = {
	...product,
	group: "tops",
	fit: "regular",
	category: 1,
	measurements: { S: { chest: 47 }, M: { chest: 50 }, L: { chest: 53 }, XL: { chest: 56 } },
};
const trousers: ProductDetail = {
	...tee,
	group: "bottoms",
	measurements: { S: { waist: 34, hip: 50, inseam: 76 }, M: { waist: 37, hip: 53, inseam: 76.5 } },
};
const CHEST = "Chest, at its fullest";

async function ask(of = tee, query = "") {
	await openProduct({ of, query });
	await button("Which size?").click();
	await expect.element(sheet).toBeVisible();
}

atEveryWidth(() => {
	test("a measure is answered while it is typed, with the reason, and the size is chosen with the amount 1", async () => {
		await ask(tee, "?size=L");
		await expect.element(field(CHEST)).toHaveFocus();
		await expect.element(answer).toHaveTextContent("Type one of your measures, and we tell you.");
		await userEvent.keyboard("92");
		await expect.element(answer).toHaveTextContent("We would take M.Chest 92 cm: M leaves 8 cm, L 14 cm.");
		await sheet.getByRole("button", { name: "Choose M" }).click();
		await expect.element(sheet).not.toBeInTheDocument();
		await expect.element(sizeButton("M")).toHaveAttribute("aria-pressed", "true");
		await expect.element(amount).toHaveTextContent("1");
		await expectAddress("/products/3?color=Ink&size=M");
	});

	test("choosing a size moves nothing: Buy stays where it was", async () => {
		await openProduct({ of: tee });
		const top = () => page.getByRole("button", { name: "Buy" }).element().getBoundingClientRect().top + window.scrollY;
		const before = top();
		for (const size of ["M", "S", "XL"]) {
			await sizeButton(size).click();
			await expect.element(sizeButton(size)).toHaveAttribute("aria-pressed", "true");
			expect(top()).toBe(before);
		}
	});
});

test("the charts show the garment and bodies of those it is for, in centimetres or inches, the chosen size lit", async () => {
	await openProduct({ of: tee, query: "?size=M" });
	await button("Size guide").click();
	const garment = sheet.getByRole("table", { name: "Laid flat, in centimetres" });
	await expect.element(garment.getByRole("row", { name: /^M\s*50/ })).toHaveClass("bg-sunken");
	const women = sheet.getByRole("table", { name: "Women, in centimetres" });
	await expect.element(women.getByRole("row", { name: /^M\s*87–93\s*69–75\s*95–101/ })).toHaveClass("bg-sunken");
	await expect.element(sheet.getByRole("table", { name: /^Men/ })).not.toBeInTheDocument();
	await sheet.getByRole("radio", { name: "Inches" }).click();
	const inches = sheet.getByRole("table", { name: "Laid flat, in inches" });
	await expect.element(inches.getByRole("row", { name: /^M\s*19¾/ })).toBeVisible();
	await userEvent.keyboard("{Escape}");
	await expect.element(sheet).not.toBeInTheDocument();
	await expect.element(button("Size guide")).toHaveFocus();
});

test("the garment is drawn with a line for each of its measures, named in sight and in words", async () => {
	await openProduct({ of: trousers });
	await button("Size guide").click();
	const drawn = sheet.getByRole("img", {
		name: /^Where it is measured: waist, .*; hip, .*; inseam, along the inner leg$/,
	});
	await expect.element(drawn).toBeVisible();
	for (const name of ["Waist", "Hip", "Inseam"]) await expect.element(drawn.getByText(name)).toBeVisible();
	expect(drawn.element().getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
});

test("unit and measures are there again, and inches are understood in either", async () => {
	localStorage.setItem("myMeasures", "unit:in,chest:96.5,waist:9999");
	await ask();
	await expect.element(field(CHEST)).toHaveValue("38");
	await expect.element(answer).toHaveTextContent("We would take L.Chest 38 in: L leaves 3¾ in, XL 6 in.");
	await sheet.getByRole("radio", { name: "Centimetres" }).click();
	await expect.element(field(CHEST)).toHaveValue("96.5");
	await field(CHEST).fill('35 1/2"');
	await expect.element(answer).toHaveTextContent("We would take M.Chest 90.2 cm: M leaves 9.8 cm, L 15.8 cm.");
	expect(localStorage.getItem("myMeasures")).toBe("unit:cm,chest:90.2");
});

test.each([
	["70", "We do not know: even the smallest size we have measured would hang loose on you."],
	["120", "We do not know: the sizes we have measured end below your measures."],
])("a chest of %s is not answered, and why is said", async (typed, said) => {
	await ask();
	await field(CHEST).fill(typed);
	await expect.element(answer).toHaveTextContent(said);
	await expect.element(sheet.getByRole("button", { name: /^Choose/ })).not.toBeInTheDocument();
});

test("what cannot be a measure is said at its field", async () => {
	await ask();
	await field(CHEST).fill("38");
	await expect.element(text("Please type 50 to 200 cm, or inches such as 38 in")).toBeVisible();
	await expect.element(field(CHEST)).toHaveAttribute("aria-invalid", "true");
	await expect.element(answer).toHaveTextContent("Type one of your measures, and we tell you.");
});

test("measures that contradict each other are not answered; legs are compared, buyers are heard", async () => {
	await ask({ ...trousers, fitVotes: { small: 9, true: 1, large: 0 } });
	await field("Waist, where it is narrowest").fill("57");
	await field("Hip, at its widest").fill("100");
	await expect.element(answer).toMatchTextContent("your measures ask for sizes far apart");
	await field("Waist, where it is narrowest").fill("66");
	await field("Hip, at its widest").fill("94");
	await field("Inner leg, down to the ankle").fill("80");
	await expect
		.element(answer)
		.toHaveTextContent(
			"We would take S.Waist 66 cm: S leaves 2 cm, M 8 cm.Hip 94 cm: S leaves 6 cm, M 12 cm.Its legs are 4 cm shorter than yours.Most buyers say that it runs small: if you like room, take M.",
		);
});

test("a size that is sold out in this colour says so", async () => {
	await ask();
	await field(CHEST).fill("104");
	await expect.element(answer).toMatchTextContent("Size XL is sold out in Ink.");
});

test("without measurements there are the bodies' figures, and nothing is asked", async () => {
	const { measurements: _, ...unmeasured } = product;
	await openProduct({ of: unmeasured });
	await button("Size guide").click();
	await expect.element(sheet.getByText("We have not measured this garment.")).toBeVisible();
	await expect.element(sheet.getByRole("table", { name: "Women, in centimetres" })).toBeVisible();
	await expect.element(sheet.getByRole("table", { name: "Men, in centimetres" })).toBeVisible();
	await expect.element(sheet.getByRole("textbox")).not.toBeInTheDocument();
});

test("where neither the garment nor bodies are measured there is no guide", async () => {
	const { measurements: _, ...unmeasured } = product;
	const [colour] = product.variants as [(typeof product.variants)[number]];
	const variants = [{ ...colour, Stocks: { 36: 1, 37: 2 } }];
	await openProduct({ of: { ...unmeasured, sizeSystem: "shoes", sizes: ["36", "37"], variants } });
	await expect.element(sizeButton("37")).toBeVisible();
	await expect.element(button("Size guide")).not.toBeInTheDocument();
});
