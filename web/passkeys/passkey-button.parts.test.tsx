import { afterEach, expect, test, vi } from "vitest";
import { auth } from "#core/calls/auth.ts";
import { passkeys } from "#core/calls/passkeys.ts";
import { passkeyMessages } from "#core/messages/passkeys.ts";
import * as logIn from "#web/account/log-in/log-in.tsx";
import * as staffLogIn from "#web/account/log-in/staff-log-in.tsx";
import { button, field, text } from "#web/testing/controls.ts";
import { deviceAnswers, deviceFails } from "#web/testing/passkey-device.ts";
import { clientSession } from "#web/testing/samples.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";
import { expectAddress, screen, showScreen } from "#web/testing/show-screen.tsx";
import { passkeyWords } from "./words.ts";

const shop = shopNetwork();
const options = { challenge: "AQID", rpId: "localhost", timeout: 1000, userVerification: "required" } as const;
const passkeyButton = button("Sign in with a passkey");

async function openLogIn(): Promise<void> {
	shop.answer(auth.providers, []);
	shop.answer(passkeys.logInOptions, options);
	await showScreen("/login", screen("/login", logIn));
}

afterEach(() => {
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
});

test("a passkey logs in; a name that was typed goes with it", async () => {
	deviceAnswers();
	shop.answer(passkeys.logIn, clientSession);
	await openLogIn();
	await field("Username").fill(" ana ");
	await passkeyButton.click();
	await expectAddress("/home");
	expect(shop.sent(passkeys.logIn)[0]?.body).toMatchObject({ login_name: "ana", remember: false });
});

test("a passkey chosen among the suggestions for the name logs in", async () => {
	vi.spyOn(PublicKeyCredential, "isConditionalMediationAvailable").mockResolvedValue(true);
	deviceAnswers({ isChosen: true });
	shop.answer(passkeys.logIn, clientSession);
	await openLogIn();
	expect(shop.sent(passkeys.logInOptions)).toEqual([]);
	await field("Username").click();
	await expectAddress("/home");
	expect(shop.sent(passkeys.logIn)).toHaveLength(1);
});

test("a browser without passkeys is told so, and nothing is asked for", async () => {
	vi.stubGlobal("PublicKeyCredential", undefined);
	await openLogIn();
	await passkeyButton.click();
	await expect.element(text(passkeyWords.unsupported)).toBeVisible();
	expect(shop.sent(passkeys.logInOptions)).toEqual([]);
});

test.each([
	["NotAllowedError", passkeyWords.notSigned],
	["SecurityError", passkeyWords.notHere],
	["UnknownError", passkeyWords.failed],
])("what the device calls %s is told in plain words, and can be tried again", async (name, words) => {
	deviceFails(name);
	await openLogIn();
	await passkeyButton.click();
	await expect.element(text(words)).toBeVisible();
	await expect.element(passkeyButton).toBeEnabled();
});

test("a passkey the shop does not know leads back to the password", async () => {
	deviceAnswers();
	shop.refuse(passkeys.logInStaff, "wrong_credentials", { message: passkeyMessages.refused });
	shop.answer(passkeys.logInOptions, options);
	await showScreen("/loginadmin", screen("/loginadmin", staffLogIn));
	await passkeyButton.click();
	await expect.element(text(passkeyWords.unknown)).toBeVisible();
	expect(localStorage.getItem("token")).toBeNull();
});

test("a shop out of reach is told", async () => {
	deviceAnswers();
	await openLogIn();
	shop.cut(passkeys.logInOptions);
	await passkeyButton.click();
	await expect.element(text("The shop cannot be reached. Please check your connection and try again.")).toBeVisible();
});
