import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { archive } from "#core/calls/archive.ts";
import { productFiles } from "#core/calls/product-files.ts";
import type { ArchiveStatus } from "#core/contract/archive.ts";
import { browserFacts, tellFacts } from "#web/facts/shop-facts.tsx";
import { button } from "#web/testing/controls.ts";
import { staffIsHere } from "#web/testing/logged-in.ts";
import { user } from "#web/testing/samples.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";
import { screen, showScreen } from "#web/testing/show-screen.tsx";
import frame from "../frame/messages.en.ts";
import words from "./messages.en.ts";
import * as moving from "./moving.tsx";

const { whole } = words;
const shop = shopNetwork();
const writing: ArchiveStatus = {
	id: 3,
	state: "writing",
	done: 40,
	total: 100,
	bytes: 0,
	problem: null,
	by: "admin",
	at: "2026-01-01T10:00:00.000Z",
	until: null,
};
const done: ArchiveStatus = { ...writing, state: "done", bytes: 5_452_595, until: "2026-01-02T10:00:00.000Z" };

beforeEach(() => {
	staffIsHere(shop);
	shop.answer(productFiles.listImports, []);
	shop.answer(archive.find, { archive: null });
});
const show = () => showScreen("/admindashboard/moving", screen("/admindashboard/moving", moving));
const answer = (label: string) => page.getByRole("alertdialog").getByRole("button", { name: label }).click();

test("an admin has the shop made into a file, sees how far it is, also after a reload, and downloads it", async () => {
	await show();
	await expect.element(page.getByText(whole.leavesOut)).toBeVisible();
	await expect.element(page.getByText("npm run archive -- open shop.zip")).toBeVisible();
	shop.answer(archive.make, { ...writing, state: "waiting", done: 0, total: 0 });
	shop.answer(archive.find, { archive: writing });
	await button(whole.make).click();
	const progress = page.getByRole("progressbar", { name: whole.states.writing });
	await expect.element(progress).toHaveAttribute("value", "40");
	shop.answer(archive.find, { archive: done });
	await expect.element(page.getByText(/^The shop as of Jan 1, 2026.*: 5.2 MB/)).toBeVisible();
	await expect.element(progress).not.toBeInTheDocument();
	shop.answer(archive.download, "");
	await button(whole.download).click();
	await expect
		.poll(() => shop.sent(archive.download).map(({ address }) => address.pathname))
		.toEqual(["/api/archive/3/file"]);
});

test("when it was made, and how long it is kept, is told by the shop's clock", async () => {
	shop.answer(archive.find, { archive: done });
	const letGo = shop.hold(archive.find);
	await show();
	tellFacts({ ...browserFacts(), timeZone: "Asia/Tokyo" });
	letGo();
	await expect.element(page.getByText(/^The shop as of Jan 1, 2026, 7:00\sPM/)).toBeVisible();
	await expect.element(page.getByText(/Jan 2, 2026, 7:00\sPM/)).toBeVisible();
});

test("one that is being made is stopped, and a finished one deleted, after a question", async () => {
	shop.answer(archive.find, { archive: writing });
	await show();
	await button(whole.stop).click();
	await answer(whole.stopAsk.no);
	expect(shop.sent(archive.remove)).toHaveLength(0);
	shop.answer(archive.remove, { archive: null });
	shop.answer(archive.find, { archive: done });
	await button(whole.stop).click();
	await answer(whole.stopAsk.yes);
	await expect.element(button(whole.remove)).toBeVisible();
	shop.answer(archive.find, { archive: null });
	await button(whole.remove).click();
	await answer(whole.removeAsk.yes);
	await expect.element(button(whole.make)).toBeVisible();
	expect(shop.sent(archive.remove)).toHaveLength(2);
});

test.each(["too_large", "no_pictures", "interrupted"] as const)("a failure (%s) says what to do", async (problem) => {
	shop.answer(archive.find, { archive: { ...writing, state: "failed", problem } });
	await show();
	await expect.element(page.getByRole("alert")).toHaveTextContent(whole.problems[problem]);
	shop.answer(archive.make, writing);
	shop.answer(archive.find, { archive: writing });
	await button(whole.again).click();
	await expect.element(page.getByRole("progressbar")).toBeVisible();
});

test("what the shop refuses is said, and the button is there again", async () => {
	await show();
	shop.refuse(archive.make, "unavailable");
	await button(whole.make).click();
	await expect.element(page.getByText(frame.refused)).toBeVisible();
	await expect.element(button(whole.make)).not.toHaveAttribute("aria-busy");
});

test("nobody but admins is offered it, or asks for it", async () => {
	staffIsHere(shop, { ...user, rol: "employee" });
	await show();
	await expect.element(page.getByText(words.none)).toBeVisible();
	await expect.element(page.getByText(whole.title)).not.toBeInTheDocument();
	expect(shop.sent(archive.find)).toHaveLength(0);
});
