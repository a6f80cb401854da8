import type { Wording } from "#core/languages.ts";
import type en from "./saved.messages.en.ts";

const messages = {
	products: "Productos",
	addAll: "Agregar todo al carrito",
	add: "Agregar al carrito",
	remove: "Sacar",
	removeIt: (name) => `Sacar ${name}`,
	sizeFirst: (name) => `Primero elegí un talle para ${name}`,
	sizesFirst: (count) => `Primero elegí un talle para ${count} prendas`,
	chosenSoldOut: "Lo que elegiste está agotado",
	addedBy: (brand, who) => `${brand}, lo agregó ${who}`,
	noLongerSold: "Ya no se vende",
	soldOutEverywhere: "Agotado en todos los colores y talles",
	savedAt: (price) => `Costaba ${price} al guardarlo`,
	lessNow: (difference) => `, ahora ${difference} menos`,
	moreNow: (difference) => `, ahora ${difference} más`,
	lessSince: (percent) => `${percent} % menos desde que lo guardaste`,
	colourOf: (name) => `Color de ${name}`,
	sizeOf: (name) => `Talle de ${name}`,
	soldOut: "Agotado",
	left: (units) => `Hay ${units}`,
	seeCart: "Ver el carrito",
	nothingAdded: "No pudimos agregar nada más a tu carrito",
	onlySome: (added, wanted) => `Solo pudimos agregar ${added} de ${wanted} a tu carrito`,
	inCart: (pieces) => `Hay ${pieces} prendas en tu carrito`,
	oneInCart: (what) => `${what} ya está en tu carrito`,
} satisfies Wording<typeof en>;

export default messages;
