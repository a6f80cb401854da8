import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { notes } from "#core/calls/notes.ts";
import { orderViews } from "#core/calls/order-views.ts";
import { orders } from "#core/calls/orders.ts";
import { papers } from "#core/calls/papers.ts";
import { settings } from "#core/calls/settings.ts";
import type { Note } from "#core/contract/notes.ts";
import unsaved from "#web/forms/unsaved.messages.en.ts";
import { button, field, text } from "#web/testing/controls.ts";
import { staffIsHere } from "#web/testing/logged-in.ts";
import { sampleDetail, sampleOrder } from "#web/testing/sample-order.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";
import { screen, showScreen } from "#web/testing/show-screen.tsx";
import { atEveryWidth } from "#web/testing/widths.ts";
import * as orderScreen from "./order.tsx";
import * as ordersScreen from "./orders.tsx";

const shop = shopNetwork();
const PATH = "/admindashboard/orders";
const openList = (query: string) => showScreen(PATH + query, screen(PATH, ordersScreen));
const openOrder = () => showScreen(`${PATH}/31`, screen(`${PATH}/:id`, orderScreen));
const views = page.getByRole("navigation", { name: "Views" });
const noteList = page.getByRole("region", { name: "Notes" });
const own: Note = {
	id: 1,
	about: "order",
	at: "2026-01-02T10:00:00.000Z",
	by: "eva",
	isOwn: true,
	text: "Wants it wrapped",
};
const others: Note = { ...own, id: 2, about: "client", by: "ana", isOwn: false, text: "Pays late" };
const rosario = {
	streetNumber: "Calle 1 23",
	provinceDepartment: "Santa Fe",
	city: "Rosario",
	zipCode: "2000",
	particularDetails: "",
};
const view = { id: 7, name: "Pick-ups", filters: { delivery: "shop" } };

beforeEach(() => {
	staffIsHere(shop);
	shop.answer(orders.list, [sampleOrder], { headers: { "x-total-count": "1" } });
	shop.answer(settings.current, { delivery: [] } as never);
	shop.answer(orders.detail, sampleDetail);
	shop.answer(papers.ofOrder, []);
	shop.answer(orderViews.list, []);
	shop.answer(notes.ofOrder, [others, own]);
});

atEveryWidth(() => {
	test("what is asked for is saved as a view, and a view is renamed and deleted, with a way back", async () => {
		await openList("?delivery=shop");
		await button("Save this view").click();
		await field("Name").fill(" ");
		await button("Save").click();
		await expect.element(text("Please give it a name")).toBeVisible();
		await field("Name").fill("Pick-ups");
		shop.answer(orderViews.save, [view], { status: 201 });
		shop.answer(orderViews.list, [view]);
		await button("Save").click();
		await expect.element(views.getByRole("link", { name: "Pick-ups" })).toHaveAttribute("aria-current", "true");
		expect(shop.sent(orderViews.save)[0]?.body).toEqual({ name: "Pick-ups", filters: { delivery: "shop" } });
		await button("Rename").click();
		await field("Name").fill("In the shop");
		shop.answer(orderViews.rename, [{ ...view, name: "In the shop" }]);
		await button("Save").click();
		await expect.element(views.getByRole("link", { name: "In the shop" })).toBeVisible();
		shop.answer(orderViews.remove, []);
		await button("Delete view").click();
		await expect.element(views.getByRole("link", { name: "In the shop" })).not.toBeInTheDocument();
		await button("Undo").click();
		await expect.element(views.getByRole("link", { name: "Pick-ups" })).toBeVisible();
	});

	test("notes are read, written about the order or the client, and one's own deleted after a question", async () => {
		await openOrder();
		await expect.element(noteList.getByText("Pays late")).toBeVisible();
		await button("Add note").click();
		await expect.element(noteList.getByText("Please write something")).toBeVisible();
		await field("New note").fill("Called back");
		await field("About").selectOptions("The client, with all their orders");
		shop.answer(notes.addToOrder, [{ ...own, id: 3, about: "client", text: "Called back" }, others, own], {
			status: 201,
		});
		await button("Add note").click();
		await expect.element(noteList.getByText("Called back")).toBeVisible();
		expect(shop.sent(notes.addToOrder)[0]?.body).toEqual({ text: "Called back", about: "client" });
		await expect.element(button("Delete the note “Pays late”")).not.toBeInTheDocument();
		shop.answer(notes.removeFromOrder, [others]);
		await button("Delete the note “Wants it wrapped”").click();
		await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
		await expect.element(noteList.getByText("Wants it wrapped")).not.toBeInTheDocument();
	});

	test("half a note and half an address are there again after the session or the tab ended", async () => {
		shop.answer(orders.detail, { ...sampleDetail, address: rosario });
		await openOrder();
		await field("New note").fill("Rings twice");
		await button("Correct the address").click();
		await field("City").fill("Funes");
		await cleanup();
		await openOrder();
		await expect.element(field("New note")).toHaveValue("Rings twice");
		await button("Correct the address").click();
		await expect.element(field("City")).toHaveValue("Funes");
		await page.getByRole("dialog").getByRole("button", { name: unsaved.discard }).click();
		await expect.element(field("City")).toHaveValue(rosario.city);
	});

	test("an address is corrected while nothing has left, and what is wrong is said beside its field", async () => {
		shop.answer(orders.detail, { ...sampleDetail, address: rosario });
		await openOrder();
		await button("Correct the address").click();
		await field("City").fill("");
		await button("Save and tell the shopper").click();
		await expect.element(field("City")).toHaveAttribute("aria-invalid", "true");
		expect(shop.sent(orders.correctAddress)).toEqual([]);
		await field("City").fill("Funes");
		const address = { ...rosario, city: "Funes" };
		shop.answer(orders.correctAddress, { ...sampleDetail, address });
		shop.answer(orders.detail, { ...sampleDetail, address });
		await button("Save and tell the shopper").click();
		await expect.element(page.getByText(/Funes/)).toBeVisible();
		expect(shop.sent(orders.correctAddress).at(-1)?.body).toMatchObject({ address: { city: "Funes" }, version: 1 });
	});
});

test("where something has left, or one may not, nothing is offered", async () => {
	const shipment = { id: 5, at: own.at, carrier: "Correo", tracking: "", url: "", lines: [] };
	shop.answer(orders.detail, { ...sampleDetail, shipments: [shipment] });
	await openOrder();
	await expect.element(noteList).toBeVisible();
	await expect.element(button("Correct the address")).not.toBeInTheDocument();
});

test("notes and views that cannot be read say so, and the rest of the screen stands", async () => {
	shop.cut(notes.ofOrder);
	await openOrder();
	await expect.element(noteList.getByRole("button", { name: "Try again" })).toBeVisible();
	await expect.element(page.getByRole("heading", { name: "Order 31" })).toBeVisible();
	shop.cut(orderViews.list);
	await openList("");
	await expect.element(page.getByText(/^Your own views could not be read/)).toBeVisible();
	await expect.element(page.getByRole("link", { name: "31" })).toBeVisible();
});
