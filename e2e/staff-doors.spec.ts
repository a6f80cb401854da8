import { expect, test } from "@playwright/test";
import { listening } from "#server/testing/receivers.ts";
import { alertBox, newPerson } from "./accounts.ts";
import { expectNoAxeFindingsInBothSchemes } from "./axe.ts";
import { onPhoneAndDesk, open } from "./browsing.ts";
import { buyElsewhere, garments } from "./buying.ts";
import { openAsStaff } from "./staff.ts";

/** A name for a program that no other test has used. */
const freshProgram = (what: string) => `${what} ${newPerson().login_name.split(".")[1]}`;

onPhoneAndDesk(() => {
	test("an admin makes a key, sees it once, and takes it back from the program", async ({ page, request }) => {
		const name = freshProgram("Warehouse");
		await openAsStaff(page, "/admindashboard/keys");
		await page.getByRole("button", { name: "Make a key" }).click();
		const form = page.getByRole("dialog", { name: "Make a key" });
		await form.getByRole("button", { name: "Make the key" }).click();
		await expect(form.getByRole("textbox", { name: "Name" })).toHaveAttribute("aria-invalid", "true");
		await expect(form.getByRole("alert")).toBeVisible();
		await expectNoAxeFindingsInBothSchemes(page);
		await form.getByRole("textbox", { name: "Name" }).fill(name);
		await form.getByRole("checkbox", { name: /^Read products and stock/ }).check();
		await form.getByRole("button", { name: "Make the key" }).click();
		const shown = page.getByRole("dialog", { name: `The key “${name}”` });
		const secret = await shown.getByLabel("Key", { exact: true }).inputValue();
		expect(secret).toMatch(/^perchero_/);
		await expectNoAxeFindingsInBothSchemes(page);
		const ask = async () => {
			const answer = await request.get("/api/stock", { headers: { authorization: `Bearer ${secret}` } });
			return answer.status();
		};
		expect(await ask()).toBe(200);
		await shown.getByRole("button", { name: "I have it" }).click();

		await open(page, "/admindashboard/keys");
		const row = page.getByRole("row").filter({ hasText: name });
		await expect(row).toBeVisible();
		expect(await page.content()).not.toContain(secret);
		await expectNoAxeFindingsInBothSchemes(page);
		await row.getByRole("button", { name: `Revoke ${name}` }).click();
		await alertBox(page).getByRole("button", { name: "Revoke" }).click();
		await expect(page.getByText(`${name} is revoked`)).toBeVisible();
		await expect(row.getByRole("button")).toHaveCount(0);
		await expectNoAxeFindingsInBothSchemes(page);
		expect(await ask()).toBe(401);
	});

	test("a receiver hears of an order, signed, and once more when staff send it again", async ({ page, request }) => {
		const name = freshProgram("Books");
		let secret = "";
		const program = await listening(() => secret);
		const heard = (message: string) => program.heard.filter(({ id }) => id === message).length;
		try {
			await openAsStaff(page, "/admindashboard/webhooks");
			await page.getByRole("button", { name: "Add a receiver" }).click();
			const form = page.getByRole("dialog", { name: "Add a receiver" });
			await form.getByLabel("Name").fill(name);
			await form.getByLabel("Address").fill(program.address);
			await form.getByRole("checkbox", { name: "An order is paid" }).check();
			await expectNoAxeFindingsInBothSchemes(page);
			await form.getByRole("button", { name: "Save" }).click();
			const shown = page.getByRole("dialog", { name: `The secret of ${name}` });
			secret = await shown.getByLabel("Secret").inputValue();
			await expectNoAxeFindingsInBothSchemes(page);
			await shown.getByRole("button", { name: "I have it" }).click();

			const [garment] = await garments(request, 22);
			if (!garment) throw new Error("a garment is needed");
			const { orderId } = await buyElsewhere(request, garment, 1);
			const told = () => program.heard.find(({ data }) => data.orderId === orderId);
			await expect.poll(told).toMatchObject({ type: "order.paid" });
			const message = told()?.id ?? "";
			await expectNoAxeFindingsInBothSchemes(page);
			await page.getByRole("link", { name: `Deliveries to ${name}` }).click();
			const delivery = page.getByRole("article", { name: message });
			await expect(delivery).toContainText(`orderId ${orderId}`);
			await expect(delivery).toContainText("Delivered");
			await expectNoAxeFindingsInBothSchemes(page);
			await delivery.getByRole("button", { name: `Send again: ${message}` }).click();
			await expect(page.getByText("It is sent again in a moment")).toBeVisible();
			await expect.poll(() => heard(message)).toBe(2);
			expect(program.unverified).toEqual([]);

			program.answer = { status: 500, body: "out of order" };
			await page.getByRole("link", { name: "All receivers" }).click();
			const receiver = page.getByRole("article", { name });
			await receiver.getByRole("button", { name: `Send a test to ${name}` }).click();
			await expect(page.getByText("The test failed: answered 500")).toBeVisible();
			await receiver.getByRole("link", { name: `Deliveries to ${name}` }).click();
			await page.getByLabel("Show").selectOption("Given up");
			await expect(page.getByRole("article")).toHaveCount(1);
			await expect(page.getByRole("article")).toContainText("Answer: out of order");
			await expectNoAxeFindingsInBothSchemes(page);
		} finally {
			await open(page, "/admindashboard/webhooks");
			await page.getByRole("button", { name: `Delete ${name}` }).click();
			await alertBox(page).getByRole("button", { name: "Delete" }).click();
			await expect(page.getByText(`${name} is deleted`)).toBeVisible();
			await program.close();
		}
	});
});
