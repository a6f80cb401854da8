import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { gifts } from "#core/calls/gifts.ts";
import { lists } from "#core/calls/lists.ts";
import type { Claim } from "#core/contract/gifts.ts";
import type { ListItem, WishList } from "#core/contract/lists.ts";
import { browserStorage } from "#web/store/storage.ts";
import { button, field, text } from "#web/testing/controls.ts";
import { clientIsHere } from "#web/testing/logged-in.ts";
import { product, wishList } from "#web/testing/samples.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";
import { screen, showScreen } from "#web/testing/show-screen.tsx";
import { atEveryWidth } from "#web/testing/widths.ts";
import * as listScreen from "../lists/list.tsx";

const shop = shopNetwork();
const item: ListItem = {
	...product,
	savedPrice: product.price,
	addedBy: "Ana",
	addedAt: "2026-01-01T00:00:00.000Z",
	offSale: false,
	ColorName: "Ink",
	size: "M",
	quantity: 2,
	note: "",
};
const claim: Claim = {
	id: "3f0c1a52-6d6e-4b8e-9a3b-0d6b6d3c1a11",
	product: product.id_product,
	ColorName: "Ink",
	size: "M",
	quantity: 1,
	by: "Bea",
	isMine: false,
	isBought: false,
	thanks: "",
};
let list: WishList;
const link = `/lists/${wishList.id}?token=the-token-of-its-link`;
const open = () => showScreen(link, screen("/lists/:id", listScreen));
const show = (given: Partial<WishList>) => {
	list = {
		...wishList,
		...{ List: [item], rList: [item.id_product], visibility: "link", link: `http://shop.test${link}` },
		gift: { day: "2027-01-06", address: null },
		...given,
	};
};

beforeEach(() => {
	clientIsHere(shop);
	show({});
	shop.answer(lists.ofClient, () => [list]);
	shop.answer(lists.detail, () => list);
});

atEveryWidth(() => {
	test("a giver sees what others give, and says what they give themselves", async () => {
		show({ role: "reader", creator: "Ana", claims: [claim] });
		shop.answer(gifts.claim, () => {
			show({
				role: "reader",
				creator: "Ana",
				claims: [claim, { ...claim, id: claim.id.replace("3", "4"), isMine: true }],
			});
			return { id: claim.id };
		});
		await open();
		await expect.element(page.getByText(/Ana would like these for January 6, 2027/)).toBeVisible();
		await expect.element(text("Bea gives 1 of them")).toBeVisible();
		await expect.element(text("1 still to give")).toBeVisible();
		await button(`I will give this: ${product.name}`).click();
		await page.getByRole("dialog").getByRole("button", { name: "I will give this" }).click();
		await expect.element(text("You give this")).toBeVisible();
		expect(shop.sent(gifts.claim).map(({ body }) => body)).toMatchObject([
			{ product: product.id_product, ColorName: "Ink", size: "M", quantity: 1, token: "the-token-of-its-link" },
		]);
		await expect.element(button(`I will give this: ${product.name}`)).not.toBeInTheDocument();
	});

	test("what one gives is left to others again, and a refusal is told", async () => {
		show({ role: "reader", creator: "Ana", claims: [{ ...claim, quantity: 2, isMine: true }] });
		shop.answer(gifts.unclaim, () => {
			show({ role: "reader", creator: "Ana", claims: [] });
			return { message: "" };
		});
		await open();
		await button(`I will not give it: ${product.name}`).click();
		await expect.element(button(`I will give this: ${product.name}`)).toBeVisible();
	});

	test("the creator makes it a gift list, and is told that the rest is a secret", async () => {
		show({ gift: null });
		shop.answer(lists.update, ({ body }) => {
			const { gift } = body as { gift: WishList["gift"] };
			show({ gift, version: 9 });
			return list;
		});
		await open();
		await button("Gift list").click();
		await field("Day").fill("2027-01-06");
		await field("Street and number").fill("Calle 1 23");
		await field("City").fill("Rosario");
		await field("Province or department").fill("Santa Fe");
		await field("Zip code").fill("2000");
		await button("Make it a gift list").click();
		await expect.element(page.getByText(/stays a secret until the day after/)).toBeVisible();
		expect(shop.sent(lists.update).map(({ body }) => body)).toMatchObject([
			{ gift: { day: "2027-01-06", address: { city: "Rosario" } } },
		]);
	});

	test("when the day is over the creator thanks whoever gave something", async () => {
		show({ claims: [{ ...claim, isBought: true }] });
		shop.answer(gifts.thank, () => {
			show({ claims: [{ ...claim, isBought: true, thanks: "So kind!" }], version: 9 });
			return { message: "" };
		});
		await open();
		await expect.element(text("From Bea")).toBeVisible();
		await button("Say thank you to Bea").click();
		await page.getByRole("textbox", { name: "Your words" }).fill("So kind!");
		await button("Send").click();
		await expect.element(text("You wrote: “So kind!”")).toBeVisible();
	});
});

test("what lets a guest pay stays in the browser until log-out", () => {
	const { read, write, forgetPerson } = browserStorage();
	write("giftSecrets", [{ claim: claim.id, secret: "secret" }]);
	expect(read("giftSecrets")).toEqual([{ claim: claim.id, secret: "secret" }]);
	forgetPerson();
	expect(read("giftSecrets")).toBeNull();
});
