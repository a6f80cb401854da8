import { request as send } from "node:http";
import { expect, test } from "@playwright/test";
import { logIn, signedUp } from "./accounts.ts";
import { watch } from "./attacks.ts";
import { buyUpToPayment, garments } from "./buying.ts";
import { openAsStaff } from "./staff.ts";

const forEverybody = [
	"/",
	"/home",
	"/products/1",
	"/cart",
	"/form",
	"/cart/pay",
	"/terms",
	"/privacy",
	"/returns",
	"/contact",
	"/signup",
	"/signupgoogle",
	"/login",
	"/loginadmin",
	"/verification/unknown",
	"/resetpassword/1155550100?token=unknown",
	"/lists/999999",
	"/orders/999999",
	"/no/such/page",
	"/mailbox",
	"/api/docs",
];
const forClients = ["/client/profile", "/favorites", "/orders"];
const forStaff = [
	"",
	"/orders",
	"/users",
	"/users?tab=clients",
	"/users?tab=audit",
	"/offers",
	"/codes",
	"/offsale",
].map((path) => `/admindashboard${path}`);

/** A policy that lets no script run but the page's own. */
function expectStrict(policy: string | undefined, address: string): void {
	expect(policy, address).toBeDefined();
	const [, scripts = ""] = policy?.match(/script-src ([^;]*)/) ?? [];
	expect(scripts, address).not.toMatch(/unsafe-inline|unsafe-eval|\*|data:|blob:/);
	for (const rule of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
		expect(policy).toContain(rule);
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
