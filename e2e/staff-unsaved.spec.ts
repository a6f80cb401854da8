import { expect, test } from "@playwright/test";
import { submitLogIn } from "./accounts.ts";
import { garments } from "./buying.ts";
import { queryDatabase } from "./database.ts";
import { invitedStaff, openAsStaff } from "./staff.ts";

test("a product form outlives a session that ends in the middle and a closed tab", async ({ page, request }) => {
	const [garment] = await garments(request, 42);
	const address = `/updateProducto/${garment?.product.id_product}`;
	const me = await invitedStaff(request);
	await openAsStaff(page, address, me);
	await page.getByLabel("Brand").fill("Half typed");
	await queryDatabase("delete from session where staff_id = $1", [me.id_user]);
	await page.getByRole("button", { name: "Save changes" }).click();
	await expect(page).toHaveURL(/\/loginadmin\?next=update-\d+$/);
	await submitLogIn(page, me);
	await expect(page).toHaveURL(address);
	await expect(page.getByText("You had not saved this.")).toBeVisible();
	await expect(page.getByLabel("Brand")).toHaveValue("Half typed");
	await page.getByRole("button", { name: "Keep on" }).click();
	await page.getByLabel("Brand").fill("Typed on");
	await page.close({ runBeforeUnload: false });

	const later = await page.context().newPage();
	await later.goto(address);
	await expect(later.getByText("You had not saved this.")).toBeVisible();
	await expect(later.getByLabel("Brand")).toHaveValue("Typed on");
	await later.getByRole("button", { name: "Discard" }).click();
	await expect(later.getByLabel("Brand")).toHaveValue(`${garment?.product.brand}`);
	await later.reload();
	await expect(later.getByLabel("Brand")).toHaveValue(`${garment?.product.brand}`);
	await expect(later.getByText("You had not saved this.")).toBeHidden();
});
