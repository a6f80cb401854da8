import { expect, test } from "@playwright/test";
import { passkeyWords } from "#web/passkeys/words.ts";
import { alertBox, greeting, logInByForm, mailedLink, signedUp, submitLogIn, VERIFY_MAIL } from "./accounts.ts";
import { open } from "./browsing.ts";
import { addPasskey, attachDevice, NAMED_ADDRESS, passkeyButton, removePasskey } from "./passkeys.ts";
import { invitedStaff, letTimePass, stepUpPopup } from "./staff.ts";

test.use({ baseURL: NAMED_ADDRESS });

test("a client signs up a passkey, signs in with it, renames and removes it", async ({ page, request }) => {
	const person = await signedUp(request);
	await page.goto(await mailedLink(request, person.email, VERIFY_MAIL));
	await expect(alertBox(page)).toBeVisible();
	const device = await attachDevice(page);
	await logInByForm(page, person);
	await open(page, "/client/profile");
	await addPasskey(page, "Blue phone");
	expect(await device.credentials()).toEqual(["localhost"]);
	await expect(page.getByText("not used yet")).toBeVisible();
	await mailedLink(request, person.email, "A passkey was added to your account");

	await page.evaluate(() => localStorage.clear());
	await open(page, "/login");
	await passkeyButton(page).click();
	await expect(page).toHaveURL(/\/home$/);
	await expect(greeting(page)).toContainText(person.login_name);

	await open(page, "/client/profile");
	await expect(page.getByText("last used")).toBeVisible();
	await page.getByRole("button", { name: "Rename Blue phone" }).click();
	const popup = page.getByRole("dialog", { name: "Rename this passkey" });
	await popup.getByLabel("Name").fill("Red phone");
	await popup.getByRole("button", { name: "Save name" }).click();
	await removePasskey(page, "Red phone");

	await page.evaluate(() => localStorage.clear());
	await open(page, "/login");
	await passkeyButton(page).click();
	await expect(page.getByText(passkeyWords.unknown)).toBeVisible();
	await device.recognise(false);
	await passkeyButton(page).click();
	await expect(page.getByText(passkeyWords.notSigned)).toBeVisible();
});

test("staff sign up a passkey, sign in with it and remove it", async ({ page, request }) => {
	const person = await invitedStaff(request);
	const device = await attachDevice(page);
	await open(page, "/loginadmin");
	await submitLogIn(page, person);
	await expect(page).toHaveURL(/\/admindashboard$/);
	await open(page, "/admindashboard/account");
	await addPasskey(page, "Key of the office");
	expect(await device.credentials()).toEqual(["localhost"]);

	await page.evaluate(() => localStorage.clear());
	await open(page, "/loginadmin");
	await passkeyButton(page).click();
	await expect(page).toHaveURL(/\/admindashboard$/);
	await open(page, "/admindashboard/account");
	await expect(page.getByText("last used")).toBeVisible();
	await removePasskey(page, "Key of the office");
});

test("staff whose log-in is old confirm with a passkey that it is them", async ({ page, request }) => {
	const person = await invitedStaff(request);
	await attachDevice(page);
	await open(page, "/loginadmin");
	await submitLogIn(page, person);
	await expect(page).toHaveURL(/\/admindashboard$/);
	await open(page, "/admindashboard/account");
	await addPasskey(page, "Key of the office");
	await letTimePass(person.id_user);
	await page.getByRole("button", { name: "Set up an app" }).click();
	await stepUpPopup(page).getByRole("button", { name: "Use a passkey" }).click();
	await stepUpPopup(page).getByRole("button", { name: "Confirm with a passkey" }).click();
	await expect(page.getByRole("img", { name: "QR code for your app" })).toBeVisible();
});
