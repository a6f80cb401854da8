import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { orders } from "#core/calls/orders.ts";
import { returns } from "#core/calls/returns.ts";
import type { OrderDetail } from "#core/contract/orders.ts";
import type { Return, ReturnsOfOrder } from "#core/contract/returns.ts";
import { button, text } from "#web/testing/controls.ts";
import { sampleDetail } from "#web/testing/sample-order.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";
import { screen, showScreen } from "#web/testing/show-screen.tsx";
import { atEveryWidth } from "#web/testing/widths.ts";
import * as orderScreen from "../orders/order.tsx";

const shop = shopNetwork();
const shirt = { productid: 5, name: "Linen shirt", color: "Blanco", size: "M", price: 10, image: "", refunded: 0 };
const order: OrderDetail = {
	...sampleDetail,
	orderStatus: "Submited",
	orderDetails: [{ ...shirt, line: 1, quantity: 3 }],
};
const open = () => showScreen("/orders/31?token=secret", screen("/orders/:id", orderScreen));
const sheet = page.getByRole("dialog");
const part = page.getByRole("region", { name: "Returns" });

const asked: Return = {
	number: 7,
	orderId: 31,
	state: "requested",
	at: "2026-01-02T10:00:00.000Z",
	lines: [
		{
			...{ line: 1, name: "Linen shirt", color: "Blanco", size: "M", image: "", quantity: 2, reason: "too_small" },
			exchange: { ColorName: "Blanco", size: "L" },
			outcome: null,
		},
	],
	refusal: "",
	heldUntil: "2026-01-23T10:00:00.000Z",
	refund: null,
	parcel: null,
	currency: "ARS",
};
const before: ReturnsOfOrder = {
	returnable: [
		{
			line: 1,
			quantity: 3,
			until: "2026-01-13T03:00:00.000Z",
			exchanges: [
				{ ColorName: "Blanco", size: "M", left: 4 },
				{ ColorName: "Blanco", size: "L", left: 5 },
				{ ColorName: "Negro", size: "XL", left: 1 },
			],
		},
	],
	returns: [],
};
const after = (one: Partial<Return> = {}): ReturnsOfOrder => ({ returnable: [], returns: [{ ...asked, ...one }] });

beforeEach(() => {
	shop.answer(orders.detail, order);
	shop.answer(returns.ofOrder, before);
});

atEveryWidth(() => {
	test("in three steps two shirts are exchanged for a larger size", async () => {
		shop.answer(returns.ask, () => {
			shop.answer(returns.ofOrder, after());
			return asked;
		});
		await open();
		await button("Return or exchange").click();
		await expect.element(sheet.getByText("Step 1 of 3")).toBeVisible();
		await expect.element(sheet.getByRole("button", { name: "Next" })).toBeDisabled();
		await sheet.getByRole("checkbox", { name: "Linen shirt, Blanco, M" }).click();
		await sheet.getByRole("combobox", { name: "How many of Linen shirt" }).selectOptions("2");
		await sheet.getByRole("button", { name: "Next" }).click();
		await expect.element(sheet.getByRole("heading", { name: "What is wrong?" })).toHaveFocus();
		await sheet.getByRole("combobox").selectOptions("Too small");
		await sheet.getByRole("button", { name: "Next" }).click();
		await expect.element(sheet.getByText("Negro, XL")).not.toBeInTheDocument();
		await expect.element(sheet.getByRole("radio", { name: /My money back/ })).toBeChecked();
		await sheet.getByRole("radio", { name: /Blanco, L/ }).click();
		await sheet.getByRole("button", { name: "Ask for the return" }).click();
		await expect.element(part.getByText("Return 7")).toBeVisible();
		await expect.element(part.getByText(/In exchange for Blanco, L/)).toBeVisible();
		const [sent] = shop.sent(returns.ask);
		expect(sent?.body).toEqual({
			lines: [{ line: 1, quantity: 2, reason: "too_small", exchange: { ColorName: "Blanco", size: "L" } }],
			orderToken: "secret",
		});
		expect(sent?.headers.get("idempotency-key")).toMatch(/^[0-9a-f-]{36}$/);
	});
});

test("a size that was sold meanwhile is said where one chooses, and another can be taken", async () => {
	shop.refuse(returns.ask, "sold_out", { message: "This colour and size has been sold meanwhile" });
	await open();
	await button("Return or exchange").click();
	await sheet.getByRole("checkbox", { name: "Linen shirt, Blanco, M" }).click();
	await sheet.getByRole("button", { name: "Next" }).click();
	await sheet.getByRole("button", { name: "Next" }).click();
	await sheet.getByRole("radio", { name: /Negro, XL/ }).click();
	await sheet.getByRole("button", { name: "Ask for the return" }).click();
	await expect.element(sheet.getByRole("alert")).toHaveTextContent("This colour and size has been sold meanwhile");
	shop.answer(returns.ask, asked);
	await sheet.getByRole("radio", { name: /My money back/ }).click();
	await sheet.getByRole("button", { name: "Ask for the return" }).click();
	await expect.element(text("Return 7 is asked for; we have mailed you")).toBeVisible();
	expect(shop.sent(returns.ask)[1]?.body).toEqual({ lines: [{ line: 1, quantity: 1 }], orderToken: "secret" });
});

test("an approved return has its slip, and is called off after a question", async () => {
	shop.answer(returns.ofOrder, after({ state: "approved" }));
	shop.answer(returns.label, "pdf");
	shop.answer(returns.cancel, () => {
		shop.answer(returns.ofOrder, after({ state: "cancelled", heldUntil: null }));
		return { ...asked, state: "cancelled" as const };
	});
	await open();
	await button("Slip for the parcel of return 7, as PDF").click();
	await expect.poll(() => shop.sent(returns.label)).toHaveLength(1);
	expect(shop.sent(returns.label)[0]?.address.searchParams.get("orderToken")).toBe("secret");
	await button("Call off return 7").click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Leave it" }).click();
	expect(shop.sent(returns.cancel)).toEqual([]);
	await button("Call off return 7").click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Call it off" }).click();
	await expect.element(part.getByText(/Called off/)).toBeVisible();
	await expect.element(button("Call off return 7")).not.toBeInTheDocument();
});

test.each([
	[
		"Arrived",
		{ state: "received" as const, refund: { amount: 20, state: "done" as const } },
		/20\.00 went to your card/,
	],
	["We could not take it back", { state: "refused" as const, refusal: "It was worn" }, "It was worn"],
])("a return says how it stands: %s", async (state, one, said) => {
	shop.answer(returns.ofOrder, after({ ...one, heldUntil: null }));
	await open();
	await expect.element(part.getByText(new RegExp(state))).toBeVisible();
	await expect.element(part.getByText(said)).toBeVisible();
});

test("an order of which nothing can be returned says nothing of it", async () => {
	shop.answer(returns.ofOrder, { returnable: [], returns: [] });
	await open();
	await expect.element(text("Order 31")).toBeVisible();
	await expect.element(part).not.toBeInTheDocument();
});
