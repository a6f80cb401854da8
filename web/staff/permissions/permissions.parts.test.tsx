import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { settings } from "#core/calls/settings.ts";
import { settingList, settingNames, type VersionedSettings, settings as withSchemas } from "#core/contract/settings.ts";
import { staffMessages } from "#core/messages/staff.ts";
import { staffIsHere } from "#web/testing/logged-in.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";
import { screen, showScreen } from "#web/testing/show-screen.tsx";
import * as permissionsScreen from "./permissions.tsx";

const shop = shopNetwork();
let now: VersionedSettings;

const refunds = page.getByRole("switch", { name: "Employees may give payments back" });
const exports = page.getByRole("switch", { name: "Employees may save orders as a file" });
/** Of the newest toast. */
const undo = page.getByRole("button", { name: "Undo" }).last();
const rightsSent = () =>
	shop.sent(settings.change).map(({ body }) => (body as VersionedSettings).staff.permissions.rights["orders.refund"]);

beforeEach(async () => {
	staffIsHere(shop);
	const first = Object.fromEntries(settingNames.map((name) => [name, settingList[name].initial]));
	now = withSchemas.all.reply.parse({ version: 1, ...first });
	shop.answer(settings.all, () => now);
	shop.answer(settings.change, ({ body }) => {
		now = { ...now, ...(body as VersionedSettings), version: now.version + 1 };
		return now;
	});
	await showScreen("/admindashboard/permissions", screen("/admindashboard/permissions", permissionsScreen));
});

test("a switch is saved at once, and undone by the toast", async () => {
	await expect.element(refunds).toBeChecked();
	await refunds.click();
	await expect.element(refunds).not.toBeChecked();
	await undo.click();
	await expect.element(refunds).toBeChecked();
	await expect.element(page.getByText("Undone")).toBeVisible();
	expect(rightsSent()).toEqual([false, true]);
});

test("two pressed in a row are saved one on top of the other", async () => {
	await expect.element(refunds).toBeChecked();
	const letGo = shop.hold(settings.change);
	await refunds.click();
	await exports.click();
	await expect.element(exports).not.toBeChecked();
	expect(shop.sent(settings.change)).toHaveLength(1);
	letGo();
	await expect.poll(() => now.version).toBe(3);
	expect(now.staff.permissions.rights).toMatchObject({ "orders.refund": false, "orders.export": false });
});

test("what could not be saved goes back to how it was", async () => {
	await expect.element(refunds).toBeChecked();
	shop.refuse(settings.change, "version_conflict", { message: "Changed by somebody else meanwhile" });
	await refunds.click();
	await expect.element(page.getByText("Changed by somebody else meanwhile")).toBeVisible();
	await expect.element(refunds).toBeChecked();
});

test("limits are checked before they are sent, and undone by the toast", async () => {
	const percent = page.getByLabelText("Largest discount in percent");
	const save = page.getByRole("button", { name: "Save limits" });
	await percent.fill("100");
	await save.click();
	await expect.element(page.getByText("A whole number from 0 to 99")).toBeVisible();
	expect(shop.sent(settings.change)).toEqual([]);
	await percent.fill("30");
	await save.click();
	await expect.poll(() => now.staff.permissions.largestDiscount).toBe(30);
	await undo.click();
	await expect.poll(() => now.staff.permissions.largestDiscount).toBe(99);
	await expect.element(percent).toHaveValue(99);
});

test("an amount is understood as people write it, and refused where it can be read in two ways", async () => {
	const smallest = page.getByLabelText("Smallest price");
	const save = page.getByRole("button", { name: "Save limits" });
	await smallest.fill("1,500");
	await save.click();
	await expect.element(smallest).toHaveAttribute("aria-invalid", "true");
	expect(shop.sent(settings.change)).toEqual([]);
	await smallest.fill("1500,50");
	await save.click();
	await expect.poll(() => now.staff.permissions.smallestPrice).toBe(1500.5);
	await expect.element(smallest).toHaveValue("1500.50");
});

test("a second factor is asked of all staff after a question; who has none is told to set one up first", async () => {
	const rule = page.getByRole("switch", { name: "All staff need a second factor" });
	const answer = (name: string) => page.getByRole("alertdialog").getByRole("button", { name });
	await rule.click();
	await answer("Not yet").click();
	expect(shop.sent(settings.change)).toEqual([]);
	await rule.click();
	await answer("Ask for it").click();
	await expect.element(rule).toBeChecked();
	expect(now.staff.secondFactor).toBe("required");
	await rule.click();
	shop.refuse(settings.change, "conflict", { message: staffMessages.ownFactorFirst });
	await answer("Password alone").click();
	await expect.element(page.getByText(staffMessages.ownFactorFirst)).toBeVisible();
	await expect.element(rule).toBeChecked();
});

test("the sum above which refunds are confirmed is typed, saved and undone", async () => {
	const limit = page.getByLabelText("Staff confirm who they are above");
	await expect.element(limit).toHaveValue("100000");
	await limit.fill("a lot");
	await page.getByRole("button", { name: "Save refund limit" }).click();
	await expect.element(page.getByText("Give an amount, with at most two decimals")).toBeVisible();
	await limit.fill("500,5");
	await page.getByRole("button", { name: "Save refund limit" }).click();
	await expect.poll(() => now.staff.stepUpRefund).toBe(500.5);
	await undo.click();
	await expect.poll(() => now.staff.stepUpRefund).toBe(100_000);
	await expect.element(limit).toHaveValue("100000");
});
