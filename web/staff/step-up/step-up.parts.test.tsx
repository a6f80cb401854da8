import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { passkeys } from "#core/calls/passkeys.ts";
import { secondFactors } from "#core/calls/second-factors.ts";
import { staffAccounts } from "#core/calls/staff-accounts.ts";
import type { StaffAccount } from "#core/contract/staff-accounts.ts";
import { accountMessages } from "#core/messages.ts";
import { passkeyWords } from "#web/passkeys/words.ts";
import { button, field, text } from "#web/testing/controls.ts";
import { staffIsHere } from "#web/testing/logged-in.ts";
import { deviceAnswers, deviceFails } from "#web/testing/passkey-device.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";
import { showScreen } from "#web/testing/show-screen.tsx";
import StaffFrame from "../frame/staff-frame.tsx";
import { staffCall } from "./step-up.ts";

const shop = shopNetwork();
const popup = page.getByRole("dialog", { name: "Please confirm that it is you" });
const account: StaffAccount = { email: null, secondFactor: null, hasPasskey: false };
const reset = secondFactors.reset;
const Room = () => <p>The room is open</p>;
let outcome: Promise<"done" | string>;

/** Does something that needs stepping up, which is asked for from the first time on until somebody has confirmed. */
async function begin(mine: StaffAccount = account): Promise<void> {
	staffIsHere(shop);
	shop.answer(staffAccounts.mine, mine);
	shop.refuse(reset, "step_up");
	shop.answer(staffAccounts.confirm, () => {
		shop.answer(reset, { message: "" });
		return { message: "" };
	});
	await showScreen("/admindashboard/account", {
		Component: StaffFrame,
		children: [{ path: "/admindashboard/account", Component: Room }],
	});
	await expect.element(text("The room is open")).toBeVisible();
	outcome = staffCall(reset, { params: { id: 7 } }).then(
		() => "done",
		(error: Error) => error.message,
	);
	await expect.element(popup).toBeVisible();
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test("the password is asked for, and what was begun goes on by itself", async () => {
	await begin();
	await expect.element(field("Your password")).toHaveFocus();
	await expect.element(field("Your password")).toHaveAttribute("type", "password");
	await field("Your password").fill("a long password");
	await button("Confirm").click();
	expect(await outcome).toBe("done");
	await expect.element(popup).not.toBeInTheDocument();
	expect(shop.sent(staffAccounts.confirm)[0]?.body).toMatchObject({ password: "a long password" });
	expect(shop.sent(reset)).toHaveLength(2);
});

test("nothing is sent without a password; a wrong one is told at its field and can be typed again", async () => {
	await begin();
	await button("Confirm").click();
	await expect.element(field("Your password")).toHaveAttribute("aria-invalid", "true");
	expect(shop.sent(staffAccounts.confirm)).toEqual([]);
	shop.refuse(staffAccounts.confirm, "wrong_credentials", { message: accountMessages.wrongPassword });
	await field("Your password").fill("a guess");
	await button("Confirm").click();
	await expect.element(text(accountMessages.wrongPassword)).toBeVisible();
	await expect.element(field("Your password")).toHaveFocus();
	expect(shop.sent(reset)).toHaveLength(1);
});

test("who closes it has done nothing, and is told so", async () => {
	await begin();
	await popup.getByRole("button", { name: "Close" }).click();
	expect(await outcome).toBe("Nothing was changed: it has to be confirmed first.");
	expect(shop.sent(reset)).toHaveLength(1);
});

test("two actions that wait are asked for once", async () => {
	await begin();
	const other = staffCall(reset, { params: { id: 8 } });
	await expect.poll(() => shop.sent(reset)).toHaveLength(2);
	await field("Your password").fill("a long password");
	await button("Confirm").click();
	await Promise.all([outcome, other]);
	expect(shop.sent(staffAccounts.confirm)).toHaveLength(1);
});

test("a shop out of reach is told, and the popup stays", async () => {
	await begin();
	shop.cut(staffAccounts.confirm);
	await field("Your password").fill("a long password");
	await button("Confirm").click();
	await expect.element(text("The shop cannot be reached. Please check your connection and try again.")).toBeVisible();
	await expect.element(popup).toBeInTheDocument();
});

test("whoever has an app may give its code", async () => {
	await begin({ ...account, secondFactor: { since: "2026-01-01T10:00:00.000Z", recoveryCodesLeft: 10 } });
	await button("Use a code of my app").click();
	await expect.element(button("Use a passkey")).not.toBeInTheDocument();
	await field("Code").fill("123456");
	await button("Confirm").click();
	expect(await outcome).toBe("done");
	expect(shop.sent(staffAccounts.confirm)[0]?.body).toEqual({ code: "123456" });
});

test("whoever has a passkey may sign with it; what the device refuses is told", async () => {
	await begin({ ...account, hasPasskey: true });
	shop.answer(passkeys.logInOptions, {
		challenge: "AQID",
		rpId: "localhost",
		timeout: 1000,
		userVerification: "required",
	});
	await button("Use a passkey").click();
	deviceFails("SecurityError");
	await button("Confirm with a passkey").click();
	await expect.element(popup.getByRole("alert")).toHaveTextContent(passkeyWords.notHere);
	vi.restoreAllMocks();
	deviceAnswers();
	await button("Confirm with a passkey").click();
	expect(await outcome).toBe("done");
	expect(shop.sent(staffAccounts.confirm)[0]?.body).toMatchObject({ passkey: { id: "AQID" } });
});
