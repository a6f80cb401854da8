import { type APIRequestContext, type Browser, expect, type Page } from "@playwright/test";
import type { Product } from "#core/contract/products.ts";
import { logIn, mailedLink, type Person, signedUp, VERIFY_MAIL } from "./accounts.ts";
import { everyProduct } from "./browsing.ts";

export const SHARE_MAIL = "A wish list was shared with you";

/** Products that can be had, for tests that put them into lists. */
export async function someProducts(request: APIRequestContext, count: number): Promise<Product[]> {
	const all = await everyProduct(request);
	const found = all.filter(({ variants }) => variants.every(({ Stocks }) => (Stocks.M ?? 0) > 1)).slice(0, count);
	expect(found).toHaveLength(count);
	return found;
}

/** A client whose address is verified, logged in on this page. */
export async function verifiedClient(page: Page, request: APIRequestContext): Promise<Person> {
	const person = await signedUp(request);
	await verify(request, person);
	await logIn(page, person);
	return person;
}

export async function verify(request: APIRequestContext, person: Person): Promise<void> {
	const link = await mailedLink(request, person.email, VERIFY_MAIL);
	const token = link.split("/").at(-1);
	expect((await request.patch("/api/client/verify", { data: { token } })).status()).toBe(200);
}

/** A browser of somebody else. */
export async function otherBrowser(browser: Browser, width = 1280): Promise<Page> {
	const context = await browser.newContext({ viewport: { width, height: 900 } });
	return context.newPage();
}

/** A list of the logged-in client's, made by the API. */
export async function madeList(page: Page, title: string, rList: number[]): Promise<number> {
	const { origins } = await page.context().storageState();
	const token = origins[0]?.localStorage.find(({ name }) => name === "token")?.value;
	const answer = await page.request.post("/api/lists/create", {
		data: { title, rList },
		headers: { authorization: `Bearer ${token}` },
	});
	expect([200, 201]).toContain(answer.status());
	return ((await answer.json()) as { id: number }).id;
}

export const heart = (page: Page, { name }: { name: string }) =>
	page.getByRole("button", { name: new RegExp(`^(Add ${name} to|Remove ${name} from) favorites$`) });

/** The names of the products on the list that is open, newest first. */
export const saved = (page: Page) => page.getByRole("list", { name: "Products" }).getByRole("heading");

/** The wish-list menu of a product's page, which comes with the client. */
export const listMenu = (page: Page) => page.locator("[aria-haspopup=menu]", { hasText: "Add to a wish list" });
