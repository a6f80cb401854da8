import type { Wording } from "../languages.ts";
import type * as en from "./measures.ts";

export const measureNames = {
	chest: "Pecho",
	waist: "Cintura",
	hip: "Cadera",
	length: "Largo",
	sleeve: "Manga",
	inseam: "Entrepierna",
	shoulder: "Hombros",
} satisfies Wording<typeof en.measureNames>;
