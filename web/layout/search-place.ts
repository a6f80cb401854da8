/** The one search field, and where it is found with the keyboard in it. */
export const SEARCH_INPUT = "search";
export const SEARCH_HASH = `#${SEARCH_INPUT}`;
export const SEARCH_PLACE = `/home${SEARCH_HASH}`;
