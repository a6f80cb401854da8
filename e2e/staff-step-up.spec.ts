import { expect, type Page, test } from "@playwright/test";
import { accountMessages } from "#core/messages.ts";
import { answerAlert, newPerson } from "./accounts.ts";
import { expectNoAxeFindings } from "./axe.ts";
import { invitedStaff, letTimePass, openAsStaff, stepUpPopup } from "./staff.ts";

const NOT_CONFIRMED = { title: "Ups!", text: "Nothing was changed: it has to be confirmed first." };

async function confirmBy(page: Page, password: string): Promise<void> {
	await stepUpPopup(page).getByLabel("Your password").fill(password);
	await stepUpPopup(page).getByRole("button", { name: "Confirm", exact: true }).click();
}

test("a role is changed after a while only by whoever has the password", async ({ page, request }) => {
	const [person, colleague] = [await invitedStaff(request), await invitedStaff(request, "employee")];
	await openAsStaff(page, "/admindashboard/users", person);
	const row = page.getByRole("row").filter({ hasText: colleague.login_name });
	const changeRole = async () => {
		await row.getByRole("button", { name: `Change role of ${colleague.login_name}` }).click();
		await page.getByRole("menuitem", { name: "Admin" }).click();
		await page.getByRole("alertdialog").getByRole("button", { name: "Change role" }).click();
	};
	await letTimePass(person.id_user);
	await changeRole();
	await expectNoAxeFindings(page);
	await page.keyboard.press("Escape");
	await answerAlert(page, NOT_CONFIRMED);
	await expect(row).toContainText("Employee");

	await changeRole();
	await confirmBy(page, "not this one");
	await expect(stepUpPopup(page).getByText(accountMessages.wrongPassword)).toBeVisible();
	await confirmBy(page, person.login_password);
	await expect(page.getByText(`${colleague.login_name} is Admin now`)).toBeVisible();
	await expect(stepUpPopup(page)).toBeHidden();
	await expect(row).not.toContainText("Employee");
});

test("what was typed stays when it is asked who sits here, and is asked once", async ({ page, request }) => {
	const person = await invitedStaff(request);
	await openAsStaff(page, "/admindashboard/users", person);
	await letTimePass(person.id_user);
	const form = page.getByRole("form", { name: "Invite by mail" });
	const invite = async ({ login_name, email }: { login_name: string; email: string }) => {
		await form.getByLabel("User name").fill(login_name);
		await form.getByLabel("E-mail").fill(email);
		await form.getByLabel("Role").selectOption("Employee");
		await form.getByRole("button", { name: "Send invitation" }).click();
	};
	const [first, second] = [newPerson(), newPerson()];
	await invite(first);
	await stepUpPopup(page).getByRole("button", { name: "Close" }).click();
	await answerAlert(page, NOT_CONFIRMED);
	await expect(form.getByLabel("User name")).toHaveValue(first.login_name);
	await expect(form.getByLabel("E-mail")).toHaveValue(first.email);
	await form.getByRole("button", { name: "Send invitation" }).click();
	await confirmBy(page, person.login_password);
	await expect(page.getByRole("row").filter({ hasText: first.login_name })).toContainText("Invited until");
	await invite(second);
	await expect(page.getByRole("row").filter({ hasText: second.login_name })).toContainText("Invited until");
	await expect(stepUpPopup(page)).toBeHidden();
});
