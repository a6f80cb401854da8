import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { orders } from "#core/calls/orders.ts";
import { returns } from "#core/calls/returns.ts";
import type { StaffReturn } from "#core/contract/returns.ts";
import { button, text } from "#web/testing/controls.ts";
import { staffIsHere } from "#web/testing/logged-in.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";
import { screen, showScreen } from "#web/testing/show-screen.tsx";
import { atEveryWidth } from "#web/testing/widths.ts";
import * as returnsScreen from "./returns.tsx";

const shop = shopNetwork();
const piece = { name: "Linen shirt", color: "Blanco", size: "M", image: "", outcome: null };
const asked: StaffReturn = {
	number: 7,
	orderId: 31,
	buyer: "Ana Gómez",
	currency: "ARS",
	state: "requested",
	at: "2026-01-02T10:00:00.000Z",
	lines: [
		{ ...piece, line: 1, quantity: 1, reason: "too_small", exchange: { ColorName: "Blanco", size: "L" } },
		{ ...piece, line: 2, name: "Wool scarf", quantity: 2, reason: null, exchange: null },
	],
	refusal: "",
	heldUntil: "2026-01-23T10:00:00.000Z",
	refund: null,
	parcel: null,
};
const received: StaffReturn = {
	...asked,
	state: "received",
	heldUntil: null,
	refund: { amount: 20, state: "done" },
	lines: asked.lines.map((line) => ({ ...line, outcome: line.exchange ? "exchange" : "refund" })),
};
const popup = page.getByRole("dialog");
const open = (query = "") =>
	showScreen(`/admindashboard/returns${query}`, screen("/admindashboard/returns", returnsScreen));

beforeEach(() => {
	staffIsHere(shop);
	shop.answer(returns.list, [asked], { headers: { "x-total-count": "1" } });
});

atEveryWidth(() => {
	test("a return is approved, then received: what goes on the shelf is asked, and the exchange is sent", async () => {
		shop.answer(returns.approve, { ...asked, state: "approved" });
		shop.answer(returns.receive, received);
		shop.answer(orders.carriers, ["Correo Uno"]);
		shop.answer(returns.send, {
			...received,
			parcel: { at: asked.at, carrier: "Correo Uno", tracking: "X1", url: "" },
		});
		await open();
		await button("Approve return 7").click();
		await expect.element(text("Approved, on its way")).toBeVisible();
		await button("Received: return 7").click();
		await expect.element(popup.getByText("The money of 2 garments goes back at once.", { exact: false })).toBeVisible();
		await popup.getByRole("checkbox", { name: "2 × Wool scarf, Blanco, M goes back on the shelf" }).click();
		await popup.getByRole("button", { name: "Received" }).click();
		await expect.element(page.getByText(/20\.00 went back/)).toBeVisible();
		expect(shop.sent(returns.receive)[0]?.body).toEqual({
			lines: [
				{ line: 1, restock: true },
				{ line: 2, restock: false },
			],
		});
		await button("Send the exchange of return 7").click();
		await expect.element(popup.getByText("1 × Linen shirt, Blanco, L")).toBeVisible();
		await popup.getByRole("combobox", { name: "Carrier" }).fill("Correo Uno");
		await popup.getByRole("button", { name: "Send the exchange" }).click();
		await expect.element(page.getByText(/Exchange sent .*Correo Uno/)).toBeVisible();
		await expect.element(button("Send the exchange of return 7")).not.toBeInTheDocument();
	});
});

test("a return is refused in words; none are asked for again", async () => {
	shop.answer(returns.refuse, { ...asked, state: "refused", refusal: "It was worn", heldUntil: null });
	await open();
	await button("Refuse return 7").click();
	await popup.getByRole("button", { name: "Refuse" }).click();
	await expect.element(popup.getByText("Say in a few words why, at most 500 letters")).toBeVisible();
	expect(shop.sent(returns.refuse)).toEqual([]);
	await popup.getByRole("textbox", { name: "Why" }).fill("It was worn");
	await popup.getByRole("button", { name: "Refuse" }).click();
	await expect.element(text("Told the shopper: It was worn")).toBeVisible();
	await expect.element(button("Received: return 7")).not.toBeInTheDocument();
});

test("money the card service refused is asked for again", async () => {
	shop.answer(returns.list, [{ ...received, refund: { amount: 20, state: "failed" } }], {
		headers: { "x-total-count": "1" },
	});
	shop.answer(returns.receive, received);
	await open();
	await button("Try again: the money of return 7").click();
	await expect.element(page.getByText(/20\.00 went back/)).toBeVisible();
});

test("an empty list says so, and one narrowed to nothing leads back to all", async () => {
	shop.answer(returns.list, [], { headers: { "x-total-count": "0" } });
	await open();
	await expect.element(text("No returns yet")).toBeVisible();
	await open("?state=to_send");
	await expect.element(text("Nothing here")).toBeVisible();
	expect(shop.sent(returns.list).at(-1)?.address.searchParams.get("state")).toBe("to_send");
});
