import { useRouteLoaderData } from "react-router";
import type { LoaderApi } from "#core/calls/call.ts";
import { selectors } from "#core/calls/selectors.ts";
import type { Category } from "#core/contract/selectors.ts";
import { isGender, isSeason } from "#core/rules/shelves.ts";
import words from "#web/facts/messages.en.ts";

/** What the shop is walked through by, as the owner has named and ordered it. */
export type Shelves = {
	women: Category[];
	men: Category[];
	/** Those besides the seasons. */
	collections: { id: number; name: string }[];
};

const none: Shelves = { women: [], men: [], collections: [] };

/** Comes with every page; one that cannot have it is still walked through by seasons. */
export async function readShelves(api: LoaderApi): Promise<Shelves> {
	const query = { language: words.language };
	try {
		const [categories, collections] = await Promise.all([
			api(selectors.categories, { query }),
			api(selectors.collections, { query }),
		]);
		return {
			women: typesIn(categories.data.women),
			men: typesIn(categories.data.men),
			collections: collections.data
				.filter(({ id_collection }) => !isSeason(id_collection))
				.map(({ id_collection, name }) => ({ id: id_collection, name })),
		};
	} catch {
		return none;
	}
}

const typesIn = (categories: readonly Category[]): Category[] =>
	categories
		.filter(({ id_category }) => !isGender(id_category))
		.map(({ id_category, name }) => ({ id_category, name }));

/** What the page came with. */
export function useShelves(): Shelves {
	return useRouteLoaderData<{ shelves: Shelves }>("root")?.shelves ?? none;
}
