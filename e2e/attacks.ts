import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { type Person, signedUp } from "./accounts.ts";
import { buyElsewhere, garmentNow } from "./buying.ts";
import { freshName, staffHeaders } from "./staff.ts";

/** For fields that take any text. */
export const MARKUP = '<img src=x onerror="window.ran=true"></textarea></script><script>window.ran=true</script>';
/** For fields that refuse angle brackets: tries to leave an attribute instead. */
export const QUOTES = `" autofocus onfocus="window.ran=true`;
/** For names, which are letters, apostrophes and hyphens. */
const LETTERS = "O'-' onfocus";

type Headers = { authorization: string };
export type Planted = {
	product: { id: number; name: string };
	category: { id: number; name: string };
	list: { id: number; title: string };
	orderId: number;
	client: Person;
	clientHeaders: Headers;
	userName: string;
	code: string;
	staff: Headers;
};

async function sent<T>(answer: { status: () => number; text: () => Promise<string> }): Promise<T> {
	const text = await answer.text();
	expect([200, 201], text).toContain(answer.status());
	return JSON.parse(text) as T;
}

/** Stores the most hostile text that each field takes, through the calls and as the people who may. */
export async function plant(request: APIRequestContext): Promise<Planted> {
	const staff = await staffHeaders(request);
	const asStaff = async <T>(path: string, data: object) => sent<T>(await request.post(path, { data, headers: staff }));
	const mark = `${Date.now().toString(36)}${process.pid}`;
	const category = { name: `${mark.slice(-9)} ${MARKUP.slice(0, 44)}`, parent: 1 };
	const { id_category } = await asStaff<{ id_category: number }>("/api/selectors/addCat", category);
	const name = `${freshName("Planted")} ${QUOTES}`;
	const { id_product } = await asStaff<{ id_product: number }>("/api/products/add", {
		name,
		brand: QUOTES,
		description: MARKUP,
		price: 10,
		categories: [category.name],
		collection: 1,
		variants: [{ ColorName: LETTERS, Stocks: { M: 9 } }],
	});
	const userName = `eve'-onfocus.${mark}`;
	await asStaff("/api/users", { user_name: userName, user_password: "a long password", rol: "employee" });
	const code = `RUN-${mark}`.toUpperCase();
	await asStaff("/api/discounts", { code, percent: 10 });

	const client = await signedUp(request);
	const logIn = { login_name: client.login_name, login_password: client.login_password };
	const { token } = await sent<{ token: string }>(await request.post("/api/login", { data: logIn }));
	const clientHeaders = { authorization: `Bearer ${token}` };
	const address = { streetNumber: QUOTES, provinceDepartment: QUOTES, particularDetails: MARKUP };
	const person = { name: LETTERS, lastname: LETTERS, address };
	await sent(await request.patch(`/api/client/${client.phone}`, { data: person, headers: clientHeaders }));
	const buyer = { ...client, ...person, address: { ...client.address, ...address, city: QUOTES }, name: QUOTES };
	const garment = await garmentNow(request, { product: { id_product } });
	const { orderId } = await buyElsewhere(request, garment, 1, { person: buyer, headers: clientHeaders });
	const asClient = async <T>(path: string, data: object) =>
		sent<T>(await request.post(path, { data, headers: clientHeaders }));
	await asClient("/api/reviews", { product: id_product, stars: 5, description: MARKUP });
	const list = await asClient<{ id: number }>("/api/lists/create", { title: QUOTES, rList: [id_product] });
	const change = { updatedProduct: { id_product, brand: `${QUOTES} again` } };
	await sent(await request.patch("/api/products/update", { data: change, headers: staff }));
	return {
		product: { id: id_product, name },
		category: { id: id_category, name: category.name },
		list: { id: list.id, title: QUOTES },
		orderId,
		client,
		clientHeaders,
		userName,
		code,
		staff,
	};
}

/** Notes whatever runs or is stopped by the page's policy, from before the page's first script. */
export async function watch(page: Page): Promise<() => Promise<string[]>> {
	const seen: string[] = [];
	await page.exposeFunction("noteViolation", (text: string) => seen.push(text));
	await page.addInitScript(() => {
		document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) => {
			const note = (window as unknown as { noteViolation: (text: string) => void }).noteViolation;
			note(`stopped by the policy: ${violatedDirective} ${blockedURI} ${sample}`);
		});
	});
	page.on("dialog", async (dialog) => {
		seen.push(`a dialog: ${dialog.message()}`);
		await dialog.dismiss();
	});
	page.on("console", (message) => {
		if (/Content.Security.Policy/i.test(message.text())) seen.push(`the console: ${message.text()}`);
	});
	return async () => {
		if (await page.evaluate(() => "ran" in window)) seen.push(`something ran on ${page.url()}`);
		return seen;
	};
}
