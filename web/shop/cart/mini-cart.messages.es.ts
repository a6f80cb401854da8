import type { Wording } from "#core/languages.ts";
import { pluralIn } from "#core/plural.ts";
import type en from "./mini-cart.messages.en.ts";

const plural = pluralIn("es");

const messages = {
	added: "Agregado al carrito",
	choice: (colour, size, quantity) => `${colour}, ${size}, cantidad ${quantity}`,
	more: (lines) => `y ${lines} más`,
	total: (units) => `Total de ${plural(units, { one: "1 prenda", other: `${units} prendas` })}`,
	undo: "Deshacer",
	takenBack: "Lo sacamos de tu carrito",
	seeCart: "Ver el carrito",
	close: "Cerrar",
} satisfies Wording<typeof en>;

export default messages;
