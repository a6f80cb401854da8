import type { Wording } from "#core/languages.ts";
import type en from "./saved-lines.messages.en.ts";

const messages = {
	title: "Guardado para después",
	here: "Queda en este navegador.",
	untilLogOut: "Queda en este navegador hasta que cierres la sesión.",
	none: "No hay nada guardado para después.",
	unreachable: "No podemos llegar a la tienda: los precios y las unidades pueden haber cambiado.",
	move: "Pasar al carrito",
	moveOf: (name) => `Pasar al carrito: ${name}`,
	moved: (name) => `${name} está otra vez en tu carrito.`,
	cartIsFull: "Tu carrito ya tiene cien líneas: primero sacá una.",
	remove: (name) => `No guardar más ${name}`,
	removed: (name) => `${name} ya no está guardado.`,
	undo: "Deshacer",
	soldOut: "Agotado",
	gone: "Ya no se vende",
	itWas: (price) => `Costaba ${price} cuando lo guardaste`,
	pieces: (count) => `${count} unidades`,
	onlyLeft: (count) => (count === 1 ? "Queda solo 1" : `Quedan solo ${count}`),
} satisfies Wording<typeof en>;

export default messages;
