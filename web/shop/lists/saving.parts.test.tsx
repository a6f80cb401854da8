import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { lists } from "#core/calls/lists.ts";
import type { WishList } from "#core/contract/lists.ts";
import { listMessages } from "#core/messages/lists.ts";
import { FAVORITE_TITLE } from "#core/rules/favourites.ts";
import { answerAlert } from "#web/testing/alerts.ts";
import { button, field } from "#web/testing/controls.ts";
import { clientIsHere } from "#web/testing/logged-in.ts";
import { openProduct } from "#web/testing/product-page.ts";
import { product, wishList } from "#web/testing/samples.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";

const shop = shopNetwork();
const listOf = (title: string): WishList => ({
	...wishList,
	title,
	rList: [product.id_product],
	isFavorite: title === FAVORITE_TITLE,
});

beforeEach(() => {
	clientIsHere(shop);
	shop.answer(lists.ofClient, []);
});

test("a new list is sent with its title, the product and its collaborators", async () => {
	shop.answer(lists.create, listOf("Summer"), { status: 201 });
	await openProduct();
	await button("Add to a wish list").click();
	await page.getByRole("menuitem", { name: "New list" }).click();
	await field("New list").fill("Summer");
	await button("Create").click();
	await answerAlert(listMessages.created);
	expect(shop.sent(lists.create).map(({ body }) => body)).toEqual([
		{ title: "Summer", rList: [product.id_product], Colaborators: [] },
	]);
});

test("a heart sends the favourites as such a list", async () => {
	shop.answer(lists.create, listOf(FAVORITE_TITLE));
	await openProduct();
	await button(`Add ${product.name} to favorites`).click();
	await answerAlert(listMessages.favoriteAdded);
	expect(shop.sent(lists.create).map(({ body }) => body)).toEqual([
		{ title: FAVORITE_TITLE, rList: [product.id_product], Colaborators: [] },
	]);
});
