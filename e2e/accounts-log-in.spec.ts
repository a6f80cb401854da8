import { expect, test } from "@playwright/test";
import { logInMessages } from "#core/messages.ts";
import {
	admin,
	answerAlert,
	demoClient,
	greeting,
	logIn,
	logInByForm,
	openAccountMenu,
	stored,
	submitLogIn,
} from "./accounts.ts";
import { open } from "./browsing.ts";

test("without Remember me only the token is stored, and a reload still knows who it is", async ({ page }) => {
	await logInByForm(page, demoClient);
	await expect(greeting(page)).toHaveText("Hello, demo Delfina");
	expect(await stored(page, "client")).toBeNull();
	expect(await stored(page, "token")).not.toBeNull();
	await page.reload();
	await expect(greeting(page)).toHaveText("Hello, demo Delfina");
	await page.goto("/login");
	await expect(page).toHaveURL(/\/home$/);
});

test("staff log in apart: a client's name does not let in", async ({ page }) => {
	await open(page, "/loginadmin");
	await submitLogIn(page, demoClient);
	await answerAlert(page, logInMessages.wrong);
	await submitLogIn(page, admin);
	await expect(page).toHaveURL(/\/admindashboard$/);
	await open(page, "/home");
	await expect(greeting(page)).toHaveText("Hello, admin admin");
	await expect(await openAccountMenu(page)).toHaveText(["Log out"]);
	await page.goto("/loginadmin");
	await expect(page).toHaveURL(/\/admindashboard$/);
});

test("the dropdown offers both log-ins to a visitor, profile and log-out to a client", async ({ page }) => {
	await open(page, "/home");
	await expect(await openAccountMenu(page)).toHaveText(["Client Log in/Sign up", "Admin Log in"]);
	await logIn(page, demoClient);
	await open(page, "/home");
	await expect(greeting(page)).toBeVisible();
	const entries = await openAccountMenu(page);
	await expect(entries.filter({ hasText: "Profile" })).toHaveCount(1);
	await expect(entries.last()).toHaveText("Log out");
});
