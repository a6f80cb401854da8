import { afterEach, expect, test, vi } from "vitest";
import { clients } from "#core/calls/clients.ts";
import { ALERT_TIMER_MS, resetMessages } from "#core/messages.ts";
import { RESET_ANSWERS } from "#core/rules/client.ts";
import { answerAlert, expectAlert, expectNoAlert } from "#web/testing/alerts.ts";
import { button, field, text } from "#web/testing/controls.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";
import { expectAddress, showScreen } from "#web/testing/show-screen.tsx";
import { ForgotPassword } from "./forgot-password.tsx";

const shop = shopNetwork();
const openBox = () => showScreen("/login", { path: "/login", Component: ForgotPassword });
const email = "ana@example.com";

afterEach(() => {
	vi.useRealTimers();
});

test("Send waits for an e-mail address, and an unknown one is told before going home", async () => {
	shop.refuse(clients.requestReset, "not_found");
	await openBox();
	await expect.element(button("Send")).toBeDisabled();
	await field("E-mail").fill("nobody@nowhere");
	await expect.element(button("Send")).toBeDisabled();
	await field("E-mail").fill("nobody.at.all@example.com");
	await button("Send").click();
	await answerAlert(resetMessages.unknownEmail);
	await expectAddress("/home");
});

test("only the documented answer counts: another success is told as an unknown address", async () => {
	shop.answerForeign(clients.requestReset, "Welcome to this network");
	await openBox();
	await field("E-mail").fill(email);
	await button("Send").click();
	await answerAlert(resetMessages.unknownEmail);
	await expectAddress("/home");
});

test("the alert that the mail is on its way goes by itself after four seconds", async () => {
	shop.answer(clients.requestReset, RESET_ANSWERS.mailed);
	await openBox();
	await field("E-mail").fill(email);
	// Time stands still from here on and moves only as told.
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	await button("Send").click();
	await expectAlert(resetMessages.mailed(email));
	// What is seen may be a moment older than its timer.
	await expect.poll(() => vi.getTimerCount()).toBe(1);
	vi.advanceTimersByTime(ALERT_TIMER_MS - 100);
	await expectAlert(resetMessages.mailed(email));
	vi.advanceTimersByTime(200);
	await expectNoAlert();
	await expectAddress("/home");
});

test("a mail that cannot be asked for because the shop is out of reach is told, and can be asked for again", async () => {
	shop.cut(clients.requestReset);
	await openBox();
	await field("E-mail").fill(email);
	await button("Send").click();
	await expect.element(text("The shop cannot be reached. Please check your connection and try again.")).toBeVisible();
	shop.answer(clients.requestReset, RESET_ANSWERS.mailed);
	await button("Send").click();
	await expectAlert(resetMessages.mailed(email));
	expect(shop.sent(clients.requestReset).at(-1)?.address.searchParams.get("email")).toBe(email);
});
