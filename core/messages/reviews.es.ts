import type { Wording } from "../languages.ts";
import type * as en from "./reviews.ts";

export const reviewMessages = {
	words: "Escribí unas palabras",
	reason: "Decinos por qué",
	once: "Ya opinaste sobre este producto",
	buyersOnly: "Solo quien compró un producto puede opinar",
	none: "No existe esa opinión",
	photosFull: "Una opinión puede tener tres fotos",
	noPhoto: "No existe esa foto",
	reported: "Gracias. Alguien de la tienda la va a mirar.",
} satisfies Wording<typeof en.reviewMessages>;
