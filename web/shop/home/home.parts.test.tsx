import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Facets } from "#core/contract/facets.ts";
import { MEN, WOMEN } from "#core/rules/genders.ts";
import { getAll, getSelectorCat } from "#web/store/events.ts";
import { browserStore } from "#web/store/store.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";
import { showScreen } from "#web/testing/show-screen.tsx";
import { storeEvents } from "#web/testing/store-events.ts";
import Home from "./home.tsx";
import type { HomeData } from "./home-data.ts";
import { everything } from "./view.ts";

shopNetwork();
const events = storeEvents();

const facets: Facets = {
	total: 0,
	sale: { true: 0, false: 0 },
	collections: [],
	categories: [],
	types: [
		{ id_category: 3, name: "Coats", parent: WOMEN, count: 2 },
		{ id_category: 4, name: "Shirts", parent: MEN, count: 1 },
	],
	sizes: [],
	colors: [],
	brands: [],
	price: { min: 0, max: 0 },
	inStock: 0,
};

test("the filter's garment types reach the store as the selectors call answers them", async () => {
	const home: HomeData = {
		origin: "",
		view: everything,
		cards: [],
		total: 1,
		pages: 1,
		facets,
		heading: "All products",
		picture: null,
		isOpening: false,
		searchedInVain: null,
		corrected: null,
	};
	expect(browserStore().getState().catalogue.categories).toBeNull();
	await showScreen("/home", { path: "/home", Component: Home, loader: () => home });
	await expect.element(page.getByRole("region", { name: "Products" })).toBeVisible();
	await expect
		.poll(() => browserStore().getState().catalogue.categories)
		.toEqual({ women: [{ id_category: 3, name: "Coats" }], men: [{ id_category: 4, name: "Shirts" }] });
	expect(events.of(getSelectorCat)).toHaveLength(1);
	expect(events.of(getAll)).toEqual([home.cards]);
});
