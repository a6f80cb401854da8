import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { clients } from "#core/calls/clients.ts";
import { accountMessages, resetMessages } from "#core/messages.ts";
import { RESET_ANSWERS } from "#core/rules/client.ts";
import { answerAlert } from "#web/testing/alerts.ts";
import { button, field, text } from "#web/testing/controls.ts";
import { client } from "#web/testing/samples.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";
import { expectAddress, screen, showScreen } from "#web/testing/show-screen.tsx";
import * as resetPassword from "./reset-password.tsx";

const shop = shopNetwork();
const openReset = (address = "/resetpassword/1155550100?token=whatever") =>
	showScreen(address, screen("/resetpassword/:phone", resetPassword));
const first = field(resetMessages.newPassword);
const second = field(resetMessages.retypePassword);
const submit = button("Submit");
const hint = (words: string) => page.getByRole("status").getByText(words, { exact: true });

test("the screen says what it says, and hints while one types", async () => {
	const colourOf = (words: string) => getComputedStyle(hint(words).element()).color;
	await openReset();
	await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent(resetMessages.screenTitle);
	await expect.element(text(resetMessages.screenSubtitle)).toBeVisible();
	await expect.element(first).toHaveAttribute("name", "login_password");
	await expect.element(second).toHaveAttribute("name", "login_password_val");
	await expect.element(first).toHaveAttribute("type", "password");
	await expect.element(second).toHaveAttribute("type", "password");
	await expect.element(hint(resetMessages.hintEmpty)).toBeVisible();
	const red = colourOf(resetMessages.hintEmpty);
	await first.fill("second-Pass-2");
	await expect.element(hint(resetMessages.hintDifferent)).toBeVisible();
	expect(colourOf(resetMessages.hintDifferent)).toBe(red);
	await expect.element(submit).toBeDisabled();
	await second.fill("second-Pass-2");
	await expect.element(hint(resetMessages.hintEqual)).toBeVisible();
	expect(colourOf(resetMessages.hintEqual)).not.toBe(red);
	await expect.element(submit).toBeEnabled();
});

test("an empty password and two different ones are refused with their alerts", async () => {
	await openReset();
	await submit.click();
	await answerAlert(resetMessages.empty);
	await first.fill("second-Pass-2");
	await second.fill("other-Pass-3");
	await userEvent.keyboard("{Enter}");
	await answerAlert(resetMessages.mismatch);
	await first.fill("short");
	await second.fill("short");
	await expect.element(hint(accountMessages.passwordTooShort)).toBeVisible();
	await expect.element(hint(resetMessages.hintEqual)).not.toBeInTheDocument();
	await submit.click();
	await answerAlert({ title: "Alert!", text: accountMessages.passwordTooShort });
	expect(shop.sent(clients.edit)).toEqual([]);
});

test("only the documented answer counts: another success leaves one on the screen", async () => {
	shop.answer(clients.edit, client);
	await openReset();
	await first.fill("second-Pass-2");
	await second.fill("second-Pass-2");
	await submit.click();
	await answerAlert({ title: "Error :s", text: accountMessages.resetRefused });
	await expectAddress("/resetpassword/1155550100?token=whatever");
	shop.answer(clients.edit, RESET_ANSWERS.changed);
	await submit.click();
	await answerAlert({ title: "Success!", text: "Your password has been changed" });
	await expectAddress("/login");
});

for (const [address, code, fields] of [
	["/resetpassword/1155550100?token=not-mine", "unauthorized", {}],
	["/resetpassword/1155550100", "not_found", {}],
	["/resetpassword/abc?token=x", "invalid_input", { clientPhone: "no phone" }],
] as const) {
	test(`${address} says that the link is not good`, async () => {
		shop.refuse(clients.edit, code, { fields });
		await openReset(address);
		await first.fill("stolen-Pass-9");
		await second.fill("stolen-Pass-9");
		await submit.click();
		await answerAlert({ title: "Error :s", text: accountMessages.resetRefused });
		await expectAddress(address);
	});
}
