import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { logIn, signedUp } from "./accounts.ts";
import { expectSound } from "./axe.ts";
import { open } from "./browsing.ts";
import { buyAtHome, garments } from "./buying.ts";
import { openAsStaff } from "./staff.ts";

test("a buyer reviews with a photo, staff accept and answer, and what is reported is hidden", async ({
	page,
	request,
	browser,
}) => {
	test.slow();
	const person = await signedUp(request);
	const [one] = await garments(request, 39);
	if (!one) throw new Error("a garment is needed");
	const address = `/products/${one.product.id_product}?size=M`;
	const buffer = await sharp({ create: { width: 300, height: 400, channels: 3, background: "#8a5a44" } })
		.png()
		.toBuffer();
	const words = `Hangs well, says ${person.login_name}.`;

	await logIn(page, person);
	await buyAtHome(page, one, person);
	await open(page, address);
	const own = page.getByRole("region", { name: "Your review" });
	await own.getByRole("radio", { name: "5 stars" }).check();
	await own.getByLabel("Your words").fill(words);
	await own.getByLabel("Photos (if you like)").setInputFiles({ name: "coat.png", mimeType: "image/png", buffer });
	await expect(own.getByRole("button", { name: "Remove coat.png" })).toBeVisible();
	await expectSound(page, "the form with a chosen photo");
	await own.getByRole("button", { name: "Send review" }).click();
	await expect(own.getByText("The shop looks at it first")).toBeVisible();
	await expectSound(page, "one's own review");

	const office = await (await browser.newContext()).newPage();
	const find = `/admindashboard/reviews?search=${person.login_name}`;
	await openAsStaff(office, find);
	await expect(office.getByText(words)).toBeVisible();
	await office.getByRole("button", { name: `Accept Photo 1 of ${person.login_name}` }).click();
	await expect(office.getByText("Everybody sees the photo now")).toBeVisible();
	await office.getByRole("button", { name: `Answer the review of ${person.login_name}` }).click();
	await office.getByLabel("Your answer").fill("Thank you, wear it well.");
	await expectSound(office, "a review that is answered");
	await office.getByRole("button", { name: "Save answer" }).click();
	await expect(office.getByText("Your answer stands below the review")).toBeVisible();

	const street = await (await browser.newContext()).newPage();
	await open(street, address);
	const shown = street.getByRole("article").filter({ hasText: words }).first();
	await expect(shown.getByText("Answer of Perchero")).toBeVisible();
	await expect(shown.getByText("Bought: size M")).toBeVisible();
	const photo = shown.getByRole("link", { name: `Photo 1 of ${person.login_name}, in full` });
	const picture = (await photo.getAttribute("href")) ?? "";
	const answered = await request.get(picture);
	expect([answered.status(), answered.headers()["content-type"]]).toEqual([200, "image/webp"]);
	await street.getByRole("button", { name: /^5 stars/ }).click();
	await expect(street.getByRole("heading", { name: "Reviews with 5 stars" })).toBeVisible();
	await expectSound(street, "reviews of five stars");
	await street
		.getByRole("button", { name: `Report the review of ${person.login_name}` })
		.first()
		.click();
	await street.getByRole("radio", { name: "It is advertising" }).check();
	await expect(street.locator("dialog[open]")).toHaveCSS("opacity", "1");
	await expectSound(street, "the report");
	await street.getByRole("button", { name: "Send report" }).click();
	await expect(street.getByText("Thank you. Somebody of the shop will look at it.")).toBeVisible();

	await open(office, `${find}&show=reported`);
	await expect(office.getByText("Reported once")).toBeVisible();
	const hide = async () => {
		await office.getByRole("button", { name: `Hide the review of ${person.login_name}` }).click();
		await office.getByLabel("Why").fill("Advertising");
		await office.getByRole("dialog").getByRole("button", { name: "Hide", exact: true }).click();
		await expect(office.getByText(/^Hidden since .*: Advertising$/)).toBeVisible();
	};
	await hide();
	await office.getByRole("button", { name: "Undo" }).click();
	await expect(office.getByText(/^Hidden since/)).toHaveCount(0);
	await hide();
	await expectSound(office, "a review that is answered, reported and hidden");
	await open(street, address);
	await expect(street.getByRole("region", { name: "Reviews", exact: true })).toBeVisible();
	await expect(street.getByText(words)).toHaveCount(0);
	expect((await request.get(picture)).status()).toBe(404);
	await open(page, address);
	await expect(own.getByText("The shop does not show this review to others.")).toBeVisible();
});
