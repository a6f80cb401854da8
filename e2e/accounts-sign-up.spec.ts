import type { Page } from "@playwright/test";
import { expect, test } from "@playwright/test";
import { accountMessages, signUpMessages } from "#core/messages.ts";
import { newPerson, type Person, signedUp } from "./accounts.ts";
import { open } from "./browsing.ts";

const fields = [
	{ label: "Name", bad: "An4", message: signUpMessages.name },
	{ label: "Last name", bad: "N#", message: signUpMessages.lastname },
	{ label: "E-mail", bad: "ana@", message: signUpMessages.email },
	{ label: "Phone", bad: "11a5550100", message: signUpMessages.phone },
	{ label: "Street and number", bad: "", message: signUpMessages.streetNumber },
	{ label: "City", bad: "R0sario", message: signUpMessages.city },
	{ label: "Province or department", bad: "", message: signUpMessages.provinceDepartment },
	{ label: "Zip code", bad: "20000", message: signUpMessages.zipCode },
	{ label: "Login name", bad: "", message: signUpMessages.loginName },
	{ label: "Password", bad: "", message: signUpMessages.password },
];
const signUpButton = (page: Page) => page.getByRole("button", { name: "Sign Up", exact: true });

async function fillIn(page: Page, person: Person): Promise<void> {
	const { address } = person;
	const values = [person.name, person.lastname, person.email, person.phone, address.streetNumber, address.city];
	values.push(address.provinceDepartment, address.zipCode, person.login_name, person.login_password);
	for (const [place, { label }] of fields.entries()) {
		await page.getByLabel(label, { exact: true }).fill(values[place] as string);
	}
}

test("the Sign Up button shows only while every field is right, and each wrong one has its message", async ({
	page,
}) => {
	await open(page, "/signup");
	await expect(signUpButton(page)).toBeHidden();
	await fillIn(page, newPerson());
	await expect(signUpButton(page)).toBeVisible();
	for (const { label, bad, message } of fields) {
		const field = page.getByLabel(label, { exact: true });
		const good = await field.inputValue();
		await field.fill(bad);
		await field.blur();
		await expect(page.getByText(message, { exact: true })).toBeVisible();
		await expect(field).toHaveAttribute("aria-invalid", "true");
		await expect(field).toHaveAccessibleDescription(message);
		await expect(signUpButton(page)).toBeHidden();
		await field.fill(good);
		await expect(page.getByText(message, { exact: true })).toHaveCount(0);
		await expect(signUpButton(page)).toBeVisible();
	}
	await page.getByLabel("Particular details (optional)").fill("");
	await expect(signUpButton(page)).toBeVisible();
});

test("a password needs 8 characters and nothing else", async ({ page }) => {
	await open(page, "/signup");
	await fillIn(page, { ...newPerson(), login_password: "1234567" });
	await page.getByLabel("Password").blur();
	await expect(page.getByText(accountMessages.passwordTooShort)).toBeVisible();
	await expect(signUpButton(page)).toBeHidden();
	await page.getByLabel("Password").fill("12345678");
	await expect(signUpButton(page)).toBeVisible();
});

test("Enter shows every message and moves to the first wrong field", async ({ page }) => {
	await open(page, "/signup");
	await page.getByLabel("Name", { exact: true }).fill("Ana");
	await page.getByLabel("City").press("Enter");
	await expect(page.getByText(signUpMessages.lastname)).toBeVisible();
	await expect(page.getByText(signUpMessages.password)).toBeVisible();
	await expect(page.getByLabel("Last name")).toBeFocused();
});

test("a phone, e-mail address or login name in use is told at its field", async ({ page, request }) => {
	const taken = await signedUp(request);
	await open(page, "/signup");
	await fillIn(page, { ...newPerson(), email: taken.email.toUpperCase() });
	await signUpButton(page).click();
	await expect(page.getByText(accountMessages.emailInUse)).toBeVisible();
	await expect(page.getByLabel("E-mail")).toBeFocused();
	await fillIn(page, { ...newPerson(), phone: taken.phone });
	await signUpButton(page).click();
	await expect(page.getByText(accountMessages.phoneInUse)).toBeVisible();
	await fillIn(page, { ...newPerson(), login_name: taken.login_name });
	await signUpButton(page).click();
	await expect(page.getByText(accountMessages.loginNameInUse)).toBeVisible();
	await expect(page.getByLabel("Login name")).toBeFocused();
});

test("what was typed before the page listened is kept", async ({ page }) => {
	const typed = Promise.withResolvers<void>();
	await page.route(/\/assets\/entry\.client/, async (route) => {
		await typed.promise;
		await route.continue();
	});
	await page.goto("/signup", { waitUntil: "commit" });
	await page.getByLabel("Name", { exact: true }).fill("Ana");
	await page.getByLabel("City").fill("R0sario");
	typed.resolve();
	await expect(async () => {
		await page.getByLabel("Last name").press("Enter");
		await expect(page.getByText(signUpMessages.city)).toBeVisible({ timeout: 500 });
	}).toPass();
	await expect(page.getByText(signUpMessages.name)).toHaveCount(0);
	await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Ana");
});

test("phones get the right keyboards, and a message moves nothing", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await open(page, "/signup");
	await expect(page.getByLabel("E-mail")).toHaveAttribute("type", "email");
	await expect(page.getByLabel("Phone")).toHaveAttribute("type", "tel");
	await expect(page.getByLabel("Zip code")).toHaveAttribute("inputmode", "numeric");
	const lower = page.getByLabel("Password");
	const before = await lower.boundingBox();
	await page.getByLabel("Last name").fill("1");
	await page.getByLabel("Last name").blur();
	await expect(page.getByText(signUpMessages.lastname)).toBeVisible();
	expect((await lower.boundingBox())?.y).toBe(before?.y);
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
