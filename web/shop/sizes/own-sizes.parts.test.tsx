import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { clients } from "#core/calls/clients.ts";
import { products } from "#core/calls/products.ts";
import type { Client } from "#core/contract/clients.ts";
import { text } from "#web/testing/controls.ts";
import { clientIsHere } from "#web/testing/logged-in.ts";
import { amount, colourButton, openProduct, sizeButton } from "#web/testing/product-page.ts";
import { client } from "#web/testing/samples.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";
import { expectAddress, showScreen } from "#web/testing/show-screen.tsx";
import messages from "./messages.en.ts";
import { ProfileSizes } from "./profile-sizes.tsx";
import { joinSizes } from "./save-sizes.ts";

const shop = shopNetwork();
const offered = [
	{ group: "tops" as const, sizes: ["S", "M", "L"] },
	{ group: "shoes" as const, sizes: ["36", "36.5"] },
];
const tick = (group: string, size: string) =>
	page.getByRole("group", { name: group }).getByRole("checkbox", { name: size, exact: true });

async function openSizes(who: Client) {
	clientIsHere(shop, who);
	shop.answer(products.sizesByGroup, offered);
	await showScreen("/client/profile", { path: "/client/profile", Component: ProfileSizes });
}

test("the size a visitor wears is chosen already, in the colour that has it, and gives way to what is chosen", async () => {
	localStorage.setItem("mySizes", "tops:S,outerwear:M.XL");
	await openProduct();
	await expect.element(sizeButton("M")).toHaveAttribute("aria-pressed", "true");
	await expect.element(amount).toHaveTextContent("1");
	await expectAddress("/products/3");
	await sizeButton("L").click();
	await expect.element(sizeButton("M")).toHaveAttribute("aria-pressed", "false");
	await expectAddress("/products/3?color=Ink&size=L");
});

test("a size that the shown colour has not is not chosen", async () => {
	localStorage.setItem("mySizes", "outerwear:M");
	await openProduct({ query: "?color=Sand" });
	await expect.element(colourButton("Sand")).toHaveAttribute("aria-pressed", "true");
	await expect.element(sizeButton("M")).toHaveAttribute("aria-pressed", "false");
});

test("a client's size is the one of the profile", async () => {
	clientIsHere(shop, { ...client, sizes: { outerwear: ["L"] } });
	localStorage.setItem("mySizes", "outerwear:M");
	await openProduct();
	await expect.element(sizeButton("L")).toHaveAttribute("aria-pressed", "true");
});

test("each tick is saved in the profile, and two quick ones both count", async () => {
	shop.answer(clients.edit, client);
	await openSizes({ ...client, sizes: { tops: ["M"] } });
	await expect.element(tick("Tops", "M")).toBeChecked();
	await tick("Tops", "L").click();
	await tick("Shoes", "36.5").click();
	await expect.poll(() => shop.sent(clients.edit)).toHaveLength(2);
	expect(shop.sent(clients.edit).at(-1)?.body).toMatchObject({ sizes: { tops: ["M", "L"], shoes: ["36.5"] } });
	await expect.element(tick("Shoes", "36.5")).toBeChecked();
});

test("what could not be saved is said, and shown as the shop knows it", async () => {
	await openSizes({ ...client, sizes: { tops: ["M"] } });
	shop.refuse(clients.edit, "internal");
	await tick("Tops", "L").click();
	await expect.element(text(messages.notSaved)).toBeVisible();
	await expect.element(tick("Tops", "L")).not.toBeChecked();
});

test("what a visitor said of their sizes joins the profile at log-in", async () => {
	localStorage.setItem("mySizes", "tops:L,shoes:36.5.99");
	shop.answer(products.sizesByGroup, offered);
	shop.answer(clients.edit, client);
	await joinSizes({ ...client, sizes: { tops: ["M"] } });
	expect(shop.sent(clients.edit)[0]?.body).toMatchObject({ sizes: { tops: ["M", "L"], shoes: ["36.5"] } });
	expect(localStorage.getItem("mySizes")).toBeNull();
});
