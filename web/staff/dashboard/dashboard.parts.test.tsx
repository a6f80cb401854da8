import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { clients } from "#core/calls/clients.ts";
import { statistics } from "#core/calls/statistics.ts";
import { upkeep } from "#core/calls/upkeep.ts";
import { users } from "#core/calls/users.ts";
import StaffOnly from "#web/account/staff-only.tsx";
import { token, user } from "#web/testing/samples.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";
import { screen, showScreen } from "#web/testing/show-screen.tsx";
import * as dashboard from "./dashboard.tsx";

const shop = shopNetwork();

test("what needs an admin's attention is not read for an employee", async () => {
	localStorage.setItem("token", token);
	shop.refuse(clients.me, "forbidden");
	shop.refuse(statistics.get, "unavailable");
	shop.answer(users.me, { ...user, rol: "employee" });
	await showScreen("/admindashboard", { Component: StaffOnly, children: [screen("/admindashboard", dashboard)] });
	await expect.element(page.getByText("The figures could not be read")).toBeVisible();
	expect(shop.sent(upkeep.get)).toEqual([]);
});
