import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { audit } from "#core/calls/audit.ts";
import { clients } from "#core/calls/clients.ts";
import { users } from "#core/calls/users.ts";
import StaffOnly from "#web/account/staff-only.tsx";
import { button } from "#web/testing/controls.ts";
import { staffIsHere } from "#web/testing/logged-in.ts";
import { client, token, user } from "#web/testing/samples.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";
import { screen, showScreen } from "#web/testing/show-screen.tsx";
import * as logScreen from "../audit/log.tsx";
import * as clientsScreen from "./clients.tsx";
import messages from "./messages.en.ts";
import * as usersScreen from "./users.tsx";

const shop = shopNetwork();

/** The three screens that once were one with tabs. */
const rooms = {
	Component: StaffOnly,
	children: [
		screen("/admindashboard/users", usersScreen),
		screen("/admindashboard/clients", clientsScreen),
		screen("/admindashboard/log", logScreen),
	],
};

test("the audit log opens by its old address, too, before it is known who sits here", async () => {
	localStorage.setItem("token", token);
	shop.refuse(clients.me, "forbidden");
	shop.answer(users.me, user);
	shop.answer(users.list, [user]);
	const entry = { id: 1, at: "2026-01-01T10:00:00.000Z", user_name: "admin", action: "products.update", subject: "7" };
	shop.answer(audit.list, [{ ...entry, detail: null, change: null }]);
	await showScreen("/admindashboard/users?tab=audit&search=product", rooms);
	await expect.element(page.getByRole("heading", { name: "Audit log" })).toBeVisible();
	await expect.element(page.getByLabelText("User, action or subject")).toHaveValue("product");
	await expect.element(page.getByText("Changed product 7")).toBeVisible();
});

test("a tab that never was shows the users", async () => {
	staffIsHere(shop);
	shop.refuse(clients.me, "forbidden");
	shop.answer(users.list, [{ ...user, createdAt: "2026-01-01T10:00:00.000Z" }]);
	await showScreen("/admindashboard/users?tab=constructor", rooms);
	await expect.element(page.getByRole("table", { name: messages.title })).toBeVisible();
});

test("an admin saves the clients that a search finds", async () => {
	staffIsHere(shop);
	shop.refuse(clients.me, "forbidden");
	shop.answer(clients.list, [{ ...client, createdAt: "2026-01-01T10:00:00.000Z" }], {
		headers: { "x-total-count": "1" },
	});
	shop.answer(clients.export, "");
	await showScreen("/admindashboard/users?tab=clients&search=ana", rooms);
	await button(messages.clients.export).click();
	await expect.poll(() => shop.sent(clients.export).map(({ address }) => address.search)).toEqual(["?search=ana"]);
});
