import { type APIRequestContext, expect, type Locator, type Page, test } from "@playwright/test";
import type { AlertText } from "#core/messages.ts";
import { open } from "./browsing.ts";

export type Person = ReturnType<typeof newPerson>;

let made = 0;

/** Somebody the shop does not know yet. */
export function newPerson() {
	made += 1;
	const digits = `${Date.now() % 1e9}${process.pid % 1000}${made}`.slice(-10);
	const mark = `${Date.now().toString(36)}${process.pid.toString(36)}${made}`;
	return {
		login_name: `ana.${mark}`,
		login_password: "first-Pass-1",
		name: "Ana",
		lastname: "Núñez",
		phone: `91${digits}`,
		email: `ana.${mark}@example.com`,
		address: {
			streetNumber: "Calle Ojal 12",
			provinceDepartment: "Santa Fe",
			city: "Rosario",
			zipCode: "2000",
			particularDetails: "",
		},
	};
}

/** An account made by the API, for tests about something else. */
export async function signedUp(request: APIRequestContext): Promise<Person> {
	const person = newPerson();
	const answer = await request.post("/api/client", { data: person });
	expect(answer.status()).toBe(201);
	return person;
}

/** The link of the newest mail with this subject, once it has arrived. */
export async function mailedLink(request: APIRequestContext, to: string, subject: string): Promise<string> {
	let link = "";
	await expect
		.poll(async () => {
			const mails: { subject: string; text: string }[] = await (
				await request.get(`/mailbox.json?to=${encodeURIComponent(to)}`)
			).json();
			link = mails.find((mail) => mail.subject === subject)?.text.match(/https?:\/\/\S+/)?.[0] ?? "";
			return link;
		})
		.not.toBe("");
	return link;
}

/** The same with the address verified by its mail. */
export async function verified(request: APIRequestContext): Promise<Person> {
	const person = await signedUp(request);
	const token = (await mailedLink(request, person.email, VERIFY_MAIL)).split("/").pop();
	expect((await request.patch("/api/client/verify", { data: { token } })).status()).toBe(200);
	return person;
}

export const VERIFY_MAIL = "Please verify your e-mail address";
export const RESET_MAIL = "Choose a new password";

/** What the shop tells or asks. */
export const alertBox = (page: Page): Locator =>
	page.getByRole("region", { name: "Messages" }).getByRole("alert").or(page.getByRole("alertdialog"));

/** An alert stays while the focus is in it. */
export async function holdAlert(page: Page): Promise<void> {
	await alertBox(page).getByRole("button", { name: "OK" }).focus();
}

/** Exactly this alert is shown, with its icon. */
export async function expectAlert(page: Page, { title, text }: AlertText): Promise<void> {
	await expect(alertBox(page).getByRole("heading")).toHaveText(title);
	await expect(alertBox(page).getByText(text, { exact: true })).toBeVisible();
}

/** This alert is shown, and closed by its button. */
export async function answerAlert(page: Page, alert: AlertText): Promise<void> {
	await expectAlert(page, alert);
	// On a slow machine one that goes by itself may be gone before it is pressed.
	await alertBox(page)
		.getByRole("button", { name: "OK" })
		.click({ timeout: 5_000 })
		.catch(() => undefined);
	await expect(alertBox(page)).toHaveCount(0);
}

type Credentials = Pick<Person, "login_name" | "login_password">;
export const demoClient: Credentials = { login_name: "demo", login_password: "demo-Pass-1" };
export const admin: Credentials = { login_name: "admin", login_password: "admin-Pass-1" };

export async function typeCredentials(page: Page, { login_name, login_password }: Credentials): Promise<void> {
	await page.getByLabel("Username").fill(login_name);
	await page.getByLabel("Password", { exact: true }).fill(login_password);
}

/** Logs in on the screen that is open. */
export async function submitLogIn(page: Page, who: Credentials): Promise<void> {
	await typeCredentials(page, who);
	await page.getByRole("button", { name: "Login", exact: true }).click();
}

/** Logs in the way a person does. */
export async function logInByForm(page: Page, who: Credentials): Promise<void> {
	await open(page, "/login");
	await submitLogIn(page, who);
	await expect(page).toHaveURL(/\/home$/);
}

/** Makes this browser, and nothing else it has stored, that of a client who has logged in before. */
export async function logIn(page: Page, { login_name, login_password }: Credentials): Promise<void> {
	const answer = await page.request.post("/api/login", { data: { login_name, login_password } });
	expect(answer.status()).toBe(200);
	const { token } = (await answer.json()) as { token: string };
	await setStored(page, { token });
}

export async function logInStaff(page: Page, { login_name, login_password }: Credentials = admin): Promise<void> {
	const data = { user_name: login_name, user_password: login_password };
	const answer = await page.request.post("/api/login/admin", { data });
	expect(answer.status()).toBe(200);
	const { token, user } = (await answer.json()) as { token: string; user: object };
	await setStored(page, { token, admin: JSON.stringify(user) });
}

/** Makes this browser one that has stored exactly this. */
export async function setStored(page: Page, values: Record<string, string>): Promise<void> {
	const localStorage = Object.entries(values).map(([name, value]) => ({ name, value }));
	const { baseURL: origin = "" } = test.info().project.use;
	await page.context().setStorageState({ cookies: [], origins: [{ origin, localStorage }] });
}

/** What the bar says to whoever is logged in. */
export const greeting = (page: Page) =>
	page
		.getByRole("banner")
		.getByText(/^Hello, /)
		.filter({ visible: true });

export const accountButton = (page: Page) =>
	page.getByRole("banner").getByRole("button", { name: "Account", exact: true });

/** The entries of the login dropdown, opened. */
export async function openAccountMenu(page: Page): Promise<Locator> {
	await accountButton(page).click();
	return page.getByRole("banner").locator("[popover=auto]").getByRole("listitem");
}

export const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
