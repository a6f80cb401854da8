import type { Wording } from "../languages.ts";
import type * as en from "./zip-codes.ts";

export const zipCodeMessages = {
	digits: (digits) => `El código postal tiene ${digits} números`,
	other: "Revisá el código postal",
} satisfies Wording<typeof en.zipCodeMessages>;
