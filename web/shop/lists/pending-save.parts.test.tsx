import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { lists } from "#core/calls/lists.ts";
import { listMessages } from "#core/messages/lists.ts";
import { selectingProduct } from "#web/store/events.ts";
import { expectAlert } from "#web/testing/alerts.ts";
import { button } from "#web/testing/controls.ts";
import { clientIsHere } from "#web/testing/logged-in.ts";
import { openProduct } from "#web/testing/product-page.ts";
import { product, wishList } from "#web/testing/samples.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";
import { storeEvents } from "#web/testing/store-events.ts";

const shop = shopNetwork();
const events = storeEvents();

test("SELECTING_PRODUCT is told when a visitor's product waits for the log-in, and once more when it is saved", async () => {
	await openProduct();
	await button(`Add ${product.name} to favorites`).click();
	const question = page.getByRole("alertdialog");
	await expect.element(question).toBeVisible();
	expect(events.of(selectingProduct)).toEqual([]);
	await question.getByRole("button").last().click();
	await expect.poll(() => events.of(selectingProduct)).toEqual([product.id_product]);
	await cleanup();
	clientIsHere(shop);
	shop.answer(lists.ofClient, []);
	shop.answer(lists.create, { ...wishList, isFavorite: true, rList: [product.id_product] }, { status: 201 });
	await openProduct();
	await expectAlert(listMessages.favoriteAdded);
	expect(events.of(selectingProduct)).toEqual([product.id_product, product.id_product]);
});
