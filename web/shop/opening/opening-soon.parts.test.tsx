import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { staffIsHere } from "#web/testing/logged-in.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";
import { showScreen } from "#web/testing/show-screen.tsx";
import Home from "../home/home.tsx";
import type { HomeData } from "../home/home-data.ts";
import { everything } from "../home/view.ts";

const shop = shopNetwork();
const home: HomeData = {
	origin: "",
	view: everything,
	cards: [],
	total: 0,
	pages: 1,
	facets: null,
	heading: "All products",
	picture: null,
	isOpening: true,
	searchedInVain: null,
	corrected: null,
};
const openHome = () => showScreen("/home", { path: "/home", Component: Home, loader: () => home });
const toChecklist = page.getByRole("link", { name: "See what is missing" });

test("visitors of a shop that has not opened are told so, and not to reset filters", async () => {
	await openHome();
	await expect.element(page.getByRole("heading", { name: "Opening soon", level: 1 })).toBeVisible();
	await expect.element(page.getByText("Our shop")).toBeVisible();
	await expect.element(page.getByRole("alertdialog")).not.toBeInTheDocument();
	await expect.element(page.getByText(/filters/i)).not.toBeInTheDocument();
	await expect.element(toChecklist).not.toBeInTheDocument();
});

test("the link past the bar leads to it, as it does to products", async () => {
	await openHome();
	const title = page.getByRole("heading", { name: "Opening soon", level: 1 });
	await expect.element(title).toBeVisible();
	expect(document.getElementById("products")?.contains(title.element())).toBe(true);
});

test("staff are led to what is missing", async () => {
	staffIsHere(shop);
	await openHome();
	await expect.element(toChecklist).toHaveAttribute("href", "/admindashboard");
});
