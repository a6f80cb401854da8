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
	category: "Categoría",
	allCategories: "Todas las categorías",
	chooseAll: (count) => plural(count, { one: "Elegir este producto", other: `Elegir los ${count}` }),
	what: "los productos",
	none: "No encontramos ningún producto",
	showAll: "Ver todos los productos",
	newOffer: "Nueva oferta",
	from: "Desde (opcional)",
	until: "Hasta (opcional)",
	openEnds: "Sin comienzo empieza ahora, sin final se queda.",
	endsFirst: "El final viene después del comienzo",
	noMoment: "Poné el día y la hora, con un año de cuatro cifras",
	endsBefore: "Elegí un momento que todavía no pasó",
	chosen: (count) => plural(count, { one: "1 producto elegido", other: `${count} productos elegidos` }),
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
	willBeDiscounted: (count) =>
		plural(count, { one: "1 producto va a tener descuento", other: `${count} productos van a tener descuento` }),
	dated: {
		title: "Ofertas con fecha",
		what: "las ofertas con fecha",
		discount: "Descuento",
		products: "Productos",
		named: (names, others) => (others > 0 ? `${names} y ${others} más` : names),
		when: "Cuándo",
		since: (moment) => `desde el ${moment}`,
		until: (moment) => `hasta el ${moment}`,
		noEnd: "sin fin",
		state: "Estado",
		states: { scheduled: "Programada", running: "En curso", ended: "Terminada" },
		stop: "Terminar ahora",
		callOff: "Cancelar",
		stopOne: (discount, names) => `Terminar ahora: ${discount} % en ${names}`,
		callOffOne: (discount, names) => `Cancelar: ${discount} % en ${names}`,
		calledOff: "La oferta no va a empezar",
		callOffQuestion: {
			title: "¿Cancelar esta oferta?",
			text: "No va a empezar. Los productos conservan el precio que tienen.",
			yes: "Cancelar la oferta",
			no: "Dejarla",
		},
	},
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
