import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { lists } from "#core/calls/lists.ts";
import type { ListItem, WishList } from "#core/contract/lists.ts";
import { getSpecificList, getUserLists } from "#web/store/events.ts";
import { browserStorage } from "#web/store/storage.ts";
import { button, field, text } from "#web/testing/controls.ts";
import { clientIsHere } from "#web/testing/logged-in.ts";
import { product, wishList } from "#web/testing/samples.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";
import { screen, showScreen } from "#web/testing/show-screen.tsx";
import { storeEvents } from "#web/testing/store-events.ts";
import { atEveryWidth } from "#web/testing/widths.ts";
import { entryOf } from "../cart/lines.ts";
import * as listScreen from "./list.tsx";

const shop = shopNetwork();
const events = storeEvents();
const item = (given: Partial<ListItem> = {}): ListItem => ({
	...product,
	savedPrice: product.price,
	addedBy: "Ana",
	addedAt: "2026-01-01T00:00:00.000Z",
	offSale: false,
	ColorName: null,
	size: null,
	quantity: 1,
	note: "",
	...given,
});
let list: WishList = wishList;
const holding = (...List: ListItem[]) => {
	list = { ...wishList, List, rList: List.map(({ id_product }) => id_product), version: list.version + 1 };
	return list;
};
const sent = () => shop.sent(lists.update).map(({ body }) => body);
const open = () => showScreen(`/lists/${wishList.id}`, screen("/lists/:id", listScreen));

beforeEach(() => {
	clientIsHere(shop);
	shop.answer(lists.ofClient, () => [list, { ...wishList, id: 9, title: "Winter" }]);
	shop.answer(lists.detail, () => list);
});

atEveryWidth(() => {
	test("a line that says its colour and size goes straight into the cart, as many as it says", async () => {
		holding(item({ ColorName: "Ink", size: "M", quantity: 2 }));
		await open();
		await button("Add to cart").click();
		await expect
			.poll(() => browserStorage().read("cart").map(entryOf))
			.toMatchObject([{ ColorName: "Ink", size: "M", quantity: 2 }]);
	});

	test("choosing a size, another quantity and a note is kept on the list", async () => {
		holding(item());
		shop.answer(lists.update, ({ body }) => {
			const { product: _, ...said } = (body as { lines: [{ product: number }] }).lines[0];
			return holding(item({ ...list.List[0], ...said }));
		});
		await open();
		await page
			.getByRole("group", { name: `Size of ${product.name}` })
			.getByRole("button", { name: /^M/ })
			.click();
		await page
			.getByRole("group", { name: new RegExp(product.name) })
			.getByRole("button", { name: "One more" })
			.click();
		await button("Add a note").click();
		await field(`Note on ${product.name}`).fill("For the wedding");
		await button("Save note").click();
		await expect.element(text("For the wedding")).toBeVisible();
		await expect.element(button("Change the note")).toHaveFocus();
		const id = product.id_product;
		expect(sent()).toMatchObject([
			{ lines: [{ product: id, size: "M" }] },
			{ lines: [{ product: id, quantity: 2 }] },
			{ lines: [{ product: id, note: "For the wedding" }] },
		]);
	});

	test("what was removed can be put back as it was, at its old place", async () => {
		const first = item({ size: "M", note: "This one" });
		const second = item({ id_product: 77, name: "Scarf" });
		holding(first, second);
		shop.answer(lists.update, () => holding(second));
		await open();
		await button(`Remove ${product.name}`).click();
		await expect.element(button(`Remove ${product.name}`)).not.toBeInTheDocument();
		shop.answer(lists.update, () => holding(first, second));
		await button("Undo").click();
		await expect.element(text("This one")).toBeVisible();
		expect(sent().at(-1)).toMatchObject({
			add: [product.id_product],
			lines: [{ size: "M", note: "This one" }],
			order: [product.id_product, 77],
		});
	});

	test("a line goes down by a key, and to another list by the menu", async () => {
		const [first, second] = [item(), item({ id_product: 77, name: "Scarf" })];
		holding(first, second);
		shop.answer(lists.update, () => holding(second, first));
		await open();
		button(`Move ${product.name} down`).element().focus();
		await page.getByRole("button", { name: `Move ${product.name} down` }).click();
		await expect.poll(sent).toMatchObject([{ order: [77, product.id_product] }]);
		shop.answer(lists.move, () => ({ from: holding(second), to: { ...wishList, id: 9, title: "Winter", version: 2 } }));
		await button(`Move or copy ${product.name} to another list`).click();
		await page.getByRole("menuitem", { name: "Move to Winter" }).click();
		await expect.element(text(`${product.name} is on Winter now`)).toBeVisible();
		expect(shop.sent(lists.move)[0]?.body).toMatchObject({ to: 9, products: [product.id_product], copy: false });
	});
});

test("the link of a list is made, shown and taken back", async () => {
	const link = "https://shop.test/lists/8?token=abc";
	holding(item());
	shop.answer(lists.update, ({ body }) => {
		const { visibility } = body as { visibility: "link" | "private" };
		return { ...holding(item()), visibility, link: visibility === "link" ? link : null };
	});
	await open();
	await button("Share").click();
	await button("Make a link").click();
	await expect.element(field("By link")).toHaveValue(link);
	await button("Take the link back").click();
	await expect.element(text("Nobody can open this list by a link.")).toBeVisible();
	expect(sent()).toMatchObject([{ visibility: "link" }, { visibility: "private" }]);
});

test("GET_SPECIFIC_LIST and GET_USER_LISTS are told once for each answer that is them, not for a change of one list", async () => {
	holding(item());
	shop.answer(lists.update, () => holding(item({ note: "For the wedding" })));
	await open();
	await expect.element(button("Add a note")).toBeVisible();
	await expect.poll(() => events.of(getUserLists)).toHaveLength(1);
	expect(events.of(getSpecificList)).toHaveLength(1);
	await button("Add a note").click();
	await field(`Note on ${product.name}`).fill("For the wedding");
	const letGo = shop.hold(lists.ofClient);
	await button("Save note").click();
	await expect.element(text("For the wedding")).toBeVisible();
	expect(events.of(getUserLists)).toHaveLength(1);
	letGo();
	// A reading that was given up for a newer one is told to nobody.
	const read = () => shop.sent(lists.ofClient).filter(({ signal }) => !signal?.aborted);
	await expect.poll(() => events.of(getUserLists).length).toBeGreaterThan(1);
	await expect.poll(() => events.of(getUserLists).length).toBe(read().length);
	expect(events.of(getSpecificList)).toHaveLength(1);
});
