import { redirect } from "react-router";
import type { LoaderApi } from "#core/calls/call.ts";
import { products } from "#core/calls/products.ts";
import { selectors } from "#core/calls/selectors.ts";
import type { Facets } from "#core/contract/facets.ts";
import type { ProductCard } from "#core/contract/products.ts";
import words from "#web/facts/messages.en.ts";
import { hasOpened } from "../opening/has-opened.ts";
import { headingOf } from "./heading.ts";
import {
	addressOfView,
	changed,
	chosenOf,
	everything,
	filterQuery,
	type HomeView,
	isNarrowed,
	listQuery,
	PAGE_SIZE,
	readView,
} from "./view.ts";

const { language } = words;

/** So many brands can be picked from; the others are found by searching. */
const BRANDS_MAX = 60;

export type HomeData = {
	/** The shop's own origin, for addresses that leave the page. */
	origin: string;
	/** What is shown: the view asked for, or everything when a search found nothing. */
	view: HomeView;
	/** What the view is called, such as `Summer, Women’s shirts, discounted`. */
	heading: string;
	cards: ProductCard[];
	total: number;
	pages: number;
	/** Null when they could not be counted: the list is still there. */
	facets: Facets | null;
	/** The picture the owner has chosen for the type, collection or gender that is shown. */
	picture: string | null;
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
	const [heading, picture] = [headingOf(view, facets), await chosenPicture(api, view)];
	const said = { heading, picture, isOpening, searchedInVain, corrected };
	return { origin: url.origin, view, cards, total, pages, facets, ...said };
}

/** Of the narrowest that has one, above its first page; a search has none. */
async function chosenPicture(api: LoaderApi, view: HomeView): Promise<string | null> {
	const { type, collection, category, filters, page } = view;
	if (filters !== null || page !== "1" || (type ?? collection ?? category) === null) return null;
	try {
		const [{ data: types }, { data: collections }] = await Promise.all([
			api(selectors.categories, { query: {} }),
			api(selectors.collections, { query: {} }),
		]);
		const categories = [...types.women, ...types.men];
		const ofCategory = (wanted: string | null) => categories.find((one) => String(one.id_category) === wanted)?.picture;
		const ofCollection = collections.find((one) => String(one.id_collection) === collection)?.picture;
		return ofCategory(type) ?? ofCollection ?? ofCategory(category) ?? null;
	} catch {
		return null;
	}
}

async function readShown(api: LoaderApi, view: HomeView) {
	const [list, facets] = await Promise.all([
		api(products.cards, { query: { ...listQuery(view), language } }),
		readFacets(api, view),
	]);
	return { ...list.data, facets };
}

async function readFacets(api: LoaderApi, view: HomeView): Promise<Facets | null> {
	try {
		const { data } = await api(products.facets, { query: { ...filterQuery(view), language } });
		const chosen = chosenOf(view, "brand", data);
		return { ...data, brands: data.brands.filter(({ brand }, at) => at < BRANDS_MAX || chosen.includes(brand)) };
	} catch {
		return null;
	}
}

/** Whether the search itself is in vain, not only what else the view is narrowed by. */
async function findsNothing(api: LoaderApi, view: HomeView): Promise<boolean> {
	if (view.filters === null) return false;
	if (!isNarrowed(view)) return true;
	const { data } = await api(products.cards, { query: { filters: view.filters, limit: 1 } });
	return data.total === 0;
}
