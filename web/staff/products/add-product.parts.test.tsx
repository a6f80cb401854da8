import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { products } from "#core/calls/products.ts";
import { selectors } from "#core/calls/selectors.ts";
import { productFormMessages } from "#core/messages.ts";
import { unsavedWork } from "#web/forms/unsaved-work.ts";
import { answerAlert } from "#web/testing/alerts.ts";
import { button, field } from "#web/testing/controls.ts";
import { staffIsHere } from "#web/testing/logged-in.ts";
import { sampleColour, sampleProduct } from "#web/testing/sample-product.ts";
import { product, user } from "#web/testing/samples.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";
import { screen, showScreen } from "#web/testing/show-screen.tsx";
import * as addProduct from "./add-product.tsx";
import { emptyProduct, type TypedProduct, typedOf } from "./typed-product.ts";

const shop = shopNetwork();

/** What the same person typed here before, and did not save. */
const typedBefore = (typed: TypedProduct) =>
	unsavedWork().keep(`staff ${user.id_user}`, "new product", { typed, start: emptyProduct() });

test("a new product is sent with the documented id and first picture, though the shop decides both", async () => {
	staffIsHere(shop);
	shop.answer(products.list, [product], { headers: { "x-total-count": "41" } });
	shop.answer(selectors.categories, { women: [{ id_category: 4, name: "Coats" }], men: [] });
	shop.answer(selectors.collections, [{ id_collection: 2, name: "Winter" }]);
	const hiddenTwin = { id_category: 9, name: "Coats", parent: 2, hidden: true, products: 1 };
	shop.answer(selectors.shelves, { categories: [hiddenTwin], collections: [] });
	shop.answer(products.add, sampleProduct, { status: 201 });
	const pictures = ["/images/front.webp", "/images/back.webp"];
	typedBefore(typedOf({ ...sampleProduct, variants: [sampleColour("Blanco", { ProductImages: pictures })] }));
	await showScreen("/addnewproduct", screen("/addnewproduct", addProduct));
	await expect.element(field("Name")).toHaveValue(sampleProduct.name);
	await expect.element(page.getByRole("option", { name: "Coats", exact: true })).toHaveProperty("selected", true);
	await userEvent.selectOptions(field("Category"), "Coats (hidden)");
	await button("Create product").click();
	await answerAlert(productFormMessages.created);
	expect(shop.sent(products.add)[0]?.body).toMatchObject({
		name: sampleProduct.name,
		categories: [9],
		id_product: 42,
		default_image: "/images/front.webp",
	});
	await expect.element(field("Name")).toHaveValue("");
	await expect.poll(() => shop.sent(products.list)).toHaveLength(2);
});

test("a product is kept as a draft, its dot typed or picked", async () => {
	staffIsHere(shop);
	shop.answer(products.list, [product], { headers: { "x-total-count": "41" } });
	shop.answer(selectors.categories, { women: [{ id_category: 4, name: "Coats" }], men: [] });
	shop.answer(selectors.collections, [{ id_collection: 2, name: "Winter" }]);
	shop.answer(selectors.shelves, { categories: [], collections: [] });
	shop.answer(products.add, sampleProduct, { status: 201 });
	typedBefore(typedOf({ ...sampleProduct, variants: [sampleColour("Blanco")] }));
	await showScreen("/addnewproduct", screen("/addnewproduct", addProduct));
	await expect.element(field("Name")).toHaveValue(sampleProduct.name);
	await field("Dot").fill("sky");
	await button("Save as draft").click();
	await expect.element(page.getByText("A colour is like #1a2b3c")).toBeVisible();
	expect(shop.sent(products.add)).toEqual([]);
	await field("Dot").fill("#AA0000");
	await expect.element(page.getByLabelText("Dot of Blanco")).toHaveValue("#aa0000");
	await page.getByLabelText("Dot of Blanco").fill("#00bb00");
	await expect.element(field("Dot")).toHaveValue("#00bb00");
	await button("Save as draft").click();
	await expect.element(page.getByText(`${sampleProduct.name} is a draft: only staff see it`)).toBeVisible();
	expect(shop.sent(products.add)[0]?.body).toMatchObject({
		state: "draft",
		variants: [{ ColorName: "Blanco", ColorHex: "#00bb00" }],
	});
});
