import type { Wording } from "#core/languages.ts";
import type en from "./care-and-measurements.messages.en.ts";

const messages = {
	noCare: "Nada elegido: no se sabe qué dice la etiqueta",
	hint: "En centímetros, con la prenda extendida. Dejá vacío lo que nadie midió.",
	size: "Talle",
	of: (measure, size) => `${measure} de ${size}`,
} satisfies Wording<typeof en>;

export default messages;
