import { type APIRequestContext, expect, type Page } from "@playwright/test";
import sharp from "sharp";
import type { Product } from "#core/contract/products.ts";
import type { SettingChanges, Settings, VersionedSettings } from "#core/contract/settings.ts";
import { admin, logInStaff, mailedLink, newPerson, type Person } from "./accounts.ts";
import { open } from "./browsing.ts";
import { buyElsewhere, garments } from "./buying.ts";
import { queryDatabase } from "./database.ts";

export const employee = { login_name: "employee", login_password: "employee-Pass-1" };

/** What a staff token may ask for, as headers for `request`. */
export async function staffHeaders(request: APIRequestContext, who = admin) {
	const data = { user_name: who.login_name, user_password: who.login_password };
	const answer = await request.post("/api/login/admin", { data });
	expect(answer.status()).toBe(200);
	const { token } = (await answer.json()) as { token: string };
	return { authorization: `Bearer ${token}` };
}

/** Changes the owner's settings as they are now; whoever else does so at the same time is not in the way. */
export async function changeSettings(
	request: APIRequestContext,
	changes: (now: Settings) => SettingChanges | { staff: object },
): Promise<void> {
	const headers = await staffHeaders(request);
	await expect(async () => {
		const now = (await (await request.get("/api/settings/all", { headers })).json()) as VersionedSettings;
		const data = { version: now.version, ...changes(now) };
		expect((await request.patch("/api/settings", { headers, data })).status()).toBe(200);
	}).toPass();
}

/** Somebody of the staff who accepted an invitation, by the calls the screens make. */
export async function invitedStaff(request: APIRequestContext, rol: "admin" | "employee" = "admin") {
	const { login_name, login_password, email } = newPerson();
	const data = { user_name: login_name, rol, email };
	const headers = await staffHeaders(request);
	const invited = await request.post("/api/users/invitations", { headers, data });
	expect(invited.status(), await invited.text()).toBe(201);
	const { id_user } = (await invited.json()) as { id_user: number };
	const link = await mailedLink(request, email, "You are invited to the staff of Perchero");
	const token = new URL(link).searchParams.get("token");
	const chosen = await request.post("/api/login/admin/password", { data: { token, user_password: login_password } });
	expect(chosen.status(), await chosen.text()).toBe(200);
	return { id_user, login_name, login_password, email };
}

/** Opens a screen as staff, in a browser that has logged in before. */
export async function openAsStaff(page: Page, address: string, who = admin): Promise<void> {
	await logInStaff(page, who);
	await open(page, address);
}

/** As if somebody of the staff had logged in more than a quarter of an hour ago. */
export async function letTimePass(staffId: number): Promise<void> {
	await queryDatabase("update session set confirmed_at = now() - interval '16 minutes' where staff_id = $1", [staffId]);
}

export const stepUpPopup = (page: Page) => page.getByRole("dialog", { name: "Please confirm that it is you" });

/** What is said when a change could not be sent. */
export const unreachable = {
	title: "Ups!",
	text: "The shop cannot be reached. Please check your connection and try again.",
};

export const statusMenu = (page: Page) => page.getByRole("button", { name: "Change status" });
export const orderFacts = (page: Page) => page.locator("dl[aria-label='Status and payment']");

export async function chooseStatus(page: Page, label: string): Promise<void> {
	await statusMenu(page).click();
	await page.getByRole("menuitem", { name: label }).click();
}

/** An order paid by a guest, made by the calls the payment screen makes. */
export async function paidOrder(request: APIRequestContext) {
	const [garment] = await garments(request, 45);
	if (!garment) throw new Error("a garment is needed");
	return { product: garment.product, ...(await buyElsewhere(request, garment, 1)) };
}

/** A name nobody has used; products are named without digits. */
export const freshName = (word: string) =>
	`${word} ${[...`${Date.now()}${process.pid}`].map((digit) => String.fromCharCode(97 + Number(digit))).join("")}`;

const drawn = (color: string) =>
	sharp({ create: { width: 300, height: 400, channels: 3, background: color } })
		.png()
		.toBuffer();

/** The row of one colour in the form of a product. */
export const colourRow = (page: Page, name: string) => page.getByRole("group", { name, exact: true });
export const picturesOf = (page: Page, name: string) => page.getByRole("list", { name: `Pictures of ${name}` });
export const picker = (page: Page, name: string) => page.getByLabel(new RegExp(`^Pictures of ${name} \\(`));

export async function uploadPictures(page: Page, colour: string, ...shades: string[]): Promise<void> {
	const files = shades.map(async (shade, place) => ({
		name: `${place}.png`,
		mimeType: "image/png",
		buffer: await drawn(shade),
	}));
	await picker(page, colour).setInputFiles(await Promise.all(files));
	await colourRow(page, colour).getByRole("button", { name: "Upload Image" }).click();
	await expect(picturesOf(page, colour).getByRole("listitem")).toHaveCount(shades.length);
}

export async function fillProduct(page: Page, name: string): Promise<void> {
	await page.getByLabel("Category", { exact: true }).selectOption({ index: 2 });
	await page.getByLabel("Collection", { exact: true }).selectOption({ label: "Winter" });
	await page.getByLabel("Name", { exact: true }).fill(name);
	await page.getByLabel("Brand").fill("Ojal");
	await page.getByLabel("Price").fill("40.50");
	await page.getByLabel("Description", { exact: true }).fill("Warm and soft.");
}

/** The order of somebody who has bought once, found by phone. */
export async function openOrderOf(page: Page, { phone }: Person): Promise<void> {
	await open(page, `/admindashboard/orders?search=${phone}`);
	await page.getByRole("table", { name: "Orders" }).getByRole("link").click();
}

/** A product made by the call, for tests about something else. */
export async function addedProduct(request: APIRequestContext, name: string) {
	const headers = await staffHeaders(request);
	const answer = await request.post("/api/products/add", {
		headers,
		data: {
			name,
			brand: "Ojal",
			description: "Warm and soft.",
			price: 40.5,
			categories: ["Women"],
			collection: 2,
			variants: [{ ColorName: "Blanco", Stocks: { M: 5 } }],
		},
	});
	expect(answer.status(), await answer.text()).toBe(201);
	return { headers, id: ((await answer.json()) as Product).id_product };
}
