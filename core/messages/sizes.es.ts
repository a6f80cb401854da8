import type { Wording } from "../languages.ts";
import type * as en from "./sizes.ts";

/** Of the sizes that come with a shop, the only one in words. */
const ONE_SIZE = "One size";

export const sizeWord = ((size) => (size === ONE_SIZE ? "Único" : size)) satisfies Wording<typeof en.sizeWord>;
