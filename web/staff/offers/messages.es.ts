import type { Wording } from "#core/languages.ts";
import { pluralIn } from "#core/plural.ts";
import type en from "./messages.en.ts";

const plural = pluralIn("es");

const messages = {
	title: "Ofertas",
	find: "Buscar productos",
	show: "Mostrar",
	all: "Todos los productos",
	discounted: "Con descuento",
	fullPrice: "Precio completo",
	what: "los productos",
	none: "No encontramos ningún producto",
	showAll: "Ver todos los productos",
	newOffer: "Nueva oferta",
	send: "Aplicar",
	end: (count) => `Terminar ofertas (${count})`,
	clear: "Borrar la selección",
	preview: {
		caption: "Cuánto cuestan los productos elegidos ahora y con la oferta",
		product: "Producto",
		fullPrice: "Precio completo",
		now: "Ahora",
		withOffer: "Con la oferta",
	},
	choices: "Productos para elegir",
	see: (product) => `Ver ${product}`,
	stocks: (units) => `Stock: ${units}`,
	discountBad: "Un número entero de 1 a 99",
	nothingChosen: "Primero elegí productos: tocá sus nombres",
	tooMany: (most) => `${most} productos por vez como máximo`,
	areDiscounted: (count) =>
		plural(count, { one: "1 producto quedó con descuento", other: `${count} productos quedaron con descuento` }),
	fullPriceAgain: (count) =>
		plural(count, {
			one: "1 producto volvió a su precio completo",
			other: `${count} productos volvieron a su precio completo`,
		}),
	endQuestion: (count) => ({
		title: plural(count, {
			one: "¿Terminar la oferta de 1 producto?",
			other: `¿Terminar las ofertas de ${count} productos?`,
		}),
		text: "Vuelven a costar su precio completo.",
		yes: "Terminar ofertas",
		no: "Dejarlas",
	}),
} satisfies Wording<typeof en>;

export default messages;
