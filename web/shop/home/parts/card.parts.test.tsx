import { useLoaderData } from "react-router";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { ProductCard as Card } from "#core/contract/products.ts";
import { showScreen } from "#web/testing/show-screen.tsx";
import { ProductCard } from "#web/ui/product-card.tsx";

const drawn = (fill: string) => `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' fill='${fill}'/>`;
const card: Card = {
	id_product: 7001,
	name: "Wrap coat",
	brand: "House label",
	price: 1_239_900,
	price_offer: 0,
	is_offer: false,
	rating: 0,
	reviewCount: 0,
	images: [drawn("tan"), drawn("sienna")],
	colors: [
		{ ColorName: "Camel", ColorHex: "#c19a6b", image: drawn("tan") },
		{ ColorName: "Azul noche", ColorHex: "#223344", image: drawn("navy") },
		{ ColorName: "Gris", ColorHex: "#888888", image: "" },
	],
	colorCount: 6,
	soldOut: false,
};

const Shown = () => <ProductCard product={useLoaderData<Card>()} />;
const show = (product: Card) => showScreen("/", { path: "/", Component: Shown, loader: () => product });
const link = page.getByRole("link", { name: "Wrap coat" });
const pictures = () => [...document.querySelectorAll<HTMLImageElement>("article img")];

test("a swatch shows the garment in its colour, by pointer and by keys, and the link opens that colour", async () => {
	await show(card);
	await expect.element(link).toHaveAttribute("href", "/products/7001");
	await expect.element(page.getByRole("radiogroup", { name: "Colours: Camel, Azul noche, Gris" })).toBeVisible();
	await expect.element(page.getByText("3 more colours")).toBeInTheDocument();
	await page.getByRole("radio", { name: "Show in Azul noche" }).click();
	await expect.element(link).toHaveAttribute("href", "/products/7001?color=Azul%20noche");
	expect(pictures().map(({ src }) => src)).toEqual([drawn("navy")]);
	await userEvent.keyboard("{ArrowLeft}");
	await expect.element(link).toHaveAttribute("href", "/products/7001?color=Camel");
	expect(pictures().map(({ src }) => src)).toEqual([drawn("tan")]);
});

test("a colour without a picture leaves the first in its place", async () => {
	await show({ ...card, id_product: 7002 });
	await page.getByRole("radio", { name: "Show in Gris" }).click();
	await expect.element(link).toHaveAttribute("href", "/products/7002?color=Gris");
	expect(pictures().map(({ src }) => src)).toEqual([drawn("tan")]);
});

test("the second picture covers the first only once it is there", async () => {
	await show({ ...card, id_product: 7003, images: [drawn("tan"), "/images/never-comes.webp"] });
	await link.hover();
	const second = () => pictures()[1] as HTMLImageElement;
	await expect.poll(() => second().complete && getComputedStyle(second()).display).toBe("block");
	const { opacity, backgroundColor } = getComputedStyle(second());
	expect([opacity, backgroundColor]).toEqual(["0", "rgba(0, 0, 0, 0)"]);
	second().srcset = "";
	second().src = drawn("sienna");
	await expect.poll(() => getComputedStyle(second()).opacity).toBe("1");
});

test("a price is grouped and never broken", async () => {
	await show({ ...card, id_product: 7004 });
	await expect.element(page.getByText("$\u00a01,239,900.00")).toBeVisible();
});
