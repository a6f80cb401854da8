/** By this the row is known to have come with the page. */
export const BROWSE_ROW = "browse";
