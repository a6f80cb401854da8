/** How many of the newest reviews come with the page, and with each wish for more. */
export const REVIEWS_AT_ONCE = 6;
