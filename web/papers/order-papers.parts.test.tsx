import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { orders } from "#core/calls/orders.ts";
import { papers } from "#core/calls/papers.ts";
import * as orderScreen from "#web/shop/orders/order.tsx";
import { button, text } from "#web/testing/controls.ts";
import { sampleOrder } from "#web/testing/sample-order.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";
import { screen, showScreen } from "#web/testing/show-screen.tsx";

const shop = shopNetwork();
const part = page.getByRole("region", { name: "Papers" });
const open = () => showScreen("/orders/31?token=secret", screen("/orders/:id", orderScreen));
const at = "2026-01-01T10:00:05.000Z";

beforeEach(() => {
	shop.answer(orders.detail, {
		...sampleOrder,
		timeline: [],
		isGuest: true,
		payUntil: null,
		gift: null,
		shipments: [],
		refunds: [],
		isCancellable: false,
	});
	shop.answer(papers.ofOrder, [
		{ kind: "invoice", name: "A-00000012", number: 12, at, amount: 90 },
		{ kind: "credit_note", name: "A-00000003", number: 3, at, amount: 20 },
	]);
});

test("whoever has the order's link downloads its papers as PDF", async () => {
	shop.answer(papers.invoice, "pdf");
	shop.answer(papers.creditNote, "pdf");
	await open();
	await button("Download Invoice A-00000012 as PDF").click();
	await button("Download Credit note A-00000003 as PDF").click();
	await expect.poll(() => shop.sent(papers.creditNote)).toHaveLength(1);
	for (const call of [papers.invoice, papers.creditNote]) {
		const [sent] = shop.sent(call);
		expect(sent?.headers.get("accept")).toBe("application/pdf");
		expect(sent?.address.searchParams.get("orderToken")).toBe("secret");
	}
	await expect.poll(() => part.element().textContent).toContain("20.00");
});

test("a paper that does not come says so, and can be asked for again", async () => {
	shop.refuse(papers.invoice, "internal");
	await open();
	await button("Download Invoice A-00000012 as PDF").click();
	await expect.element(text("The paper could not be fetched. Please try again.")).toBeVisible();
	shop.answer(papers.invoice, "pdf");
	await button("Download Invoice A-00000012 as PDF").click();
	await expect.element(text("The paper could not be fetched. Please try again.")).not.toBeInTheDocument();
});

test("an order without papers says nothing of them", async () => {
	shop.answer(papers.ofOrder, []);
	await open();
	await expect.element(text("Order 31")).toBeVisible();
	await expect.element(part).not.toBeInTheDocument();
});
