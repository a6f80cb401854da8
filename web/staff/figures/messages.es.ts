import type { Wording } from "#core/languages.ts";
import { numbersIn, pluralIn } from "#core/plural.ts";
import type en from "./messages.en.ts";

const plural = pluralIn("es");
const number = numbersIn("es-AR");

const messages = {
	title: "Números",
	what: "Los números",
	note: "Según el reloj de la tienda. Se cuenta sin cookies y no se guarda nada sobre quién vino.",
	range: "Días",
	ranges: {
		today: "Hoy",
		days7: "Últimos 7 días",
		days30: "Últimos 30 días",
		days90: "Últimos 90 días",
		months12: "Últimos 12 meses",
		month: "Este mes",
		lastMonth: "El mes pasado",
		year: "Este año",
		lastYear: "El año pasado",
		own: "De un día a otro",
	},
	from: "Desde",
	to: "Hasta",
	compare: "Comparar con",
	comparisons: { none: "Nada", before: "Los días anteriores", yearBefore: "Los mismos días un año antes" },
	show: "Mostrar",
	tooLong: (days) => `Como máximo ${number(days)} días, y el último no antes del primero.`,
	shown: (from, to) => (from === to ? from : `${from} a ${to}`),
	against: (from, to) => (from === to ? `comparado con ${from}` : `comparado con ${from} a ${to}`),
	headline: "En resumen",
	was: (figure, change) => (change ? `${figure} antes, ${change}` : `${figure} antes`),
	csvOf: (title) => `${title} en CSV`,
	tableOf: (title) => `${title} en una tabla`,
	noFile: "No se pudo hacer el archivo. Probá de nuevo.",
	before: "Antes",
	nothing: {
		sold: "No se vendió nada en estos días.",
		slow: "No hay stock de nada que esté a la venta.",
		returns: "No volvió nada en estos días.",
		missed: "Nadie miró un talle agotado.",
		searches: "No hubo búsquedas sin resultado.",
		funnel: "Todavía no vino nadie.",
	},
	sales: {
		title: "Ventas",
		note: "Lo pagado menos lo devuelto, según el día del pago. Los pagos rechazados nunca cuentan.",
		revenue: "Ingresos",
		revenueBy: { day: "Ingresos por día", month: "Ingresos por mes" },
		orders: "Pedidos pagados",
		ordersBy: { day: "Pedidos pagados por día", month: "Pedidos pagados por mes" },
		average: "Pedido promedio",
		units: "Unidades vendidas",
	},
	clients: {
		title: "Clientes",
		note: "Un cliente es una dirección de e-mail. Con su primer pedido pagado es nuevo; con cada uno que sigue, volvió.",
		new: "Clientes nuevos",
		newBy: { day: "Clientes nuevos por día", month: "Clientes nuevos por mes" },
		back: "Pedidos de clientes que volvieron",
		backBy: {
			day: "Pedidos de clientes que volvieron por día",
			month: "Pedidos de clientes que volvieron por mes",
		},
		unknown: (count) =>
			plural(count, {
				one: "1 pedido es de un cliente cuyos datos se borraron.",
				other: `${number(count)} pedidos son de clientes cuyos datos se borraron.`,
			}),
	},
	funnel: {
		title: "De la visita al pago",
		note: "Cuántas visitas llegaron por lo menos hasta acá. Una visita es una página que alguien abrió.",
		steps: {
			visit: "Visitas",
			product: "Miraron un producto",
			cart: "Pusieron algo en el carrito",
			checkout: "Empezaron la compra",
			paid: "Pagaron",
		},
		step: "Paso",
		count: "Cantidad",
		share: "De todas las visitas",
		of: (count, share) => `${count} (${share})`,
	},
	sellers: { title: "Lo más vendido", product: "Producto", units: "Unidades", revenue: "Ingresos" },
	slow: {
		title: "Lo menos vendido",
		note: "A la venta y con stock, primero lo que menos se vendió.",
		left: "En stock",
		since: "Agregado",
		unitsAndLeft: (units, left) => `${number(units)} vendidas, ${number(left)} en stock`,
	},
	returns: {
		title: "Devoluciones",
		note: "Unidades que pidieron devolver, salvo las rechazadas o canceladas.",
		byReason: "Devoluciones por motivo",
		reason: "Motivo",
		noReason: "Sin motivo",
	},
	missed: {
		title: "Talles que faltaron",
		note: "Los miraron, o pidieron un aviso, cuando estaban agotados.",
		garment: (name, color, size) => `${name}, ${color}, ${size}`,
		colour: "Color",
		size: "Talle",
		looks: "Miradas",
		alerts: "Avisos pedidos",
	},
	searches: {
		title: "Búsquedas sin resultado",
		note: "Se guardan 90 días. [Decí qué significan las palabras](/admindashboard/searches)",
		words: "Palabras",
		times: "Veces",
	},
} satisfies Wording<typeof en>;

export default messages;
