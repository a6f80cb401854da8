import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { archive } from "#core/calls/archive.ts";
import { changes } from "#core/calls/changes.ts";
import { productFiles } from "#core/calls/product-files.ts";
import { staffIsHere } from "#web/testing/logged-in.ts";
import { doneImport as done } from "#web/testing/sample-import.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";
import { screen, showScreen } from "#web/testing/show-screen.tsx";
import frame from "../frame/messages.en.ts";
import words from "./messages.en.ts";
import * as moving from "./moving.tsx";

const shop = shopNetwork();
beforeEach(() => {
	staffIsHere(shop);
	shop.answer(archive.find, { archive: null });
});
const show = () => showScreen("/admindashboard/moving", screen("/admindashboard/moving", moving));

const undone = { change: 10, products: 3, keptProducts: 0, kept: [] };

test("an import is taken back after a question", async () => {
	shop.answer(productFiles.listImports, [done]);
	shop.answer(changes.undo, undone);
	await show();
	await page.getByRole("button", { name: /^Take back/ }).click();
	await page.getByRole("alertdialog").getByRole("button", { name: words.undo }).click();
	await expect.poll(() => shop.sent(changes.undo).length).toBe(1);
	expect(shop.sent(changes.undo)[0]?.address.pathname).toBe("/api/changes/9/undo");
});

test("a large import goes back by itself: how far it is is shown, also after a reload, and what stays", async () => {
	shop.answer(productFiles.listImports, [done]);
	shop.answer(changes.undo, { job: done.job }, { status: 202 });
	await show();
	const undoing = { ...done, state: "undoing" as const, done: 100, total: 300, change: null, undoUntil: null };
	shop.answer(productFiles.listImports, [undoing]);
	await page.getByRole("button", { name: /^Take back/ }).click();
	await page.getByRole("alertdialog").getByRole("button", { name: words.undo }).click();
	await expect.element(page.getByText(frame.beingTakenBack)).toBeVisible();
	await expect.element(page.getByRole("progressbar", { name: words.states.undoing })).toHaveAttribute("value", "100");
	const kept = [{ id_product: 4, name: "Scarf", fields: ["sizes" as const] }];
	shop.answer(productFiles.listImports, [{ ...undoing, state: "undone", keptProducts: 1, kept }]);
	await expect.element(page.getByText(/Scarf \(offered in\)/)).toBeVisible();
	await expect.element(page.getByRole("progressbar")).not.toBeInTheDocument();
});

test("what became of an import is asked again when the answer to taking it back is lost", async () => {
	shop.answer(productFiles.listImports, [done]);
	shop.cut(changes.undo);
	await show();
	await page.getByRole("button", { name: /^Take back/ }).click();
	shop.answer(productFiles.listImports, [{ ...done, state: "undone", change: null, undoUntil: null }]);
	await page.getByRole("alertdialog").getByRole("button", { name: words.undo }).click();
	await expect.element(page.getByRole("row", { name: new RegExp(words.states.undone) })).toBeVisible();
});

test("what stays because others changed it is said in words, whichever field it is", async () => {
	shop.answer(productFiles.listImports, [done]);
	const fields = ["price", "companions", "seo", "offer"] as const;
	shop.answer(changes.undo, {
		...undone,
		keptProducts: 1,
		kept: [{ id_product: 4, name: "Scarf", fields: [...fields] }],
	});
	await show();
	await page.getByRole("button", { name: /^Take back/ }).click();
	await page.getByRole("alertdialog").getByRole("button", { name: words.undo }).click();
	await expect.element(page.getByText(/Scarf \(price, goes with it, for search engines, discount\)/)).toBeVisible();
});
