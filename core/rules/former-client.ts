/** Stands as the author of a review whose client is gone; no login name has a blank in it. */
export const FORMER_CLIENT = "Former client";
