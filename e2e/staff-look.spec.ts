import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { expectNoAxeFindings } from "./axe.ts";
import { open } from "./browsing.ts";
import { changeSettings, openAsStaff } from "./staff.ts";

test.afterEach(({ request }) => changeSettings(request, () => ({ logo: null, accent: "#9a4526" })));

test("the owner's logo and accent are on the owner's own page at once, and on every visitor's", async ({
	page,
	browser,
	request,
}) => {
	const background = { r: 20, g: 60, b: 160, alpha: 1 };
	const logo = await sharp({ create: { width: 240, height: 80, channels: 4, background } })
		.png()
		.toBuffer();
	await openAsStaff(page, "/admindashboard/settings");
	const look = page.getByRole("form", { name: "Look" });
	await look.getByLabel("Logo").setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: logo });
	await expect(look.getByAltText("The chosen logo")).toBeVisible();
	await look.getByLabel("Accent", { exact: true }).fill("#2f5d50");
	await expectNoAxeFindings(page);
	const save = look.getByRole("button", { name: "Save look" });
	await save.click();
	// The pointer is on it.
	await expect(save).toHaveCSS("background-color", "rgb(37, 73, 62)");

	const visitor = await (await browser.newContext()).newPage();
	await open(visitor, "/home");
	const mark = visitor.getByRole("banner").getByRole("img");
	await expect(mark).toBeVisible();
	expect(await mark.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.alt])).toEqual([240, "Perchero"]);
	const clay = await visitor.evaluate(() => getComputedStyle(document.body).getPropertyValue("--color-clay"));
	expect(clay).toBe("#2f5d50");
	const icon = await request.get("/apple-touch-icon.png");
	const { data, info } = await sharp(await icon.body())
		.raw()
		.toBuffer({ resolveWithObject: true });
	const middle = (90 * info.width + 90) * info.channels;
	expect(Math.abs((data[middle + 2] ?? 0) - 160)).toBeLessThan(12);
});

test("a season's own picture hangs on the front page and above its products until it is taken away", async ({
	page,
	browser,
}) => {
	const background = { r: 20, g: 60, b: 160 };
	const buffer = await sharp({ create: { width: 640, height: 400, channels: 3, background } })
		.png()
		.toBuffer();
	await openAsStaff(page, "/admindashboard/categories");
	const change = page.getByRole("button", { name: "Change Autumn" });
	const popup = page.getByRole("dialog", { name: "Change Autumn" });
	await change.click();
	await popup.getByLabel("Picture").setInputFiles({ name: "woods.png", mimeType: "image/png", buffer });
	const preview = popup.getByAltText("The chosen picture");
	await expect(preview).toBeVisible();
	const id = /[0-9a-f]{32}/.exec((await preview.getAttribute("src")) ?? "")?.[0] ?? "nothing";
	await expectNoAxeFindings(page);
	await popup.getByRole("button", { name: "Save" }).click();
	await expect(popup).toBeHidden();

	const visitor = await (await browser.newContext()).newPage();
	const shown = visitor.getByRole("main").locator(`img[src*="${id}"]`);
	await open(visitor, "/");
	await expect(shown).toHaveCount(1);
	await visitor.getByRole("link", { name: "Autumn", exact: true }).first().click();
	await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Autumn");
	await expect(shown).toHaveCount(1);
	await open(visitor, "/home?collection=1&name=Summer");
	await expect(shown).toHaveCount(0);

	await change.click();
	await popup.getByRole("button", { name: "Remove picture" }).click();
	await popup.getByRole("button", { name: "Save" }).click();
	await expect(popup).toBeHidden();
	await open(visitor, "/");
	await expect(shown).toHaveCount(0);
});
