import { beforeEach, expect, test } from "vitest";
import { clients } from "#core/calls/clients.ts";
import { verificationMessages } from "#core/messages.ts";
import { answerAlert, expectAlert, expectNoAlert } from "#web/testing/alerts.ts";
import { button, text } from "#web/testing/controls.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";
import { expectAddress, screen, showScreen } from "#web/testing/show-screen.tsx";
import messages from "./mailed-links.messages.en.ts";
import * as verification from "./verification.tsx";

const shop = shopNetwork();
const address = "/verification/some-token";
const open = () => showScreen(address, screen("/verification/:token", verification));

beforeEach(() => shop.answer(clients.verify, { message: verificationMessages.success.text }));

test("the link is sent as it is opened, its success said, and log-in is next", async () => {
	await open();
	await expectAlert(verificationMessages.success);
	expect(shop.sent(clients.verify).map(({ body }) => body)).toEqual([{ token: "some-token" }]);
	await expectAddress("/login");
});

test.each(["not_found", "gone", "invalid_input"] as const)(
	"a link that is answered %s is none, and leads home",
	async (code) => {
		shop.refuse(clients.verify, code);
		await open();
		await answerAlert(verificationMessages.failure);
		await expectAddress("/home");
		expect(shop.sent(clients.verify)).toHaveLength(1);
	},
);

test.each([
	["the network fails", () => shop.cut(clients.verify), /reach|connection/i],
	["too many asked", () => shop.refuse(clients.verify, "too_many_requests"), /Too many requests/],
	["the shop is busy", () => shop.refuse(clients.verify, "unavailable", { message: "Not now" }), /Not now/],
] as const)("where %s the link may be good: one is told, stays, and tries again", async (_, fail, said) => {
	fail();
	await open();
	await expect.element(text(messages.notVerified)).toBeVisible();
	expect(document.querySelector("[role=alert]")?.textContent).toMatch(said);
	await expectNoAlert();
	await expectAddress(address);
	shop.answer(clients.verify, { message: verificationMessages.success.text });
	await button(messages.tryAgain).click();
	await expectAlert(verificationMessages.success);
	expect(shop.sent(clients.verify)).toHaveLength(2);
});
