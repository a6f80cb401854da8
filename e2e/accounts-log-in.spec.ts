import { expect, test } from "@playwright/test";
import { logInMessages, resetMessages } from "#core/messages.ts";
import {
	admin,
	alertBox,
	answerAlert,
	demoClient,
	expectAlert,
	greeting,
	logIn,
	openAccountMenu,
	signedUp,
	stored,
	submitLogIn,
} from "./accounts.ts";
import { open } from "./browsing.ts";

test("the log-in screen has everything documented", async ({ page }) => {
	await open(page, "/login");
	await expect(page.getByLabel("Username")).toHaveAttribute("autocomplete", "username");
	await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("type", "password");
	await expect(page.getByRole("checkbox", { name: "Remember me" })).not.toBeChecked();
	await expect(page.getByRole("button", { name: "Login", exact: true })).toBeEnabled();
	await expect(page.getByRole("link", { name: "Sign Up", exact: true })).toHaveAttribute("href", "/signup");
	await expect(page.getByRole("button", { name: /^Sign Up with / })).toBeVisible();
	await expect(page.getByLabel("E-mail")).toBeVisible();
	await expect(page.getByRole("button", { name: "Send", exact: true })).toBeVisible();
	await page.getByRole("link", { name: "Back to home" }).click();
	await expect(page).toHaveURL(/\/home$/);
});

test("without a name or a password a client is asked to complete the fields", async ({ page }) => {
	await open(page, "/login");
	await page.getByRole("button", { name: "Login", exact: true }).click();
	await answerAlert(page, logInMessages.clientFieldsMissing);
	await page.getByLabel("Username").fill("demo");
	await page.getByRole("button", { name: "Login", exact: true }).click();
	await answerAlert(page, logInMessages.clientFieldsMissing);
	await expect(page.getByLabel("Username")).toHaveValue("demo");
});

test("a wrong log-in says so and clears the fields", async ({ page }) => {
	await open(page, "/login");
	await submitLogIn(page, { login_name: "nobody-at-all", login_password: "not-this-one" });
	await answerAlert(page, logInMessages.wrong);
	await expect(page.getByLabel("Username")).toHaveValue("");
	await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
	await expect(page.getByLabel("Username")).toBeFocused();
	expect(await stored(page, "token")).toBeNull();
});

test("an unreachable shop is said, and what was typed stays", async ({ page }) => {
	await open(page, "/login");
	await page.route("**/api/login", (route) => route.abort());
	await submitLogIn(page, demoClient);
	await expect(alertBox(page)).toContainText("The shop cannot be reached");
	await page.keyboard.press("Escape");
	await expect(page.getByLabel("Username")).toHaveValue("demo");
});

test("without Remember me only the token is stored, and a reload still knows who it is", async ({ page }) => {
	await logIn(page, demoClient);
	await expect(greeting(page)).toHaveText("Hello, demo Delfina");
	expect(await stored(page, "client")).toBeNull();
	expect(await stored(page, "token")).not.toBeNull();
	await page.reload();
	await expect(greeting(page)).toHaveText("Hello, demo Delfina");
	await page.goto("/login");
	await expect(page).toHaveURL(/\/home$/);
});

test("Remember me stores the client, and logging in without it removes what was stored", async ({ page, request }) => {
	const person = await signedUp(request);
	await open(page, "/login");
	await page.getByRole("checkbox", { name: "Remember me" }).check();
	await submitLogIn(page, person);
	await expect(page).toHaveURL(/\/home$/);
	expect(JSON.parse((await stored(page, "client")) ?? "null")).toMatchObject({ login_name: person.login_name });
	await page.evaluate(() => localStorage.removeItem("token"));
	await logIn(page, person);
	expect(await stored(page, "client")).toBeNull();
});

test("Send waits for an e-mail address, and an unknown one is told before going home", async ({ page }) => {
	await open(page, "/login");
	const send = page.getByRole("button", { name: "Send", exact: true });
	await expect(send).toBeDisabled();
	await page.getByLabel("E-mail").fill("nobody@nowhere");
	await expect(send).toBeDisabled();
	await page.getByLabel("E-mail").fill("nobody.at.all@example.com");
	await send.click();
	await answerAlert(page, resetMessages.unknownEmail);
	await expect(page).toHaveURL(/\/home$/);
});

test("staff log in apart, with messages of their own", async ({ page }) => {
	await open(page, "/loginadmin");
	await page.getByRole("button", { name: "Login", exact: true }).click();
	await answerAlert(page, logInMessages.staffFieldsMissing);
	await submitLogIn(page, demoClient);
	await answerAlert(page, logInMessages.wrong);
	await expect(page.getByLabel("Username")).toHaveValue("");
	await page.route("**/api/login/admin", (route) => route.abort());
	await submitLogIn(page, admin);
	await answerAlert(page, logInMessages.staffNetworkFailure);
	await page.unroute("**/api/login/admin");
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
	const entries = await openAccountMenu(page);
	await expect(entries.filter({ hasText: "Profile" })).toHaveCount(1);
	await expect(entries.last()).toHaveText("Log out");
});

test("too many wrong passwords are refused with a sentence, not called wrong", async ({ page, request }) => {
	const person = await signedUp(request);
	const guess = { login_name: person.login_name, login_password: "a-wrong-guess" };
	for (let tries = 0; tries < 10; tries += 1) await request.post("/api/login", { data: guess });
	await open(page, "/login");
	await submitLogIn(page, guess);
	await expectAlert(page, { title: "Ups!", text: "Too many requests, please wait a moment" });
});
