import { redirect } from "react-router";
import type { LoaderApi } from "#core/calls/call.ts";
import { products } from "#core/calls/products.ts";
import type { Facets, ProductCard } from "#core/contract/products.ts";
import words from "#web/facts/messages.en.ts";
import { hasOpened } from "../opening/has-opened.ts";
import {
	addressOfView,
	changed,
	chosenOf,
	everything,
	filterQuery,
	isNarrowed,
	listQuery,
	PAGE_SIZE,
	readView,
	type View,
} from "./view.ts";

const { language } = words;

/** So many brands can be picked from; the others are found by searching. */
const BRANDS_MAX = 60;

export type HomeData = {
	/** The shop's own origin, for addresses that leave the page. */
	origin: string;
	/** What is shown: the view asked for, or everything when a search found nothing. */
	view: View;
	cards: ProductCard[];
	total: number;
	pages: number;
	/** Null when they could not be counted: the list is still there. */
	facets: Facets | null;
	/** Nothing was ever on sale. */
	isOpening: boolean;
	/** The words that find no product. */
	searchedInVain: string | null;
	/** What was searched for, when nothing is called as typed. */
	corrected: string | null;
};

/** Reads what one view of the grid shows. A page beyond the last leads to the last. */
export async function loadHome(api: LoaderApi, request: Request): Promise<HomeData> {
	const url = new URL(request.url);
	const asked = readView(url.searchParams);
	const found = await readShown(api, asked);
	const inVain = found.total === 0 && (await findsNothing(api, asked));
	const view = inVain ? changed(everything, { sort: asked.sort }) : asked;
	const { cards, total, facets, corrected } = inVain ? await readShown(api, view) : found;
	const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
	if (Number(view.page) > pages) throw redirect(addressOfView({ ...view, page: String(pages) }, facets?.collections));
	const isOpening = total === 0 && !(await hasOpened(api));
	const searchedInVain = inVain ? asked.filters : null;
	return { origin: url.origin, view, cards, total, pages, facets, isOpening, searchedInVain, corrected };
}

async function readShown(api: LoaderApi, view: View) {
	const [list, facets] = await Promise.all([
		api(products.cards, { query: { ...listQuery(view), language } }),
		readFacets(api, view),
	]);
	return { ...list.data, facets };
}

async function readFacets(api: LoaderApi, view: View): Promise<Facets | null> {
	try {
		const { data } = await api(products.facets, { query: { ...filterQuery(view), language } });
		const chosen = chosenOf(view, "brand", data);
		return { ...data, brands: data.brands.filter(({ brand }, at) => at < BRANDS_MAX || chosen.includes(brand)) };
	} catch {
		return null;
	}
}

/** Whether the search itself is in vain, not only what else the view is narrowed by. */
async function findsNothing(api: LoaderApi, view: View): Promise<boolean> {
	if (view.filters === null) return false;
	if (!isNarrowed(view)) return true;
	const { data } = await api(products.cards, { query: { filters: view.filters, limit: 1 } });
	return data.total === 0;
}
