import { expect, type Page, test } from "@playwright/test";
import {
	admin,
	alertBox,
	demoClient,
	greeting,
	logIn,
	logInByForm,
	openAccountMenu,
	signedUp,
	stored,
	submitLogIn,
} from "./accounts.ts";
import { open } from "./browsing.ts";

const logOut = async (page: Page) => (await openAccountMenu(page)).filter({ hasText: "Log out" }).click();
const personal = ["cart", "token", "client", "admin", "productPrepared", "datosDeEnvio"];

test("log-out clears everything of the person, ends the session and goes home", async ({ page, request }) => {
	await open(page, "/login");
	await page.getByRole("checkbox", { name: "Remember me" }).check();
	await submitLogIn(page, demoClient);
	await expect(greeting(page)).toBeVisible();
	await page.evaluate(() => {
		localStorage.setItem("productPrepared", "[]");
		localStorage.setItem("datosDeEnvio", "{}");
	});
	const token = await stored(page, "token");
	await page.goto("/client/profile");
	await logOut(page);
	await expect(page).toHaveURL(/\/home$/);
	await expect(greeting(page)).toHaveCount(0);
	for (const key of personal) expect(await stored(page, key)).toBeNull();
	const answer = await request.get("/api/client/me", { headers: { authorization: `Bearer ${token}` } });
	expect(answer.status()).toBe(401);
	await expect(await openAccountMenu(page)).toHaveText(["Client Log in/Sign up", "Admin Log in"]);
});

test("log-out works without the server", async ({ page }) => {
	await logIn(page, demoClient);
	await open(page, "/home");
	await expect(greeting(page)).toBeVisible();
	await page.route("**/api/logout", (route) => route.abort());
	await logOut(page);
	await expect(greeting(page)).toHaveCount(0);
	expect(await stored(page, "token")).toBeNull();
});

test("a log-in and a log-out reach the other tab", async ({ page, context, request }) => {
	const person = await signedUp(request);
	await open(page, "/home");
	const other = await context.newPage();
	await logInByForm(other, person);
	await expect(greeting(page)).toHaveText(`Hello, ${person.login_name} ${person.name}`);
	await open(page, "/client/profile");
	await expect(page.getByRole("heading", { name: "Profile" })).toBeVisible();
	await logOut(other);
	await expect(page).toHaveURL(/\/home$/);
	await expect(greeting(page)).toHaveCount(0);
});

test("another person logging in in another tab is the person of this tab too", async ({ page, context, request }) => {
	const [one, two] = [await signedUp(request), await signedUp(request)];
	await logIn(page, one);
	await open(page, "/home");
	await expect(greeting(page)).toContainText(one.login_name);
	const other = await context.newPage();
	await open(other, "/home");
	await logOut(other);
	await expect(greeting(page)).toHaveCount(0);
	await logInByForm(other, two);
	await expect(greeting(page)).toContainText(two.login_name);
});

test("a guarded page asks to log in first and is shown afterwards", async ({ page }) => {
	await page.goto("/client/profile");
	await expect(page).toHaveURL(/\/login\?next=profile$/);
	await submitLogIn(page, demoClient);
	await expect(page).toHaveURL(/\/client\/profile$/);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Profile");
});

test("a dead token is cleared without a word", async ({ page }) => {
	await page.addInitScript(() => {
		if (sessionStorage.getItem("planted")) return;
		sessionStorage.setItem("planted", "yes");
		localStorage.setItem("token", "a-token-that-nobody-has-any-more");
	});
	await open(page, "/home");
	await expect.poll(() => stored(page, "token")).toBeNull();
	await expect(alertBox(page)).toHaveCount(0);
	await expect(greeting(page)).toHaveCount(0);
});

test("a session that ends on the server leads from a guarded page to log-in and back", async ({ page, request }) => {
	const person = await signedUp(request);
	await logIn(page, person);
	// What the screen itself reads must not be the first to hear of the end.
	const listsRead = page.waitForResponse("**/api/lists/get**");
	await page.goto("/client/profile");
	await listsRead;
	await expect(page.getByRole("heading", { name: "Profile" })).toBeVisible();
	const token = await stored(page, "token");
	await request.post("/api/logout", { headers: { authorization: `Bearer ${token}` } });
	await page.getByRole("button", { name: "Export my data" }).click();
	await expect(page).toHaveURL(/\/login\?next=profile$/);
	await submitLogIn(page, person);
	await expect(page).toHaveURL(/\/client\/profile$/);
});

test("an answer that breaks off on the way ends no session, and is asked for again when the network is back", async ({
	page,
	context,
}) => {
	await logIn(page, demoClient);
	await page.route("**/api/client/me", (route) =>
		route.fulfill({ contentType: "application/json", body: '{"phone":' }),
	);
	await page.goto("/client/profile");
	await expect(page.getByRole("alert")).toContainText("The shop cannot be reached");
	expect(await stored(page, "token")).not.toBeNull();
	await page.unroute("**/api/client/me");
	await context.setOffline(true);
	await context.setOffline(false);
	await expect(page.getByRole("heading", { name: "Profile" })).toBeVisible();
	await expect(greeting(page)).toHaveText("Hello, demo Delfina");
});

test("staff and clients take each other's place, and the session left behind is ended", async ({ page, request }) => {
	await logIn(page, demoClient);
	await open(page, "/home");
	await expect(greeting(page)).toHaveText("Hello, demo Delfina");
	const token = await stored(page, "token");
	await open(page, "/loginadmin");
	await submitLogIn(page, admin);
	await expect(page).toHaveURL(/\/admindashboard$/);
	await expect(greeting(page)).toHaveText("Hello, admin admin");
	const authorization = `Bearer ${token}`;
	await expect
		.poll(async () => (await request.get("/api/client/me", { headers: { authorization } })).status())
		.toBe(401);
	await page.goto("/client/profile");
	await expect(page).toHaveURL(/\/login\?next=profile$/);
});

test("the server's HTML is the visitor's, whoever asks", async ({ page, request }) => {
	await logIn(page, demoClient);
	const html = await (await page.context().request.get("/client/profile")).text();
	expect(html).not.toContain("Delfina");
	expect(html).toBe(await (await request.get("/client/profile?next=x&token=y")).text());
});
