import { expect, test } from "@playwright/test";
import { staffMessages } from "#core/messages/staff.ts";
import { alertBox, answerAlert, mailedLink, newPerson, submitLogIn } from "./accounts.ts";
import { expectNoAxeFindingsInBothSchemes } from "./axe.ts";
import { open } from "./browsing.ts";
import { invitedStaff, openAsStaff } from "./staff.ts";

const INVITATION = "You are invited to the staff of Perchero";
const RESET = "Choose a new staff password";

test("an invitation leads from the users screen over the mail to the first log-in", async ({ page, request }) => {
	test.slow();
	const { login_name: name, email } = newPerson();
	await openAsStaff(page, "/admindashboard/users");
	const form = page.getByRole("form", { name: "Invite by mail" });
	await form.getByLabel("User name").fill(name);
	await form.getByLabel("E-mail").fill(email);
	await form.getByLabel("Role").selectOption("Employee");
	await form.getByRole("button", { name: "Send invitation" }).click();
	const row = page.getByRole("row").filter({ hasText: name });
	await expect(row).toContainText("Invited until");
	await expectNoAxeFindingsInBothSchemes(page);
	const first = await mailedLink(request, email, INVITATION);
	await row.getByRole("button", { name: `Send again the invitation of ${name}` }).click();
	await expect(page.getByText(`A mail to ${email} is on its way`)).toBeVisible();
	await expect.poll(() => mailedLink(request, email, INVITATION)).not.toBe(first);

	await page.evaluate(() => localStorage.clear());
	await open(page, first);
	await expect(page.getByText(staffMessages.linkDead)).toBeVisible();
	await expectNoAxeFindingsInBothSchemes(page);
	await open(page, await mailedLink(request, email, INVITATION));
	await expect(page.getByRole("heading", { name: `Welcome, ${name}` })).toBeVisible();
	await expectNoAxeFindingsInBothSchemes(page);
	await page.getByLabel("New password", { exact: true }).fill("chosen-Pass-1");
	await page.getByLabel("Retype new password").fill("chosen-Pass-1");
	await page.getByRole("button", { name: "Save password" }).click();
	await answerAlert(page, { title: "Success!", text: staffMessages.passwordChosen });
	await expect(page).toHaveURL(/\/loginadmin$/);
	await submitLogIn(page, { login_name: name, login_password: "chosen-Pass-1" });
	await expect(page).toHaveURL(/\/admindashboard$/);
});

test("staff change their own password and address, and have a forgotten password mailed", async ({ page, request }) => {
	const person = await invitedStaff(request);
	await openAsStaff(page, "/admindashboard/account", person);
	const password = page.getByRole("form", { name: "Password" });
	await password.getByLabel("Current password").fill("not this one");
	await password.getByLabel("New password", { exact: true }).fill("second-Pass-2");
	await password.getByLabel("Retype new password").fill("second-Pass-2");
	await password.getByRole("button", { name: "Change password" }).click();
	await expect(password.getByText("The password is not right")).toBeVisible();
	await password.getByLabel("Current password").fill(person.login_password);
	await password.getByRole("button", { name: "Change password" }).click();
	await expect(page.getByText(staffMessages.passwordChanged)).toBeVisible();
	const { email } = newPerson();
	const address = page.getByRole("form", { name: "E-mail address" });
	await address.getByLabel("E-mail").fill(email);
	await address.getByLabel("Your password").fill("second-Pass-2");
	await address.getByRole("button", { name: "Save address" }).click();
	await expect(page.getByText("Your e-mail address has been saved")).toBeVisible();

	await page.evaluate(() => localStorage.clear());
	await open(page, "/loginadmin");
	await page.getByLabel("E-mail").fill(email);
	await page.getByRole("button", { name: "Send" }).click();
	await expect(alertBox(page)).toContainText(staffMessages.resetMailed);
	await open(page, await mailedLink(request, email, RESET));
	await page.getByLabel("New password", { exact: true }).fill("third-Pass-3");
	await page.getByLabel("Retype new password").fill("third-Pass-3");
	await page.getByRole("button", { name: "Save password" }).click();
	await answerAlert(page, { title: "Success!", text: staffMessages.passwordChosen });
	await submitLogIn(page, { login_name: person.login_name, login_password: "third-Pass-3" });
	await expect(page).toHaveURL(/\/admindashboard$/);
});
