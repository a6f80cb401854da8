import type { Wording } from "../languages.ts";
import { nameIn } from "../rules/translations.ts";
import type * as en from "./delivery.ts";

export const deliveryMessages = {
	gone: "Esta forma de envío ya no se ofrece. Elegí otra.",
	notThere: (name) => `${name} no llega a esta dirección. Elegí otra forma de envío u otra dirección.`,
	nowhere: "No enviamos a esta dirección. Usá otra, por favor.",
} satisfies Wording<typeof en.deliveryMessages>;

/** When the shopper has it; empty where nothing is promised. */
export const arrivalInWords: typeof en.arrivalInWords = ({ kind, days }) => {
	const what = kind === "pickup" ? "Listo para retirar" : "Llega";
	if (!days) return kind === "pickup" ? what : "";
	const [fewest, most] = days;
	if (most === 0) return `${what} en el día`;
	const unit = most === 1 ? "día hábil" : "días hábiles";
	if (fewest === most || fewest === 0) return `${what} en ${fewest === 0 ? "hasta " : ""}${most} ${unit}`;
	return `${what} en ${fewest} a ${most} ${unit}`;
};

/** A way of delivery in one line. */
export const deliveryInWords: typeof en.deliveryInWords = (way) => {
	const [name, arrival] = [nameIn(way, "es"), arrivalInWords(way)];
	return arrival === "" ? name : `${name} (${arrival.charAt(0).toLowerCase()}${arrival.slice(1)})`;
};
