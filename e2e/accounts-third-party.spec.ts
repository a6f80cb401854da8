import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { answerAlert, greeting, newPerson, type Person, stored, submitLogIn, verified } from "./accounts.ts";
import { open } from "./browsing.ts";

const thirdParty = (page: Page) => page.getByRole("button", { name: /^Sign Up with / });
const said = (page: Page) => page.getByRole("status").filter({ has: page.locator("xpath=self::p") });
const signUp = (page: Page) => page.getByRole("button", { name: "Sign Up", exact: true });

/** Clicks the button and hands over the window that opens. */
async function openWindow(page: Page): Promise<Page> {
	const [popup] = await Promise.all([page.waitForEvent("popup"), thirdParty(page).click()]);
	return popup;
}

/** Says at the third party who one is. */
async function signInAs(popup: Page, { email, name, lastname }: Pick<Person, "email" | "name" | "lastname">) {
	await popup.getByLabel("E-mail").fill(email);
	await popup.getByLabel("First name").fill(name);
	await popup.getByLabel("Last name").fill(lastname);
	await popup.getByRole("button", { name: "Continue" }).click();
}

async function complete(page: Page, person: Person): Promise<void> {
	await page.getByLabel("Phone").fill(person.phone);
	await page.getByLabel("Street", { exact: true }).fill("Calle Ojal");
	await page.getByLabel("Number", { exact: true }).fill("12");
	await page.getByLabel("City").fill("Rosario");
	await page.getByLabel("Zip code").fill("2000");
	await page.getByLabel("Province or department").fill("Santa Fe");
	await page.getByLabel("Login name").fill(person.login_name);
	await page.getByLabel("Password").fill(person.login_password);
}

const forgetBrowser = (context: BrowserContext) => context.clearCookies();

test("a new identity completes the sign-up, is logged in, and is known the next time", async ({ page, context }) => {
	const person = newPerson();
	await open(page, "/login");
	await signInAs(await openWindow(page), person);
	await expect(page).toHaveURL(/\/signupgoogle$/);
	await expect(page.getByLabel("Name", { exact: true })).toHaveValue(person.name);
	await expect(page.getByLabel("Last name")).toHaveValue(person.lastname);
	await expect(page.getByLabel("E-mail")).toHaveValue(person.email);
	await expect(signUp(page)).toBeDisabled();
	await page.reload();
	await expect(page.getByLabel("E-mail")).toHaveValue(person.email);
	await complete(page, person);
	await signUp(page).click();
	await expect(page).toHaveURL(/\/home$/);
	await expect(greeting(page)).toHaveText(`Hello, ${person.login_name} ${person.name}`);
	await page.goto("/client/profile");
	await expect(page.getByLabel("Street and number")).toHaveValue("Calle Ojal 12");
	await expect(page.getByText("Your e-mail address is verified.")).toBeVisible();

	await page.evaluate(() => localStorage.clear());
	await forgetBrowser(context);
	await open(page, "/login?next=profile");
	await signInAs(await openWindow(page), person);
	await expect(page).toHaveURL(/\/client\/profile$/);
	expect(await stored(page, "client")).toBeNull();
});

test("an account with that e-mail address is joined only by its password", async ({ page, request, context }) => {
	const owner = await verified(request);
	await open(page, "/login");
	await signInAs(await openWindow(page), owner);
	await expect(page.getByText(`There already is an account with ${owner.email}`)).toBeVisible();
	expect(await stored(page, "token")).toBeNull();
	await submitLogIn(page, { ...owner, login_password: "not-the-owner" });
	await answerAlert(page, { title: "Oh, oh!", text: "User or password not found" });
	await submitLogIn(page, owner);
	await expect(page).toHaveURL(/\/home$/);
	await page.evaluate(() => localStorage.clear());
	await forgetBrowser(context);
	await open(page, "/login");
	await signInAs(await openWindow(page), owner);
	await expect(greeting(page)).toHaveText(`Hello, ${owner.login_name} ${owner.name}`);
});

test("cancelling at the third party changes nothing", async ({ page }) => {
	await open(page, "/login");
	const popup = await openWindow(page);
	await expect(said(page)).toContainText("Please go on in the window that has opened.");
	await popup.getByRole("button", { name: "Cancel" }).click();
	await expect(said(page)).toHaveText("The sign-in was cancelled. Nothing was changed.");
	await expect(page).toHaveURL(/\/login$/);
	expect(await stored(page, "token")).toBeNull();
});

test("closing the window is noticed, and one can try again", async ({ page }) => {
	await open(page, "/login");
	await (await openWindow(page)).close();
	await expect(said(page)).toHaveText("The sign-in window was closed before it was finished. Nothing was changed.");
	const person = newPerson();
	await signInAs(await openWindow(page), person);
	await expect(page).toHaveURL(/\/signupgoogle$/);
});

test("a blocked window is said, with another way to go on", async ({ page, context }) => {
	const person = newPerson();
	await page.addInitScript(() => {
		window.open = () => null;
	});
	await open(page, "/login");
	await thirdParty(page).click();
	await expect(said(page)).toContainText("Your browser has blocked the sign-in window.");
	const [tab] = await Promise.all([
		context.waitForEvent("page"),
		page.getByRole("link", { name: "Continue in a new tab" }).click(),
	]);
	await signInAs(tab, person);
	await expect(page).toHaveURL(/\/signupgoogle$/);
	await expect(page.getByLabel("E-mail")).toHaveValue(person.email);
});

test("a third party that fails is said, and nothing is half made", async ({ page, context }) => {
	await context.route("**/api/auth/google/start*", async (route) => {
		const outward = await route.fetch({ maxRedirects: 0 });
		const asked = new URL(outward.headers().location ?? "").searchParams;
		const back = `${asked.get("redirect_uri")}?error=server_error&state=${asked.get("state")}`;
		await route.fulfill({ status: 302, headers: { location: back } });
	});
	await open(page, "/login");
	const popup = await openWindow(page);
	await expect(popup.getByRole("heading")).toHaveText("Sign-in did not work");
	await expect(said(page)).toHaveText(
		"The sign-in service did not answer. Nothing was changed; please try again later.",
	);
	expect(await stored(page, "token")).toBeNull();
});

test("news of somebody else's sign-in is not listened to", async ({ page, context }) => {
	await open(page, "/login");
	await openWindow(page);
	const heard = page.evaluate(() => {
		const ear = new BroadcastChannel("perchero-sign-in");
		return new Promise<void>((resolve) => {
			ear.addEventListener("message", ({ data }) => data === "nonsense" && resolve());
		});
	});
	const stranger = await context.newPage();
	await stranger.goto("/home");
	await stranger.evaluate(() => {
		new BroadcastChannel("perchero-sign-in").postMessage({ outcome: "done", flow: "not-mine", code: "stolen" });
		new BroadcastChannel("perchero-sign-in").postMessage("nonsense");
	});
	await heard;
	await expect(said(page)).toHaveText("Please go on in the window that has opened.");
	expect(await stored(page, "token")).toBeNull();
});

test("the completion alone, without a sign-in, asks for one first", async ({ page }) => {
	await open(page, "/signupgoogle");
	await expect(page.getByText("Please sign in first, so that we know who you are.")).toBeVisible();
	const person = newPerson();
	await signInAs(await openWindow(page), person);
	await expect(page.getByLabel("E-mail")).toHaveValue(person.email);
	await expect(page.getByText("Please sign in first, so that we know who you are.")).toHaveCount(0);
});
