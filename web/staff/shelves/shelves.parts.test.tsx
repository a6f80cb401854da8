import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { selectors } from "#core/calls/selectors.ts";
import { UPLOAD_BYTES_MAX } from "#core/contract/images.ts";
import { refusalMessages } from "#core/messages/refusals.ts";
import { browserFacts, tellFacts } from "#web/facts/shop-facts.tsx";
import { button } from "#web/testing/controls.ts";
import { staffIsHere } from "#web/testing/logged-in.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";
import { screen, showScreen } from "#web/testing/show-screen.tsx";
import * as shelvesScreen from "./shelves.tsx";

const shop = shopNetwork();
const kept = { hidden: false, products: 0 };
const women = { id_category: 1, name: "Women", parent: null, ...kept };
const men = { id_category: 2, name: "Men", parent: null, ...kept };
const coats = { id_category: 3, name: "Coats", parent: 1, ...kept, products: 4 };
const skirts = { id_category: 5, name: "Skirts", parent: 1, ...kept };
const summer = { id_collection: 1, name: "Summer", ...kept };
const sea = { id_collection: 5, name: "Sea", translations: { es: { name: "Mar" } }, ...kept };
const field = (label: string) => page.getByRole("textbox", { name: label, exact: true });
const names = (group: string) =>
	page
		.getByRole("table", { name: group })
		.getByRole("rowheader")
		.elements()
		.map((head) => head.textContent?.replace(/\d+ products?$/, ""));
const tell = (...categories: (typeof coats)[]) =>
	shop.answer(selectors.shelves, { categories: [women, men, ...categories], collections: [summer, sea] });

beforeEach(() => {
	staffIsHere(shop);
	tell(coats, skirts);
});
const show = async () => {
	await showScreen("/admindashboard/categories", screen("/admindashboard/categories", shelvesScreen));
	tellFacts({ ...browserFacts(), languages: ["en", "es"] });
	await expect.element(page.getByRole("table", { name: "Collections" })).toBeVisible();
};

test("a category is added below Women, with its name in the other language", async () => {
	await show();
	await button("Add category to Women").click();
	await button("Save").click();
	await expect.element(page.getByText("Give it a name")).toBeVisible();
	await field("Name").fill(" Capes ");
	await field("Name in Español").fill("Capas");
	shop.refuse(selectors.addCategory, "in_use", {
		message: refusalMessages.categoryName,
		fields: { name: refusalMessages.categoryName },
	});
	await button("Save").click();
	await expect.element(page.getByText(refusalMessages.categoryName)).toBeVisible();
	shop.answer(selectors.addCategory, { id_category: 6, name: "Capes", parent: 1 }, { status: 201 });
	await button("Save").click();
	await expect.element(page.getByText("Capes can be chosen for products now")).toBeVisible();
	expect(shop.sent(selectors.addCategory).at(-1)?.body).toEqual({
		name: "Capes",
		translations: { es: { name: "Capas" } },
		parent: 1,
	});
});

test("a collection is renamed, and a season only translated", async () => {
	await show();
	await button("Change Sea").click();
	await expect.element(field("Name in Español")).toHaveValue("Mar");
	await field("Name").fill("Ocean");
	await field("Name in Español").fill("");
	shop.answer(selectors.changeCollection, { ...sea, name: "Ocean" });
	await button("Save").click();
	await expect.element(page.getByText("Ocean is saved")).toBeVisible();
	expect(shop.sent(selectors.changeCollection)[0]?.body).toEqual({ name: "Ocean", translations: null });
	await button("Change Sea").click();
	await field("Name in Español").fill("Océano");
	await button("Save").click();
	await expect
		.poll(() => shop.sent(selectors.changeCollection)[1]?.body)
		.toEqual({ translations: { es: { name: "Océano" } } });
	await button("Change Summer").click();
	await expect.element(field("Name")).toHaveAttribute("readonly");
	await expect.element(page.getByText(refusalMessages.seasonsStay)).toBeVisible();
	for (const name of ["Hide Summer", "Delete Summer", "Hide Women", "Move Women up"])
		await expect.element(page.getByRole("button", { name })).not.toBeInTheDocument();
});

test("the order is changed by keys alone, and the focus goes with it", async () => {
	await show();
	expect(names("Women")).toEqual(["Women", "Coats", "Skirts"]);
	await expect.element(button("Move Coats up")).toBeDisabled();
	const down = button("Move Coats down");
	(down.element() as HTMLElement).focus();
	shop.answer(selectors.changeCategory, coats);
	tell(skirts, coats);
	await userEvent.keyboard("{Enter}");
	await expect.poll(() => names("Women")).toEqual(["Women", "Skirts", "Coats"]);
	expect(shop.sent(selectors.changeCategory)[0]?.body).toEqual({ place: 1 });
	await expect.element(page.getByText("Coats is number 2 of 2 now")).toBeInTheDocument();
	await expect.element(button("Move Coats up")).toHaveFocus();
});

test("what has products is hidden and not deleted; deleting asks first", async () => {
	await show();
	await expect
		.element(page.getByRole("link", { name: "4 products" }))
		.toHaveAttribute("href", "/admindashboard/products?category=3");
	await expect.element(page.getByRole("button", { name: "Delete Coats" })).not.toBeInTheDocument();
	shop.answer(selectors.changeCategory, { ...coats, hidden: true });
	tell({ ...coats, hidden: true }, skirts);
	await button("Hide Coats").click();
	await expect.element(page.getByText("Coats is hidden")).toBeVisible();
	await expect.element(button("Show Coats")).toBeVisible();
	await button("Delete Skirts").click();
	await button("Keep").click();
	expect(shop.sent(selectors.removeCategory)).toEqual([]);
	shop.refuse(selectors.removeCategory, "in_use", { message: refusalMessages.categoryInUse });
	await button("Delete Skirts").click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
	await expect.element(page.getByText(refusalMessages.categoryInUse)).toBeVisible();
});

test("a picture is shown beside its name; taken away, it is brought back by the toast", async () => {
	const picture = `/images/${"b".repeat(32)}.webp`;
	shop.answer(selectors.shelves, { categories: [women, men], collections: [{ ...sea, picture }] });
	await show();
	await expect.poll(() => document.querySelector("tbody img")?.getAttribute("src")).toContain("b".repeat(32));
	await button("Change Sea").click();
	await expect.element(page.getByAltText("The chosen picture")).toHaveAttribute("src", picture);
	await button("Remove picture").click();
	await expect.element(page.getByText("None: shoppers see the clothes alone.")).toBeVisible();
	shop.answer(selectors.changeCollection, sea);
	shop.answer(selectors.shelves, { categories: [women, men], collections: [sea] });
	await button("Save").click();
	await expect.element(page.getByText("Sea is saved")).toBeVisible();
	await button("Undo").click();
	await expect.element(page.getByText("Undone")).toBeVisible();
	expect(shop.sent(selectors.changeCollection).map(({ body }) => body)).toEqual([{ picture: null }, { picture }]);
});

test("a picture somebody else has chosen meanwhile stays when one's own change is taken back", async () => {
	const [picture, newer] = ["b", "c"].map((letter) => `/images/${letter.repeat(32)}.webp`);
	shop.answer(selectors.shelves, { categories: [women, men], collections: [{ ...sea, picture }] });
	await show();
	await button("Change Sea").click();
	await button("Remove picture").click();
	shop.answer(selectors.changeCollection, sea);
	shop.answer(selectors.shelves, { categories: [women, men], collections: [{ ...sea, picture: newer }] });
	await button("Save").click();
	await button("Undo").click();
	await expect.element(page.getByText(/Changed by others since, so it stays: Sea/)).toBeVisible();
	expect(shop.sent(selectors.changeCollection).map(({ body }) => body)).toEqual([{ picture: null }]);
});

test("a picture that is too large is refused beside its field, for Women as well", async () => {
	await show();
	await button("Change Women").click();
	const file = new File([new Uint8Array(UPLOAD_BYTES_MAX + 1)], "beach.jpg", { type: "image/jpeg" });
	await userEvent.upload(page.getByLabelText("Picture"), file);
	await expect.element(page.getByText(refusalMessages.pictureTooLarge)).toBeVisible();
});
