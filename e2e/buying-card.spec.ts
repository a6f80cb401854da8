import { expect, test } from "@playwright/test";
import { expectNoAxeFindings } from "./axe.ts";
import { fillCard, garments, payButton, VISA } from "./buying.ts";
import { returnToPayment } from "./carts.ts";

test("the preview follows the card as it is typed and turns for the security code", async ({ page, request }) => {
	const [one] = await garments(request, 23);
	if (!one) throw new Error("a garment is needed");
	await returnToPayment(page, one);
	const preview = page.getByRole("img", { name: "Card preview" });
	const number = async () => (await preview.locator("[data-part=number] span").allTextContents()).join(" ");
	await expect.poll(number).toBe("•••• •••• •••• ••••");
	await page.getByLabel("Card number").fill("37");
	await expect.poll(number).toBe("37•• •••••• •••••");
	await page.getByLabel("Card number").fill("3023 8030 18");
	await expect.poll(number).toBe("3023 803018 ••••");
	await page.getByLabel("Card number").fill("4509 9535 6623 3704");
	await expect.poll(number).toBe("4509 9535 6623 3704");
	await expect(preview.locator("[data-part=brand]")).toHaveText("Visa");
	await page.getByLabel("Cardholder name").fill("Ana Sosa");
	await page.getByLabel("Expiry month").fill("11");
	await page.getByLabel("Expiry year").fill("2030");
	await expect(preview.locator("[data-part=name]")).toHaveText("Ana Sosa");
	await expect(preview.locator("[data-part=expiry]")).toHaveText("11/30");
	await expect(preview).toHaveAttribute("data-turned", "false");
	await page.getByLabel("Security code").focus();
	await expect(preview).toHaveAttribute("data-turned", "true");
	await page.getByLabel("Cardholder name").focus();
	await expect(preview).toHaveAttribute("data-turned", "false");
});

test("the number is grouped as it is typed, and can be mended in its middle", async ({ page, request }) => {
	const [one] = await garments(request, 23);
	if (!one) throw new Error("a garment is needed");
	await returnToPayment(page, one);
	const number = page.getByLabel("Card number");
	await number.pressSequentially("4509953576233704");
	await expect(number).toHaveValue("4509 9535 7623 3704");
	for (let place = 0; place < 8; place += 1) await number.press("ArrowLeft");
	await number.press("Backspace");
	await number.press("6");
	await expect(number).toHaveValue("4509 9535 6623 3704");
	await number.press("ArrowLeft");
	await number.press("Backspace");
	await expect(number).toHaveValue("4509 9536 6233 704");
	await number.press("5");
	await expect(number).toHaveValue("4509 9535 6623 3704");
});

test("issuers and installments are the provider's; a debit card is paid at once", async ({ page, request }) => {
	const [one] = await garments(request, 23);
	if (!one) throw new Error("a garment is needed");
	await returnToPayment(page, one);
	const options = (label: string) => page.getByLabel(label).locator("option");
	await page.getByRole("button", { name: "Mastercard", exact: true }).click();
	await expect(options("Issuer bank")).toHaveCount(3);
	await expect(options("Installments")).toHaveCount(5);
	await page.getByRole("button", { name: "Visa debit" }).click();
	await expect(options("Installments")).toHaveCount(1);
	await expect(options("Identification type").first()).toHaveText("DNI");
});

test("a card that could not be looked up is looked up again with Pay", async ({ page, request }) => {
	const [one] = await garments(request, 23);
	if (!one) throw new Error("a garment is needed");
	await returnToPayment(page, one);
	await page.route(/\/payment_methods/, (route) => route.abort());
	await page.getByLabel("Card number").fill(VISA.number);
	const problem = page.getByText("The card service could not be asked, please try again");
	await expect(problem).toBeVisible();
	await page.unroute(/\/payment_methods/);
	await payButton(page).click();
	await expect(problem).toHaveCount(0);
	await expect(page.getByLabel("Installments")).toBeEnabled();
});

test("mistakes are told beside their fields, and nothing is sent", async ({ page, request }) => {
	const [one] = await garments(request, 23);
	if (!one) throw new Error("a garment is needed");
	await returnToPayment(page, one);
	const sent: string[] = [];
	page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
	await payButton(page).click();
	await expect(page.getByText("Type the number on the card")).toBeVisible();
	await expect(page.getByLabel("Card number")).toBeFocused();
	await fillCard(page, "APRO");
	await page.getByLabel("Expiry year").fill("2020");
	await payButton(page).click();
	await expect(page.getByText("This card has expired")).toBeVisible();
	await page.getByLabel("Expiry year").fill("2030");
	await page.getByLabel("Identification number").fill("123");
	await payButton(page).click();
	await expect(page.getByText("A DNI has 7 to 8 digits")).toBeVisible();
	await expectNoAxeFindings(page);
	expect(sent).toEqual([]);
});
