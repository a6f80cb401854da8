import { expect, test } from "@playwright/test";
import type { Settings } from "#core/contract/settings.ts";
import { expectNoAxeFindings } from "./axe.ts";
import { changeSettings, openAsStaff } from "./staff.ts";

let before: Settings["texts"];
// As in a new shop: the demo shop's texts are written.
test.beforeEach(({ request }) =>
	changeSettings(request, ({ texts }) => {
		before = texts;
		return { texts: {} };
	}),
);
test.afterEach(({ request }) => changeSettings(request, () => ({ texts: before })));

test("terms written in two languages are read at both addresses at once, and are no sample any more", async ({
	page,
	request,
}) => {
	const read = async (address: string) => (await request.get(address)).text();
	expect(await read("/terms")).toContain("Who sells");
	expect(await read("/es/terms")).toContain("Quién vende");
	await openAsStaff(page, "/admindashboard/settings/texts");
	const preview = page.getByRole("region", { name: "Preview: Terms, English" });
	await expect(preview.getByRole("heading", { name: "Who sells" })).toBeVisible();
	await page
		.getByRole("textbox", { name: "Terms, English" })
		.fill("# House rules\n\nOf {{name}}: <b>be</b> [kind](/returns).");
	await page.getByRole("textbox", { name: "Terms, Español" }).fill("# Reglas de la casa");
	await expect(preview.getByRole("heading", { name: "House rules" })).toBeVisible();
	await expectNoAxeFindings(page);
	await page.getByRole("button", { name: "Save texts" }).click();
	await expect(page.getByText("Saved, it counts from now on")).toBeVisible();
	await expect(page.getByText("Your text", { exact: true }).filter({ visible: true })).toHaveCount(2);

	const [english, spanish] = [await read("/terms"), await read("/es/terms")];
	expect(english).toContain("Of Perchero: &lt;b&gt;be&lt;/b&gt; ");
	expect(english).toContain("<title>House rules · Perchero</title>");
	expect(english).not.toContain("Who sells");
	expect(spanish).toContain("Reglas de la casa</h1>");
	expect(spanish).not.toContain("House rules");
});
