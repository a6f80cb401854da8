import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { changes } from "#core/calls/changes.ts";
import { offers } from "#core/calls/offers.ts";
import { products } from "#core/calls/products.ts";
import { selectors } from "#core/calls/selectors.ts";
import type { DatedOffer } from "#core/contract/offers.ts";
import { offerMessages } from "#core/messages.ts";
import { browserFacts, tellFacts } from "#web/facts/shop-facts.tsx";
import unsaved from "#web/forms/unsaved.messages.en.ts";
import { clearDiscount, getAll, selectingProduct } from "#web/store/events.ts";
import { browserStore } from "#web/store/store.ts";
import { answerAlert } from "#web/testing/alerts.ts";
import { scarf } from "#web/testing/cart.ts";
import { button, field, text } from "#web/testing/controls.ts";
import { staffIsHere } from "#web/testing/logged-in.ts";
import { product } from "#web/testing/samples.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";
import { screen, showScreen } from "#web/testing/show-screen.tsx";
import { storeEvents } from "#web/testing/store-events.ts";
import { atEveryWidth } from "#web/testing/widths.ts";
import frame from "../frame/messages.en.ts";
import messages from "./messages.en.ts";
import * as offersScreen from "./offers.tsx";

const shop = shopNetwork();
const events = storeEvents();
const planned: DatedOffer = {
	id: 5,
	discount: 20,
	startsAt: "2099-06-01T13:00:00.000Z",
	endsAt: "2099-07-01T01:00:00.000Z",
	state: "scheduled",
	products: 5,
	discounted: 0,
	names: ["Wool coat", "Scarf", "Hat"],
};

beforeEach(() => {
	staffIsHere(shop);
	shop.answer(selectors.categories, { women: [{ id_category: 3, name: "Coats" }], men: [] });
	shop.answer(selectors.shelves, { categories: [], collections: [] });
	shop.answer(products.list, [product, scarf], { headers: { "x-total-count": "2" } });
	shop.answer(offers.list, []);
	shop.answer(offers.apply, { updated: 1 });
	shop.answer(offers.stop, { updated: 5 });
	shop.answer(changes.undo, { change: 8, products: 1, keptProducts: 0, kept: [] });
});
async function show() {
	await showScreen("/admindashboard/offers", screen("/admindashboard/offers", offersScreen));
	tellFacts({ ...browserFacts(), timeZone: "America/Argentina/Buenos_Aires" });
}
const discount = () => field(offerMessages.discountLabel);
const sentOffer = () => shop.sent(offers.apply).at(-1)?.body;

atEveryWidth(() => {
	test("chosen products are discounted from one moment to another by the shop's clock", async () => {
		await show();
		await expect.element(discount()).toHaveValue(null);
		await button("Scarf").click();
		await discount().fill("25");
		await field("From (optional)").fill("2099-06-01T10:00");
		await field("Until (optional)").fill("12099-06-01T09:00");
		await button("Send").click();
		await expect.element(text("Give the day and the time, with a year of four digits")).toBeVisible();
		await field("Until (optional)").fill("2099-06-01T09:00");
		await button("Send").click();
		await expect.element(text("The end comes after the beginning")).toBeVisible();
		await field("Until (optional)").fill("2099-06-30T22:00");
		await button("Send").click();
		await expect.element(text("1 product will be discounted")).toBeVisible();
		expect(sentOffer()).toEqual({ discount: 25, ids: [4], startsAt: planned.startsAt, endsAt: planned.endsAt });
		await expect.element(discount()).toHaveValue(0);
		await expect.element(field("From (optional)")).toHaveValue("");
	});

	test("on a phone Send stays at the foot of the page however far down one chooses", async () => {
		await show();
		await button("Scarf").click();
		const { bottom, top } = button("Send").element().getBoundingClientRect();
		expect(top).toBeGreaterThanOrEqual(0);
		expect(bottom).toBeLessThanOrEqual(window.innerHeight);
	});
});

test("everything of a category is chosen at once", async () => {
	await show();
	await userEvent.selectOptions(field(messages.category), "Coats");
	await button("Search").click();
	await expect.poll(() => shop.sent(products.list).at(-1)?.address.searchParams.get("category")).toBe("3");
	await button(messages.chooseAll(2)).click();
	await expect.element(page.getByRole("table", { name: messages.preview.caption })).toBeVisible();
	const asked = shop.sent(products.list).at(-1)?.address.searchParams;
	expect([asked?.get("category"), asked?.get("limit")]).toEqual(["3", "100"]);
	await discount().fill("30");
	await button("Send").click();
	await expect.poll(() => (sentOffer() as { ids: number[] })?.ids).toEqual([product.id_product, scarf.id_product]);
});

test("an offer at once can be taken back from the toast", async () => {
	shop.answer(offers.apply, { updated: 1 }, { headers: { "x-change": "7" } });
	await show();
	await button("Scarf").click();
	await discount().fill("25");
	await button("Send").click();
	await expect.poll(sentOffer).toEqual({ discount: 25, ids: [4] });
	await button("Undo").click();
	await expect.poll(() => shop.sent(changes.undo).length).toBe(1);
});

test("offers with dates say how they stand, and are called off or ended after a question", async () => {
	const running: DatedOffer = { ...planned, id: 6, state: "running", discounted: 2, names: ["Belt"], products: 1 };
	shop.answer(offers.list, [planned, running, { ...running, id: 7, state: "ended" }]);
	await show();
	const rows = page.getByRole("table", { name: "Offers with dates" }).getByRole("row");
	await expect.element(rows).toHaveLength(4);
	await expect.element(rows.nth(1)).toMatchTextContent("Wool coat, Scarf, Hat and 2 more");
	await expect.element(rows.nth(1)).toMatchTextContent(/from Jun 1, 2099, 10:00\sAM, until Jun 30, 2099, 10:00\sPM/);
	await expect.element(rows.nth(1)).toMatchTextContent("Scheduled");
	await expect.element(rows.nth(2)).toMatchTextContent("Running");
	await expect.element(rows.nth(3)).toMatchTextContent("Ended");
	await expect.element(rows.nth(3).getByRole("button")).toHaveLength(0);
	await rows.nth(1).getByRole("button").click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Call off" }).click();
	await expect.element(text("The offer will not begin")).toBeVisible();
	await rows.nth(2).getByRole("button").click();
	await expect.element(page.getByText("End the offers of 2 products?")).toBeVisible();
	await page.getByRole("alertdialog").getByRole("button", { name: "End offers" }).click();
	await expect.poll(() => shop.sent(offers.stop).map(({ address }) => address.pathname.at(-1))).toEqual(["5", "6"]);
});

test("what was chosen and not sent is chosen again with its prices of now, until it is discarded", async () => {
	await show();
	await button("Scarf").click();
	await button(product.name).click();
	await discount().fill("25");
	await cleanup();
	const { id_product, name } = scarf;
	const card = { id_product, name, brand: "", price: 80, price_offer: 80, is_offer: false, rating: 0, reviewCount: 0 };
	const now = { ...card, images: [], colors: [], colorCount: 1, soldOut: false };
	shop.answer(products.cards, { cards: [now], total: 1, corrected: null });
	await show();
	const preview = page.getByRole("table", { name: messages.preview.caption });
	await expect.element(preview.getByRole("row", { name: /^Scarf/ })).toMatchTextContent("60");
	await expect.element(preview.getByRole("row")).toHaveLength(2);
	expect(shop.sent(products.cards)[0]?.address.searchParams.get("ids")).toBe(
		`${scarf.id_product},${product.id_product}`,
	);
	await expect.element(button("Scarf")).toHaveAttribute("aria-pressed", "true");
	await button(unsaved.discard).click();
	await expect.element(preview).not.toBeInTheDocument();
	await expect.element(button("Scarf")).toHaveAttribute("aria-pressed", "false");
	await button("Undo").click();
	await expect.element(preview.getByRole("row", { name: /^Scarf/ })).toBeVisible();
	await button("Send").click();
	await expect.poll(sentOffer).toEqual({ discount: 25, ids: [scarf.id_product] });
});

/** As the store has it, once what an earlier test chose has left it. */
const selected = () => browserStore().getState().catalogue.selected;

function rememberCode(): void {
	localStorage.setItem("discountCode", "BIENVENIDA");
	window.dispatchEvent(new StorageEvent("storage", { key: "discountCode" }));
}

test("every product is told as it is chosen and as it is left; only an offer that is sent clears the discount", async () => {
	rememberCode();
	await show();
	await expect.element(button("Scarf")).toBeVisible();
	await expect.poll(selected).toEqual([]);
	const before = events.of(selectingProduct).length;
	const told = () => events.of(selectingProduct).slice(before);
	await button("Scarf").click();
	await expect.poll(told).toEqual([scarf.id_product]);
	await button("Scarf").click();
	await expect.poll(told).toEqual([scarf.id_product, scarf.id_product]);
	expect(selected()).toEqual([]);
	expect(events.of(clearDiscount)).toEqual([]);
	expect(localStorage.getItem("discountCode")).toBe("BIENVENIDA");
	await button("Scarf").click();
	await discount().fill("25");
	shop.refuse(offers.apply, "unavailable", { message: "Not now" });
	await button("Send").click();
	await answerAlert({ title: frame.refused, text: "Not now" });
	expect(events.of(clearDiscount)).toEqual([]);
	shop.answer(offers.apply, { updated: 1 });
	await button("Send").click();
	await expect.element(discount()).toHaveValue(0);
	expect(events.of(clearDiscount)).toHaveLength(1);
	expect(told()).toEqual([scarf.id_product, scarf.id_product, scarf.id_product]);
	expect(selected()).toEqual([]);
});

test("a selection that stands in the store from before is taken out product by product", async () => {
	rememberCode();
	for (const id of [71, 72]) browserStore().dispatch(selectingProduct(id));
	await show();
	await expect.poll(selected).toEqual([]);
	expect(events.of(selectingProduct).slice(-2)).toEqual([71, 72]);
	expect(events.of(clearDiscount)).toEqual([]);
	expect(localStorage.getItem("discountCode")).toBe("BIENVENIDA");
});

test("GET_ALL is told once for each list that is answered", async () => {
	await show();
	await expect.element(button("Scarf")).toBeVisible();
	expect(events.of(getAll)).toEqual([[product, scarf]]);
	await button("Scarf").click();
	await discount().fill("25");
	await button("Send").click();
	await expect.poll(() => events.of(getAll).length).toBe(2);
	expect(shop.sent(products.list)).toHaveLength(2);
});
