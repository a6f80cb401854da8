import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { statistics } from "#core/calls/statistics.ts";
import type { Figures } from "#core/contract/figures.ts";
import { button } from "#web/testing/controls.ts";
import { staffIsHere } from "#web/testing/logged-in.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";
import { screen, showScreen } from "#web/testing/show-screen.tsx";
import * as figuresScreen from "./figures.tsx";

const shop = shopNetwork();
const show = (query = "") =>
	showScreen(`/admindashboard/figures${query}`, screen("/admindashboard/figures", figuresScreen));

const none = { revenue: 0, orders: 0, units: 0, newClients: 0, cameBack: 0, unknown: 0 };
const empty: Figures = {
	from: "2026-05-01",
	to: "2026-05-02",
	by: "day",
	compared: null,
	totals: { ...none, average: 0 },
	totalsBefore: null,
	steps: ["2026-05-01", "2026-05-02"].map((day) => ({ day, ...none, before: null })),
	funnel: (["visit", "product", "cart", "checkout", "paid"] as const).map((step) => ({ step, count: 0, before: null })),
	sellers: [],
	slow: [],
	returns: [],
	returnReasons: [],
	missed: [],
	searches: [],
};
const one = { ...none, revenue: 50, orders: 1, units: 2, newClients: 1 };
const full: Figures = {
	...empty,
	compared: { from: "2026-04-29", to: "2026-04-30" },
	totals: { ...one, average: 50 },
	totalsBefore: { ...one, revenue: 40, average: 40 },
	steps: [
		{ day: "2026-05-01", ...one, before: { day: "2026-04-29", ...one, revenue: 40 } },
		{ day: "2026-05-02", ...none, before: { day: "2026-04-30", ...none } },
	],
	funnel: empty.funnel.map((step, place) => ({ ...step, count: 5 - place, before: 1 })),
	sellers: [{ id_product: 7, name: "Linen shirt", units: 2, revenue: 50, before: 0 }],
	slow: [{ id_product: 8, name: "Wool cap", units: 0, left: 9, since: "2026-01-02", before: 0 }],
	returns: [{ id_product: 7, name: "Linen shirt", reason: "too_small", units: 1, before: 0 }],
	returnReasons: [{ reason: "too_small", units: 1, before: 0 }],
	missed: [{ id_product: 7, name: "Linen shirt", ColorName: "Blanco", size: "XL", looks: 3, alerts: 1, before: 0 }],
	searches: [{ words: "chomba", times: 4, before: 2 }],
};

beforeEach(() => staffIsHere(shop));

test("a shop without a sale draws its zeros at the bottom and says in words that there is nothing", async () => {
	shop.answer(statistics.figures, empty);
	await show();
	const chart = page.getByRole("img", { name: "Revenue by day. All zero" });
	await expect.element(chart).toBeVisible();
	const columns = chart.element().querySelectorAll("rect");
	expect([...columns].map((column) => [column.getAttribute("y"), column.getAttribute("height")])).toEqual([
		["100", "0"],
		["100", "0"],
	]);
	await expect.element(page.getByText("Nothing was sold in these days.")).toBeVisible();
	await expect.element(page.getByText("Nobody has come yet.")).toBeVisible();
});

test("every part is drawn, is a table, and is compared with what was before", async () => {
	shop.answer(statistics.figures, full);
	await show("?compare=before");
	await expect
		.element(page.getByText("May 1, 2026 to May 2, 2026, compared with Apr 29, 2026 to Apr 30, 2026"))
		.toBeVisible();
	await expect.element(page.getByText("Linen shirt, Blanco, XL")).toBeVisible();
	await expect.element(page.getByText("0 sold, 9 in stock")).toBeVisible();
	for (const summary of page.getByText("Show as a table").elements()) (summary as HTMLElement).click();
	for (const title of ["Sales", "Clients", "From visit to payment", "Best sellers", "Slow sellers", "Returns"])
		await expect.element(page.getByRole("table", { name: title })).toBeVisible();
	await expect.element(page.getByRole("row", { name: /^Linen shirt Too small 1/ })).toBeVisible();
	await expect.element(page.getByRole("row", { name: "chomba 4 2" })).toBeVisible();
});

test("values are read one by one with the keyboard", async () => {
	shop.answer(statistics.figures, full);
	await show("?compare=before");
	const slider = page.getByRole("slider", { name: /^Revenue by day/ });
	(slider.element() as HTMLElement).focus();
	await userEvent.keyboard("{ArrowLeft}");
	await expect
		.element(slider)
		.toHaveAttribute("aria-valuetext", expect.stringMatching(/^May 1, 2026: .*50.*Apr 29, 2026: .*40/));
});

test("days and comparison stand in the question, and a range that ends before it begins is not asked", async () => {
	shop.answer(statistics.figures, empty);
	await show();
	await page.getByLabelText("Compare with").selectOptions("The same days a year before");
	await expect.poll(() => shop.sent(statistics.figures).at(-1)?.address.search).toBe("?compare=yearBefore");
	await page.getByLabelText("Days").selectOptions("From day to day");
	await page.getByLabelText("From").fill("2026-05-02");
	await page.getByLabelText("To", { exact: true }).fill("2026-05-01");
	await button("Show").click();
	await expect.element(page.getByText("At most 1,100 days, the last not before the first.")).toBeVisible();
	await page.getByLabelText("To", { exact: true }).fill("2026-05-03");
	await button("Show").click();
	await expect
		.poll(() => shop.sent(statistics.figures).at(-1)?.address.search)
		.toBe("?from=2026-05-02&to=2026-05-03&compare=yearBefore");
});

test("what is chosen while figures are still being read is asked for together", async () => {
	shop.answer(statistics.figures, empty);
	await show();
	const letGo = shop.hold(statistics.figures);
	await page.getByLabelText("Days").selectOptions("Last 7 days");
	await page.getByLabelText("Compare with").selectOptions("The days before");
	letGo();
	await expect.poll(() => shop.sent(statistics.figures).at(-1)?.address.search).toBe("?range=days7&compare=before");
});

test("figures that cannot be read say so, and are read again", async () => {
	shop.refuse(statistics.figures, "unavailable");
	await show();
	await expect.element(page.getByText("The figures could not be read")).toBeVisible();
	shop.answer(statistics.figures, empty);
	await button("Try again").click();
	await expect.element(page.getByRole("img", { name: /^Revenue by day/ })).toBeVisible();
});
