import { selectors } from "#core/calls/selectors.ts";
import type { StaffCategory, StaffCollection } from "#core/contract/selectors.ts";
import { MEN, WOMEN } from "#core/rules/genders.ts";
import { isGender, isSeason } from "#core/rules/shelves.ts";
import { nameIn } from "#core/rules/translations.ts";
import words from "#web/facts/messages.en.ts";
import messages from "./messages.en.ts";

/** A category or a collection. */
export type Shelf = Pick<StaffCollection, "name" | "translations" | "picture" | "hidden" | "products"> & {
	id: number;
	kind: "category" | "collection";
	/** Keeps its name and is always shown: Women, Men and the seasons. */
	isFixed: boolean;
	/** Stands above the others: Women and Men. */
	isTop: boolean;
};
/** What stands together in one order; `parent` is what a new category is put below. */
export type Group = { title: string; add: string; parent: number | null; shelves: Shelf[] };

export const calls = {
	category: { change: selectors.changeCategory, remove: selectors.removeCategory },
	collection: { change: selectors.changeCollection, remove: selectors.removeCollection },
} as const;

/** What the page's language calls it. */
export const calledHere = (shelf: Pick<Shelf, "name" | "translations">): string => nameIn(shelf, words.language);

type Answer = { categories: StaffCategory[]; collections: StaffCollection[] };

export function groupsOf({ categories, collections }: Answer): Group[] {
	const family = (top: number, title: string): Group => ({
		title,
		add: messages.addCategory(title),
		parent: top,
		shelves: categories
			.filter(({ id_category, parent }) => id_category === top || parent === top)
			.map(({ id_category: id, parent: _, ...shelf }) => {
				const isFixed = isGender(id);
				return { ...shelf, id, kind: "category", isFixed, isTop: isFixed };
			}),
	});
	return [
		family(WOMEN, messages.women),
		family(MEN, messages.men),
		{
			title: messages.collections,
			add: messages.addCollection,
			parent: null,
			shelves: collections.map(({ id_collection: id, ...shelf }) => ({
				...shelf,
				id,
				kind: "collection",
				isFixed: isSeason(id),
				isTop: false,
			})),
		},
	];
}
