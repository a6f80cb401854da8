import type { Wording } from "../languages.ts";
import type * as en from "./reviews.ts";

export const reviewMessages = { words: "Escribí unas palabras" } satisfies Wording<typeof en.reviewMessages>;
