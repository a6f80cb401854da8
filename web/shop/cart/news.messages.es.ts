import type { Wording } from "#core/languages.ts";
import type en from "./news.messages.en.ts";

const messages = {
	changed: (what) => `Cambió tu carrito: ${what}`,
	changedAndMore: (what) => `Cambió tu carrito: ${what}, y más`,
	seeCart: "Ver el carrito",
	costs: (name, price, before) => `${name} ahora cuesta ${price}, antes ${before}`,
	capped: (what, kept) => `Quedan solo ${kept} de ${what}`,
	soldOut: (what) => `${what} se agotó`,
	gone: (what) => `${what} ya no se vende`,
	full: (what) => `${what} no entra: caben 100 líneas`,
} satisfies Wording<typeof en>;

export default messages;
