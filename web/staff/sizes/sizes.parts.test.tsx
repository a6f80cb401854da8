import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { sizeSystems } from "#core/calls/size-systems.ts";
import { sizeSystemMessages } from "#core/messages/size-systems.ts";
import { button, field } from "#web/testing/controls.ts";
import { staffIsHere } from "#web/testing/logged-in.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";
import { screen, showScreen } from "#web/testing/show-screen.tsx";
import * as sizesScreen from "./sizes.tsx";

const shop = shopNetwork();
const letters = { id: "letters", name: "Letters", sizes: ["S", "M", "L", "XL"], hidden: false, inUse: true };
const rings = { id: "rings", name: "Rings", sizes: ["12", "14"], hidden: false, inUse: false };
const row = (name: RegExp) => page.getByRole("row", { name });

beforeEach(() => {
	staffIsHere(shop);
	shop.answer(sizeSystems.list, [letters, rings]);
});
const show = () => showScreen("/admindashboard/sizes", screen("/admindashboard/sizes", sizesScreen));

test("new sizes are checked, sent in order, and a refusal stands beside its field", async () => {
	await show();
	await button("Add sizes").click();
	await field("Name").fill("Rings");
	await field("Sizes, in order").fill("12, 12");
	await button("Save").click();
	await expect.element(page.getByText(sizeSystemMessages.sizesUnique)).toBeVisible();
	await field("Sizes, in order").fill(" 16,14 , 12,");
	shop.refuse(sizeSystems.add, "in_use", {
		message: sizeSystemMessages.nameInUse,
		fields: { name: sizeSystemMessages.nameInUse },
	});
	await button("Save").click();
	await expect.element(page.getByText(sizeSystemMessages.nameInUse)).toBeVisible();
	shop.answer(sizeSystems.add, { ...rings, name: "Finger rings" }, { status: 201 });
	await field("Name").fill("Finger rings");
	await button("Save").click();
	await expect.element(page.getByText("Finger rings can be chosen for products now")).toBeVisible();
	expect(shop.sent(sizeSystems.add).at(-1)?.body).toEqual({ name: "Finger rings", sizes: ["16", "14", "12"] });
	await expect.poll(() => shop.sent(sizeSystems.list)).toHaveLength(2);
});

test("the letters can be renamed and hidden, and nothing else", async () => {
	await show();
	await expect.element(row(/^Letters/).getByRole("button", { name: "Delete Letters" })).not.toBeInTheDocument();
	shop.answer(sizeSystems.change, { ...letters, hidden: true });
	await button("Hide Letters").click();
	await expect.element(page.getByText("Letters is hidden")).toBeVisible();
	expect(shop.sent(sizeSystems.change)[0]?.body).toEqual({ hidden: true });
	await button("Change Letters").click();
	await expect.element(field("Sizes, in order")).toHaveAttribute("readonly");
});

test("a size that products offer cannot go, and the form says so", async () => {
	await show();
	await button("Change Rings").click();
	await field("Sizes, in order").fill("14");
	shop.refuse(sizeSystems.change, "in_use", { message: sizeSystemMessages.sizeInUse("12") });
	await button("Save").click();
	await expect.element(page.getByText(sizeSystemMessages.sizeInUse("12"))).toBeVisible();
});

test("deleting asks first; a refusal is told and the list is read again", async () => {
	await show();
	await button("Delete Rings").click();
	await button("Keep").click();
	expect(shop.sent(sizeSystems.remove)).toEqual([]);
	shop.refuse(sizeSystems.remove, "in_use", { message: sizeSystemMessages.inUse });
	await button("Delete Rings").click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
	await expect.element(page.getByText(sizeSystemMessages.inUse)).toBeVisible();
	await expect.poll(() => shop.sent(sizeSystems.list)).toHaveLength(2);
});
