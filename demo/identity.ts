import type { Settings } from "#core/contract/settings.ts";
import { LANGUAGES } from "#core/languages.ts";

/** The demo shop has a name of its own and shows all it can say; a real one is named by its owner. */
export const identity: Partial<Settings> = {
	name: "Perchero",
	tagline: "Clothes for the season you are in.",
	taglines: { es: "Ropa para la estación en la que estás." },
	checklist: "away",
	languages: [...LANGUAGES],
	contact: { mail: "hello@perchero.example", phone: "+54 11 5555 0100", lines: ["Gorriti 4800", "Buenos Aires"] },
};
