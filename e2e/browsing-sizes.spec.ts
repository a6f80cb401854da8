import { expect, test } from "@playwright/test";
import { expectNoAxeFindingsInBothSchemes } from "./axe.ts";
import { everyProduct, onPhoneAndDesk, open, suitable } from "./browsing.ts";

// axe reads every element several times: on a busy machine that takes long.
test.describe.configure({ timeout: 240_000 });

onPhoneAndDesk((width) => {
	test("whoever asks which size gets one with its reason and chooses it; a guide that cannot be loaded is asked for again", async ({
		page,
		request,
	}) => {
		const measured = suitable(
			await everyProduct(request),
			({ measurements, fit, variants }) =>
				fit === "regular" && measurements?.M?.chest !== undefined && (variants[0]?.Stocks.M ?? 0) > 0,
			"regular garment that is measured around the chest",
		);
		// The size leaves ten centimetres: more than a regular fit asks for, and less than what is worn over others.
		const chest = 2 * (measured.measurements?.M?.chest ?? 0) - 10;
		await open(page, `/products/${measured.id_product}`);
		const code = /\/assets\/[\w-]+\.js/;
		await page.route(code, (route) => route.abort());
		await page.getByRole("button", { name: "Which size?" }).click();
		await expect(page.getByText("The size guide could not be loaded. Please check your connection.")).toBeVisible();
		await page.unroute(code);
		await page.getByRole("button", { name: "Try again" }).click();
		const sheet = page.getByRole("dialog", { name: "Size guide" });
		await sheet.getByLabel("Chest, at its fullest").fill(String(chest));
		const answer = sheet.getByText(/^We would take/);
		await expect(answer).toBeVisible();
		await expectNoAxeFindingsInBothSchemes(page);
		for (const narrow of [320, width]) {
			await page.setViewportSize({ width: narrow, height: 900 });
			const beyond = await sheet.evaluate((shown) => shown.scrollWidth - shown.clientWidth);
			expect(beyond, `at ${narrow} px`).toBeLessThanOrEqual(0);
		}
		const size = /take (\w+)\./.exec((await answer.textContent()) ?? "")?.[1] ?? "";
		await sheet.getByRole("button", { name: `Choose ${size}` }).click();
		await expect(sheet).toBeHidden();
		await expect(page).toHaveURL(new RegExp(`size=${size}`));
		await open(page, `/es/products/${measured.id_product}`);
		await page.getByRole("button", { name: "¿Qué talle?" }).click();
		await expect(page.getByText(`Te recomendamos el talle ${size}.`)).toBeVisible();
	});
});
