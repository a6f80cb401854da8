import { request as send } from "node:http";
import { expect, test } from "@playwright/test";
import { logIn, signedUp } from "./accounts.ts";
import { watch } from "./attacks.ts";
import { open } from "./browsing.ts";
import { buyUpToPayment, garments } from "./buying.ts";
import { openAsStaff } from "./staff.ts";

const forEverybody = [
	"/",
	"/home",
	"/products/1",
	"/cart",
	"/form",
	"/cart/pay",
	"/cart/shared/unknown",
	"/terms",
	"/privacy",
	"/returns",
	"/contact",
	"/offline",
	"/signup",
	"/signupgoogle",
	"/login",
	"/loginadmin",
	"/resetpassword/staff?token=unknown",
	"/verification/unknown",
	"/alerts/confirm/unknown",
	"/resetpassword/1155550100?token=unknown",
	"/lists/999999",
	"/orders/999999",
	"/orders/999999/pay",
	"/withdrawal",
	"/no/such/page",
	"/mailbox",
	"/api/docs",
];
const forClients = ["/client/profile", "/favorites", "/orders"];
const forStaff = [
	"",
	"/orders",
	"/orders/packing?ids=1",
	"/orders/send?ids=1",
	"/orders/new",
	"/returns",
	"/users",
	"/clients",
	"/log",
	"/account",
	"/offers",
	"/codes",
	"/reviews",
	"/offsale",
	"/products",
	"/permissions",
	"/settings",
	"/settings/texts",
	"/categories",
	"/figures",
	"/searches",
	"/sizes",
	"/moving",
	"/keys",
	"/webhooks",
	"/webhooks/1",
].map((path) => `/admindashboard${path}`);

/** A policy that lets no script run but the page's own, and makes no HTML of text where the provider's script does not run. */
function expectStrict(policy: string | undefined, address: string): void {
	expect(policy, address).toBeDefined();
	const [, scripts = ""] = policy?.match(/script-src ([^;]*)/) ?? [];
	expect(scripts, address).not.toMatch(/unsafe-inline|unsafe-eval|\*|data:|blob:/);
	for (const rule of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
		expect(policy).toContain(rule);
	const trusts = scripts !== "" && !address.endsWith("/pay");
	expect(policy?.includes("require-trusted-types-for 'script'; trusted-types default"), address).toBe(trusts);
}

test("every page has a strict policy and keeps to it", async ({ page, request }) => {
	test.setTimeout(180_000);
	const found = await watch(page);
	const visit = async (address: string) => {
		const answer = await page.goto(address, { waitUntil: "load" });
		expectStrict(answer?.headers()["content-security-policy"], address);
		expect(await found(), address).toEqual([]);
	};
	for (const address of forEverybody) await visit(address);
	await logIn(page, await signedUp(request));
	for (const address of forClients) await visit(address);
	await page.evaluate(() => localStorage.clear());
	await openAsStaff(page, "/admindashboard");
	for (const address of [...forStaff, "/addnewproduct", "/addnewproduct/addcategory", "/updateProducto/1"])
		await visit(address);
});

test("going from page to page inside the shop keeps to the policy too", async ({ page }) => {
	const found = await watch(page);
	await open(page, "/home");
	await page.locator("a[href^='/products/']").first().click();
	await expect(page).toHaveURL(/\/products\/\d+/);
	await expect(page.locator("script[type='application/ld+json']").first()).toBeAttached();
	await page.goBack();
	await expect(page).toHaveURL(/\/home/);
	expect(await found()).toEqual([]);
	const injected = page.evaluate(() => {
		document.body.insertAdjacentHTML("beforeend", "<img src=x onerror='window.ran=true'>");
	});
	await expect(injected).rejects.toThrow(/TrustedHTML/);
	const renamed = page.evaluate(() => window.trustedTypes?.createPolicy("mine", { createHTML: (html) => html }));
	await expect(renamed).rejects.toThrow(/policy/i);
});

test("the card form with the provider's script keeps to the policy of its page", async ({ page, request }) => {
	const [garment] = await garments(request, 37);
	if (!garment) throw new Error("a garment is needed");
	const found = await watch(page);
	await buyUpToPayment(page, garment);
	expect(await found()).toEqual([]);
});

test("a host in the request's target reaches no page that is kept for others", async ({ request, baseURL }) => {
	const { hostname, port } = new URL(baseURL ?? "");
	const ask = (path: string) =>
		new Promise<number | undefined>((resolve, reject) => {
			const sent = send({ hostname, port, path }, (answer) => {
				answer.resume().on("end", () => resolve(answer.statusCode));
			});
			sent.on("error", reject).end();
		});
	const page = `/home?filters=${crypto.randomUUID().slice(0, 8)}`;
	expect(await ask(`http://evil.test${page}`)).toBe(200);
	expect(await ask(`//evil.test${page}`)).toBe(404);
	const html = await (await request.get(page)).text();
	expect(html).toContain(`<link rel="canonical" href="${baseURL}/home`);
	expect(html).not.toContain("evil.test");
});
