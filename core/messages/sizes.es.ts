import type * as en from "./sizes.ts";

/** The only words among the sizes that come with a shop. */
const ONE_SIZE = "One size";

export const sizeWord: typeof en.sizeWord = (size) => (size === ONE_SIZE ? "Único" : size);
