import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { clients } from "#core/calls/clients.ts";
import { button } from "#web/testing/controls.ts";
import { client, token } from "#web/testing/samples.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";
import { screen, showScreen } from "#web/testing/show-screen.tsx";
import ClientOnly from "../client-only.tsx";
import * as profile from "../profile/profile.tsx";

const shop = shopNetwork();

test("when the shop cannot be asked who it is, a guarded page says so and tries again", async () => {
	localStorage.setItem("token", token);
	shop.cut(clients.me);
	await showScreen("/client/profile", {
		Component: ClientOnly,
		children: [screen("/client/profile", profile)],
	});
	await expect.element(page.getByRole("alert")).toMatchTextContent("The shop cannot be reached");
	expect(localStorage.getItem("token")).not.toBeNull();
	shop.answer(clients.me, client);
	await button("Try again").click();
	await expect.element(page.getByRole("heading", { name: "Profile" })).toBeVisible();
});
