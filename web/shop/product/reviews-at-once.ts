/** How many of the newest reviews come with the page, and whenever more are asked for. */
export const REVIEWS_AT_ONCE = 6;
