import { expect, test } from "@playwright/test";
import { matchPath } from "react-router";
import { TEST_CARDS, TEST_OUTCOMES } from "#core/rules/test-cards.ts";
import { routePaths } from "#web/testing/route-paths.ts";
import { demoClient, logIn, logInStaff, newPerson } from "./accounts.ts";
import { open } from "./browsing.ts";
import { addToCart, confirmShipping, fillShipping, garments } from "./buying.ts";
import { answersTo, expectSpanish, ownersWords, textsOf, wordings, writtenIn } from "./languages.ts";

test("a visitor reads the shop in Spanish, keeps to it, and finds it offered on the front page", async ({ page }) => {
	const failures: string[] = [];
	page.on("console", (message) => message.type() === "error" && failures.push(message.text()));
	await page.goto("/home");
	await page.getByRole("link", { name: "Español" }).click();
	await expect(page).toHaveURL(/\/es\/home$/);
	await expect(page.locator("html")).toHaveAttribute("lang", "es");
	await page.getByRole("link", { name: "Verano", exact: true }).click();
	await expect(page).toHaveURL(/\/es\/home\?collection=1&name=Summer$/);
	await page.getByRole("link", { name: /^Carrito, / }).click();
	await expect(page).toHaveURL(/\/es\/cart$/);
	await page.goto("/");
	await page.getByRole("link", { name: "Ver la tienda en español" }).click();
	await expect(page).toHaveURL(/\/es$/);
	await page.getByRole("link", { name: "English" }).click();
	await expect(page).toHaveURL(/\/$/);
	await expect(page.getByRole("link", { name: "Ver la tienda en español" })).toHaveCount(0);
	expect(failures).toEqual([]);
});

const forEverybody = [
	"/",
	"/home",
	"/home?offer=true&category=1",
	"/home?filters=zzzzqqqq",
	"/home?collection=abc",
	"/products/1",
	"/cart",
	"/form",
	"/cart/pay",
	"/cart/shared/nothing",
	"/orders/1/pay",
	"/terms",
	"/privacy",
	"/returns",
	"/contact",
	"/withdrawal",
	"/offline",
	"/nothing-here",
];
const ofAccounts = [
	"/login",
	"/loginadmin",
	"/signup",
	"/signupgoogle",
	"/resetpassword/1155550100?token=x",
	"/resetpassword/staff?token=x",
	"/verification/nothing",
	"/alerts/confirm/nothing",
	"/alerts/end/nothing",
	"/orders/1",
	"/lists/1?token=0123456789abcdef",
];

for (const [name, addresses] of [
	["everybody", forEverybody],
	["visitors with an account", ofAccounts],
] as const) {
	test(`pages for ${name} say nothing in English below /es`, async ({ page, request }) => {
		test.slow();
		expect((await wordings()).english.size).toBeGreaterThan(400);
		const answered = answersTo(page);
		const owners = await ownersWords(request);
		const written = async () => [...owners, ...(await answered())];
		for (const address of addresses) await expectSpanish(page, address, written);
	});
}

test("the way from the cart to the card form says nothing in English below /es", async ({ page, request }) => {
	test.slow();
	const answered = answersTo(page);
	const person = newPerson();
	const known = [...(await ownersWords(request)), ...textsOf([person, TEST_CARDS, TEST_OUTCOMES])];
	const written = async () => [...known, ...(await answered())];
	const [garment] = await garments(request, 0);
	if (!garment) throw new Error("the demo shop has nothing to buy");
	await addToCart(page, garment);
	await expectSpanish(page, "/cart", written);
	await page.goto("/form");
	await fillShipping(page, person);
	await confirmShipping(page);
	for (const address of ["/form", "/cart/pay"]) await expectSpanish(page, address, written);
});

const ofClients = ["/orders", "/client/profile", "/favorites", "/products/1", "/form"];

test("a client's own pages say nothing in English below /es", async ({ page, request }) => {
	test.slow();
	const answered = answersTo(page);
	const owners = await ownersWords(request);
	const written = async () => [...owners, ...(await answered())];
	await logIn(page, demoClient);
	const first = (start: string) => page.locator(`main a[href^="${start}"]`).first().getAttribute("href");
	await page.goto("/orders");
	const order = await first("/orders/");
	await page.goto("/client/profile");
	const list = await first("/lists/");
	for (const address of [...ofClients, order, list]) await expectSpanish(page, address ?? "", written);
});

const ofStaff = [
	"/admindashboard",
	"/admindashboard/orders",
	"/admindashboard/orders/packing?ids=1",
	"/admindashboard/orders/send?ids=1",
	"/admindashboard/orders/new",
	"/admindashboard/users",
	"/admindashboard/clients",
	"/admindashboard/log",
	"/admindashboard/products",
	"/admindashboard/offers",
	"/admindashboard/codes",
	"/admindashboard/reviews",
	"/admindashboard/returns",
	"/admindashboard/categories",
	"/admindashboard/figures?compare=before",
	"/admindashboard/searches",
	"/admindashboard/sizes",
	"/admindashboard/offsale",
	"/admindashboard/moving",
	"/admindashboard/settings",
	"/admindashboard/settings/texts",
	"/admindashboard/permissions",
	"/admindashboard/keys",
	"/admindashboard/webhooks",
	"/admindashboard/webhooks/1",
	"/admindashboard/account",
	"/addnewproduct",
	"/addnewproduct/addcategory",
	"/updateProducto/1",
];

/** What the settings are chosen from, and each language says as the others do. */
const SAME_IN_ALL = [
	...Intl.supportedValuesOf("timeZone"),
	"UTC",
	...Intl.supportedValuesOf("currency"),
	"Argentina",
	"English",
	"Español",
];

test("the screens of staff say nothing in English below /es", async ({ page, request }) => {
	test.slow();
	const answered = answersTo(page);
	const owners = await ownersWords(request);
	const written = async () => [...owners, ...SAME_IN_ALL, ...(await answered())];
	await logInStaff(page);
	await open(page, "/admindashboard/orders");
	const order = await page.locator('main a[href^="/admindashboard/orders/"]').first().getAttribute("href");
	for (const address of [...ofStaff, order ?? ""]) await expectSpanish(page, address, written);
});

test("what the shop tells in an answer is none of the words that people wrote", () => {
	const told = { code: "in_use", message: "This code exists already", fields: { code: "This code exists already" } };
	expect(
		writtenIn([told, { name: "Linen shirt", variants: [{ ColorName: "Ink" }], message: "Please look again" }]),
	).toEqual(["in_use", "Linen shirt", "Ink"]);
});

test("every screen of the route table is among those that are read in Spanish", () => {
	const looked = [...forEverybody, ...ofAccounts, ...ofClients, ...ofStaff].map((address) =>
		address.replace(/\?.*/, ""),
	);
	// What screens read, and no screen itself.
	const read = new Set(["/client/lists"]);
	const missing = [...routePaths].filter(
		(path) => !read.has(path) && !looked.some((address) => matchPath(path || "/", address)),
	);
	expect(missing).toEqual([]);
});

test("search engines are shown each page in both languages", async ({ page, baseURL }) => {
	await page.goto("/es/products/1");
	await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${baseURL}/es/products/1`);
	await expect(page.locator("link[hreflang=en]")).toHaveAttribute("href", `${baseURL}/products/1`);
	await expect(page.locator("link[hreflang=es]")).toHaveAttribute("href", `${baseURL}/es/products/1`);
});
