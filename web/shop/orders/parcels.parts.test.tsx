import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { orders } from "#core/calls/orders.ts";
import { threeShirts } from "#web/testing/sample-order.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";
import { screen, showScreen } from "#web/testing/show-screen.tsx";
import { atEveryWidth } from "#web/testing/widths.ts";
import * as orderScreen from "./order.tsx";

const shop = shopNetwork();
const shipment = { id: 5, at: "2026-01-02T10:00:00.000Z", lines: [{ line: 1, quantity: 2 }] };
const followed = { ...shipment, carrier: "Correo Uno", tracking: "AB1", url: "https://correo.test/AB1" };
const parcels = page.getByRole("region", { name: "Parcels" });
const open = () => showScreen("/orders/31?token=secret", screen("/orders/:id", orderScreen));

beforeEach(() => {
	shop.answer(orders.detail, { ...threeShirts, shipments: [followed] });
});

atEveryWidth(() => {
	test("what has left can be followed, and what follows is said", async () => {
		await open();
		await expect.element(page.getByText("Part of it is on its way")).toBeVisible();
		await expect.element(parcels.getByText("Sent on January 2, 2026 with Correo Uno")).toBeVisible();
		await expect.element(parcels.getByText("2 × Linen shirt, White, M")).toBeVisible();
		await expect.element(parcels.getByText("1 × Linen shirt, White, M")).toBeVisible();
		const link = parcels.getByRole("link", { name: "Track the parcel AB1" });
		await expect.element(link).toHaveAttribute("href", "https://correo.test/AB1");
		await expect.element(link).toHaveAttribute("rel", "noreferrer");
	});
});

test("a parcel by nobody named says when it left; before anything has left there is nothing about parcels", async () => {
	const whole = { ...shipment, carrier: "", tracking: "", url: "", lines: [{ line: 1, quantity: 3 }] };
	shop.answer(orders.detail, { ...threeShirts, orderStatus: "Submited", shipments: [whole] });
	await open();
	await expect.element(parcels.getByText("Sent on January 2, 2026", { exact: true })).toBeVisible();
	await expect.element(parcels.getByText("Still to follow")).not.toBeInTheDocument();
});

test("an order of which nothing has left is being got ready", async () => {
	shop.answer(orders.detail, threeShirts);
	await open();
	await expect.element(page.getByText("Paid, we are getting it ready")).toBeVisible();
	await expect.element(parcels).not.toBeInTheDocument();
});
