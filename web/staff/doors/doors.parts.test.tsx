import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { keys } from "#core/calls/keys.ts";
import { webhooks } from "#core/calls/webhooks.ts";
import { keyMessages } from "#core/messages/keys.ts";
import { webhookMessages } from "#core/messages/webhooks.ts";
import { button, field } from "#web/testing/controls.ts";
import { staffIsHere } from "#web/testing/logged-in.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";
import { screen, showScreen } from "#web/testing/show-screen.tsx";
import * as deliveriesScreen from "./deliveries.tsx";
import * as keysScreen from "./keys.tsx";
import * as webhooksScreen from "./webhooks.tsx";

const shop = shopNetwork();
beforeEach(() => staffIsHere(shop));

const at = "2026-11-18T12:00:00.000Z";
const warehouse = {
	id: 1,
	name: "Warehouse",
	ending: "a1B2",
	scopes: ["write:stock" as const],
	by: "admin",
	createdAt: at,
	lastUsedAt: null,
	expiresAt: null,
	revokedAt: null,
};
const books = {
	id: 7,
	name: "Books",
	address: "https://books.test/hook",
	events: ["order.paid" as const],
	on: true,
	offReason: null,
	failingSince: null,
	oldSecretUntil: null,
	by: "admin",
	createdAt: at,
	waiting: 2,
	failed: 0,
};
const delivery = {
	id: 3,
	message: "msg_1",
	type: "order.paid",
	data: { orderId: 17 },
	at,
	state: "failed" as const,
	attempts: 10,
	status: 500,
	problem: "answer" as const,
	answer: "out of order",
	lastAt: at,
	nextAt: null,
};

test("a key is made for what was chosen, shown once, and revoked after a question", async () => {
	shop.answer(keys.list, []);
	await showScreen("/admindashboard/keys", screen("/admindashboard/keys", keysScreen));
	await expect.element(page.getByText("No keys yet")).toBeVisible();
	await button("Make a key").click();
	await button("Make the key").click();
	await expect.element(page.getByText(keyMessages.scopes)).toBeVisible();
	await field("Name").fill("Warehouse");
	await page.getByRole("checkbox", { name: "Set stock" }).click();
	shop.answer(keys.make, { key: warehouse, secret: "perchero_secret" }, { status: 201 });
	shop.answer(keys.list, [warehouse]);
	await button("Make the key").click();
	await expect.element(field("Key")).toHaveValue("perchero_secret");
	expect(shop.sent(keys.make)[0]?.body).toEqual({ name: "Warehouse", scopes: ["write:stock"], days: 365 });
	await button("I have it").click();
	await expect.element(page.getByText("perchero_secret")).not.toBeInTheDocument();
	await expect.element(page.getByRole("row", { name: /Warehouse.*Not used yet/ })).toBeVisible();
	await button("Revoke Warehouse").click();
	shop.answer(keys.revoke, [{ ...warehouse, revokedAt: at }]);
	await page.getByRole("button", { name: "Revoke", exact: true }).last().click();
	await expect.element(page.getByText("Warehouse is revoked")).toBeVisible();
	await expect.element(page.getByRole("button", { name: "Revoke Warehouse" })).not.toBeInTheDocument();
});

test("a receiver is added with its secret, tested, and what is wrong with it is said", async () => {
	shop.answer(webhooks.list, [{ ...books, on: false, offReason: "failing" }]);
	await showScreen("/admindashboard/webhooks", screen("/admindashboard/webhooks", webhooksScreen));
	await expect.element(page.getByText("Switched off: it had not answered for three days.")).toBeVisible();
	await expect.element(page.getByText("2 messages are sent again")).toBeVisible();
	shop.answer(webhooks.sendTest, { ...delivery, status: null, problem: "timeout", answer: "" });
	await button("Send a test to Books").click();
	await expect.element(page.getByText("The test failed: no answer in time")).toBeVisible();
	shop.answer(webhooks.change, books);
	await page.getByRole("switch", { name: "Tell Books" }).click();
	await expect.poll(() => shop.sent(webhooks.change)[0]?.body).toEqual({ on: true });
	await button("Add a receiver").click();
	await field("Name").fill("Courier");
	await field("Address").fill("https://10.0.0.1/");
	await page.getByRole("checkbox", { name: "A parcel is sent" }).click();
	shop.refuse(webhooks.add, "invalid_input", {
		message: webhookMessages.addressInside,
		fields: { address: webhookMessages.addressInside },
	});
	await button("Save").click();
	await expect.element(page.getByText(webhookMessages.addressInside)).toBeVisible();
	await field("Address").fill("https://courier.test/");
	shop.answer(webhooks.add, { receiver: { ...books, name: "Courier" }, secret: "whsec_secret" }, { status: 201 });
	await button("Save").click();
	await expect.element(field("Secret")).toHaveValue("whsec_secret");
});

test("deliveries say how they went, and one is sent again", async () => {
	shop.answer(webhooks.deliveries, [delivery]);
	await showScreen("/admindashboard/webhooks/7", screen("/admindashboard/webhooks/:id", deliveriesScreen));
	await expect.element(page.getByText(/^10 attempts, answered 500/)).toBeVisible();
	await expect.element(page.getByText("Answer: out of order")).toBeVisible();
	shop.answer(webhooks.sendAgain, { ...delivery, state: "waiting", attempts: 0 });
	await button("Send again: msg_1").click();
	await expect.element(page.getByText("It is sent again in a moment")).toBeVisible();
	expect(shop.sent(webhooks.sendAgain)).toHaveLength(1);
});
