import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { archive } from "#core/calls/archive.ts";
import { clients } from "#core/calls/clients.ts";
import { orders } from "#core/calls/orders.ts";
import { productFiles } from "#core/calls/product-files.ts";
import { selectors } from "#core/calls/selectors.ts";
import { FILE_BYTES_MAX } from "#core/contract/product-files.ts";
import { limitMessages } from "#core/messages/limits.ts";
import { problemAt } from "#core/rules/file-problems.ts";
import { browserFacts, tellFacts } from "#web/facts/shop-facts.tsx";
import refusals from "#web/refusals/messages.en.ts";
import spanish from "#web/refusals/messages.es.ts";
import { expectAlert } from "#web/testing/alerts.ts";
import { button, field } from "#web/testing/controls.ts";
import { staffIsHere } from "#web/testing/logged-in.ts";
import { doneImport as done, importCounts } from "#web/testing/sample-import.ts";
import { user } from "#web/testing/samples.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";
import { screen, showScreen } from "#web/testing/show-screen.tsx";
import frame from "../frame/messages.en.ts";
import words from "./messages.en.ts";
import * as moving from "./moving.tsx";

const shop = shopNetwork();
const toldChanges = [
	{
		line: 2,
		slug: "coat",
		name: "Coat",
		isNew: false,
		cells: [
			{ column: "price", from: "49.9", to: "59.9" },
			{ column: "stock", of: "Navy M", from: "3", to: "5" },
			{ column: "fit", from: "", to: "slim" },
		],
	},
	{ line: 9, slug: "cape", name: "Cape", isNew: true, cells: [{ column: "price", from: null, to: "80" }] },
];
const result = { job: null, ...importCounts, changes: toldChanges };
const file = new File(["slug,colour,size\n"], "products.csv", { type: "text/csv" });

beforeEach(() => {
	staffIsHere(shop);
	shop.answer(productFiles.listImports, []);
	shop.answer(archive.find, { archive: null });
});
const show = () => showScreen("/admindashboard/moving", screen("/admindashboard/moving", moving));
const choose = () => userEvent.upload(field(words.file), file);

test("choosing a file shows what it would change; importing it asks first", async () => {
	await show();
	await expect.element(page.getByText(words.none)).toBeVisible();
	shop.answer(productFiles.import, result);
	await choose();
	await expect.element(page.getByText(words.summary(2, 1, 5))).toBeVisible();
	const told = page.getByRole("table", { name: words.changes.caption });
	await expect
		.element(
			told.getByRole("row", { name: /Coat coat price: 49\.9 → 59\.9.*stock Navy M: 3 → 5.*fit: nothing → slim/ }),
		)
		.toBeVisible();
	await expect.element(told.getByRole("row", { name: /Cape New cape price: 80/ })).toBeVisible();
	await expect.element(page.getByText(words.changes.more(1))).toBeVisible();
	await button(words.apply).click();
	await page.getByRole("alertdialog").getByRole("button", { name: words.no }).click();
	expect(shop.sent(productFiles.import)).toHaveLength(1);
	shop.answer(productFiles.listImports, [done]);
	await button(words.apply).click();
	await page.getByRole("alertdialog").getByRole("button", { name: words.apply }).click();
	await expect.element(page.getByText(words.applied)).toBeVisible();
	await expect.element(page.getByRole("row", { name: /Imported/ })).toBeVisible();
	expect(shop.sent(productFiles.import)).toHaveLength(2);
});

test("what a large file would change is read from its job once it was looked at", async () => {
	await show();
	shop.answer(productFiles.import, { job: 12 });
	shop.answer(productFiles.importStatus, {
		...done,
		job: 12,
		state: "checked",
		dry: true,
		change: null,
		changes: toldChanges,
	});
	shop.answer(productFiles.listImports, [{ ...done, job: 12, state: "checked", dry: true, change: null }]);
	await choose();
	await expect.element(page.getByRole("row", { name: /Coat coat price: 49\.9 → 59\.9/ })).toBeVisible();
	expect(shop.sent(productFiles.importStatus)[0]?.address.pathname).toBe("/api/products/imports/12");
});

test("how much of a file has left is shown while it is sent", async () => {
	await show();
	shop.answer(productFiles.import, result);
	const letGo = shop.hold(productFiles.import);
	await choose();
	await expect.element(page.getByRole("progressbar", { name: words.sending })).toHaveAttribute("value", "50");
	letGo();
	await expect.element(page.getByText(words.summary(2, 1, 5))).toBeVisible();
	await expect.element(page.getByRole("progressbar")).not.toBeInTheDocument();
});

test("a file that does not reach the shop says what to do", async () => {
	await show();
	shop.cut(productFiles.import);
	await choose();
	await expectAlert({ title: frame.refused, text: words.failed });
});

test("what is wrong with a file is told by line and column, and nothing can be imported", async () => {
	await show();
	shop.answer(productFiles.import, {
		...result,
		errors: [problemAt({ line: 5, column: "price" }, "price_form")],
	});
	await choose();
	await expect.element(page.getByRole("row", { name: "5 price This must be a price like 49.90" })).toBeVisible();
	expect(page.getByRole("button", { name: words.apply, exact: true }).elements()).toEqual([]);
});

test("why a file is refused is said in the language of the page", async () => {
	const said = vi.spyOn(refusals, "said").mockImplementation(spanish.said);
	onTestFinished(() => said.mockRestore());
	await show();
	const message = limitMessages.fileTooLarge(FILE_BYTES_MAX / (1024 * 1024));
	shop.refuse(productFiles.import, "too_large", { message });
	await choose();
	await expectAlert({ title: frame.refused, text: "Este archivo pesa más de 64 MB" });
});

test("a file from Shopify asks where its new products go, and is looked at again with the answer", async () => {
	shop.answer(selectors.categories, {
		women: [
			{ id_category: 1, name: "Women" },
			{ id_category: 3, name: "Dresses" },
			{ id_category: 4, name: "Coats" },
		],
		men: [{ id_category: 2, name: "Men" }],
	});
	const hiddenTwin = { id_category: 9, name: "Coats", parent: 2, hidden: true, products: 1 };
	shop.answer(selectors.shelves, { categories: [hiddenTwin], collections: [] });
	shop.answer(selectors.collections, [{ id_collection: 1, name: "Summer" }]);
	shop.answer(productFiles.import, {
		...result,
		errors: [problemAt({ line: 2, column: "category" }, "category_unknown")],
	});
	await show();
	await userEvent.upload(field(words.file), new File(['\uFEFF"Handle","Title"\nx,y\n'], "products_export.csv"));
	await expect.element(page.getByRole("row", { name: /^2 category/ })).toBeVisible();
	shop.answer(productFiles.import, result);
	await expect.element(page.getByRole("option", { name: "Women: Coats" })).toHaveValue("4");
	await expect.element(page.getByRole("option", { name: "Men: Coats (hidden)" })).toHaveValue("9");
	await userEvent.selectOptions(field(words.category), "Dresses");
	await expect.element(button(words.apply)).toBeVisible();
	await button(words.apply).click();
	await page.getByRole("alertdialog").getByRole("button", { name: words.apply }).click();
	await expect.poll(() => shop.sent(productFiles.import).length).toBe(3);
	const asked = shop.sent(productFiles.import).map(({ address }) => address.search);
	expect(asked).toEqual(["?dry=1", "?dry=1&category=Dresses", "?dry=0&category=Dresses"]);
});

test("a file from Shopify can be taken without the pictures the shop lacks, which are counted", async () => {
	shop.answer(selectors.categories, { women: [], men: [] });
	shop.answer(selectors.shelves, { categories: [], collections: [] });
	shop.answer(selectors.collections, []);
	shop.answer(productFiles.import, {
		...result,
		errors: [problemAt({ line: 2, column: "pictures" }, "picture_unknown", "front.jpg")],
	});
	await show();
	await userEvent.upload(field(words.file), new File(['"Handle","Title"\nx,y\n'], "products_export.csv"));
	await expect.element(page.getByRole("row", { name: /^2 pictures/ })).toBeVisible();
	shop.answer(productFiles.import, { ...result, picturesLeftOut: 3 });
	await page.getByRole("checkbox", { name: words.withoutPictures }).click();
	await expect.element(page.getByText(words.leftOut(3))).toBeVisible();
	const asked = shop.sent(productFiles.import).map(({ address }) => address.search);
	expect(asked).toEqual(["?dry=1", "?dry=1&pictures=known"]);
});

test("an archive of pictures is sent at once, and those left out are told", async () => {
	await show();
	shop.answer(productFiles.importPictures, { job: 8 });
	const errors = [
		problemAt({ line: 3, column: "notes.txt" }, "not_a_picture"),
		problemAt({ line: 9, column: "torn.png" }, "picture_damaged"),
	];
	const kept = { ...done, job: 8, kind: "pictures" as const, created: 40, change: null, undoUntil: null, errors };
	shop.answer(productFiles.listImports, [kept]);
	await userEvent.upload(field(words.file), new File(["PK"], "Pictures.ZIP", { type: "application/zip" }));
	await expect.element(page.getByText(words.begun)).toBeVisible();
	await expect.element(page.getByText(words.pictures(40, 2))).toBeVisible();
	await expect.element(page.getByText(/^notes.txt: This is not a picture/)).toBeVisible();
	await expect.element(page.getByRole("button", { name: /^Save the errors/ })).toBeVisible();
	expect(shop.sent(productFiles.import)).toEqual([]);
});

test("an import that goes on is seen again when the page is opened", async () => {
	shop.answer(productFiles.listImports, [{ ...done, state: "applying", done: 1, change: null, undoUntil: null }]);
	await show();
	await expect.element(page.getByRole("progressbar", { name: words.states.applying })).toHaveAttribute("value", "1");
	shop.answer(productFiles.listImports, [done]);
	await expect.element(page.getByRole("row", { name: /Imported/ })).toBeVisible();
	await expect.element(page.getByRole("progressbar")).not.toBeInTheDocument();
});

test("imports are told by the shop's clock, and the zone is named", async () => {
	shop.answer(productFiles.listImports, [done]);
	const letGo = shop.hold(productFiles.listImports);
	await show();
	tellFacts({ ...browserFacts(), timeZone: "Asia/Tokyo" });
	letGo();
	await expect.element(page.getByText(/^Jan 1, 2026, 7:00\sPM$/)).toBeVisible();
	await expect.element(page.getByRole("button", { name: /^Take back: Jan 1, 2026, 7:00\sPM$/ })).toBeVisible();
	await expect.element(page.getByText("Times are by the shop’s clock (Asia/Tokyo)")).toBeVisible();
});

test("orders are taken along by who may export them", async () => {
	await show();
	shop.answer(orders.export, "");
	await button(words.ordersButton).click();
	await expect.poll(() => shop.sent(orders.export)).toHaveLength(1);
});

test("admins take the clients along; nobody else is offered them", async () => {
	await show();
	shop.answer(clients.export, "");
	await button(words.clientsButton).click();
	await expect.poll(() => shop.sent(clients.export)).toHaveLength(1);
	staffIsHere(shop, { ...user, rol: "employee" });
	await expect.element(button(words.clientsButton)).not.toBeInTheDocument();
	await expect.element(button(words.exportButton)).toBeVisible();
});
