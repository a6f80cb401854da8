/** The title of the one list that hearts fill. */
export const FAVORITE_TITLE = "Favorite";

export const LIST_TITLE_MAX = 60;
/** Lists one client can have besides the favourites. */
export const LISTS_MAX = 50;
export const LIST_ITEMS_MAX = 500;
export const COLLABORATORS_MAX = 50;

const SPELLINGS = /^(favou?rites?|favorit[oa]s?)$/i;
const NOT_A_TITLE = /[\p{Cc}\p{Bidi_Control}<>]/u;

/** Whether somebody means the favourites, in English or Spanish. */
export function isFavouriteSpelling(title: string): boolean {
	return SPELLINGS.test(title.trim());
}

/** One line of text without anything that could be taken for HTML. */
export function isListTitle(title: string): boolean {
	return title.isWellFormed() && !NOT_A_TITLE.test(title);
}
