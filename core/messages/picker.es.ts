import type { Wording } from "../languages.ts";
import type * as en from "./picker.ts";

export const pickerMessages = {
	soldOut: "Agotado",
	soldOutIn: (size, colour) => `El talle ${size} se agotó en ${colour}.`,
	stillIn: (colours) => `Hay en ${colours}.`,
	few: (units) => (units === 1 ? "Queda solo 1" : `Quedan solo ${units}`),
	left: (units) => `Quedan ${units}`,
} satisfies Wording<typeof en.pickerMessages>;
