import { type Browser, expect, type Page, test } from "@playwright/test";
import { routePaths } from "#web/testing/route-paths.ts";
import ready from "../web/staff/ready/messages.es.ts";
import { submitLogIn } from "./accounts.ts";
import { open } from "./browsing.ts";
import { lookAtEmptyShop } from "./empty-shop.ts";
import { expectOwnPage, expectOwnScreen, expectOwnWords } from "./foreign-words.ts";
import { buyAsGuest, decideSettings, speakSpanish, stockShop } from "./opening-shop.ts";
import { haveEverybodyMailed } from "./own-mails.ts";
import { expectOwnPapers } from "./own-papers.ts";
import { openOwnShop } from "./own-shop.ts";

const texts = ["/terms", "/privacy", "/returns", "/contact"];
const files = ["/site.webmanifest", "/sitemap.xml", "/robots.txt", "/api/settings", "/api/payments/config"];
/** What screens read, and no screen itself; and of webhooks there is none yet. */
const NO_SCREEN = ["/client/lists", "/admindashboard/webhooks/:id"];
/** Every screen in the route table: of orders and products the first, of what is mailed a link that nobody was given. */
const addresses = [...routePaths]
	.filter((path) => path !== "" && path !== "/*" && !NO_SCREEN.includes(path))
	.map((path) => path.replace(":id", "1").replace(":what", "confirm").replace(":phone", "34600111222"))
	.map((path) => path.replace(":token", "nothing"))
	.map((path) => (/\/(packing|send)$/.test(path) ? `${path}?ids=1` : path));
const isOfStaff = (address: string) => /^\/(admindashboard|addnewproduct|updateProducto)/.test(address);
const screens = addresses.filter(isOfStaff);
const pages = ["/", ...addresses.filter((address) => !isOfStaff(address))];
/** As the log tells it. */
const THE_CHANGE = "ARS → EUR";
const ofClients = ["/client/profile", "/orders", "/favorites", "/home", "/form"];
/** What the browser alone puts on pages for everybody. */
const ofEverybody = ["/withdrawal", "/offline", "/resetpassword/34600111222?token=x", "/verification/nothing"];

test("an owner opens a shop of their own on screens alone, and a guest pays in it", async ({ browser }) => {
	test.slow();
	const shop = await openOwnShop();
	try {
		const owner = await newPage(browser, shop.address);
		await open(owner, "/");
		await expect(owner.getByText("Opening soon")).toBeVisible();
		const [login_name, login_password] = ["duenia", "una-Clave-larga-1"];
		await shop.addAdmin(login_name, login_password);
		await open(owner, "/loginadmin");
		await submitLogIn(owner, { login_name, login_password });
		await owner.getByRole("link", { name: "Name it" }).click();
		await speakSpanish(owner);
		const guest = await newPage(browser, shop.address);
		await lookAtEmptyShop(owner, guest);
		await owner.getByRole("link", { name: ready.steps.name.way }).click();
		await decideSettings(owner);
		await stockShop(owner);
		await buyAsGuest(guest);
		await expectOwnPapers(owner);

		for (const address of [...pages, ...texts, ...texts.map((text) => `/en${text}`), "/en/home", ...files]) {
			await expectOwnPage(guest, address);
		}
		await expectOwnPage(guest, "/nothing-here", 404);
		for (const address of screens) {
			await open(owner, address);
			await expectOwnScreen(owner, address.endsWith("/log") ? THE_CHANGE : "");
		}
		await expect.poll(() => shop.mails.filter((mail) => mail.includes("lucia@example.com")).length).toBe(1);
		await haveEverybodyMailed(owner, guest, shop.mails);
		for (const address of [...ofEverybody, ...ofClients]) {
			await open(guest, address);
			await expectOwnScreen(guest);
		}
		for (const mail of shop.mails) {
			expect(mail).toContain("Ojal y Hilo");
			expectOwnWords("a mail", mail);
		}
	} finally {
		await shop.close();
	}
});

async function newPage(browser: Browser, baseURL: string): Promise<Page> {
	return (await browser.newContext({ baseURL, reducedMotion: "reduce" })).newPage();
}
