import type { Wording } from "#core/languages.ts";
import { pluralIn } from "#core/plural.ts";
import type en from "./change-choice.messages.en.ts";

const plural = pluralIn("es");

const messages = {
	about: (name) => `Otro color o talle de ${name}`,
	colour: "Color",
	size: "Talle",
	chooseSize: "Elegí un talle.",
	notIn: (size, colour) => `No queda talle ${size} en ${colour}.`,
	fewer: (units) =>
		plural(units, {
			one: "Queda solo 1: en tu carrito va a haber 1.",
			other: `Quedan solo ${units}: en tu carrito va a haber ${units}.`,
		}),
	take: "Llevar este",
	leave: "Dejarlo como está",
	changed: (name, colour, size) => `${name} ahora es ${colour}, talle ${size}.`,
	undo: "Deshacer",
	gone: "Este producto ya no se vende.",
	unreachable: "No podemos llegar a la tienda.",
	tryAgain: "Probar de nuevo",
} satisfies Wording<typeof en>;

export default messages;
