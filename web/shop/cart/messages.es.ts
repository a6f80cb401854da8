import type { Wording } from "#core/languages.ts";
import { numbersIn, pluralIn } from "#core/plural.ts";
import type en from "./messages.en.ts";

const number = numbersIn("es-AR");
const plural = pluralIn("es");

const messages = {
	cart: "Carrito",
	steps: { list: "Pasos", Cart: "Carrito", Shipping: "Envío", Payment: "Pago" },
	changed: "Algo cambió desde la última vez que miraste",
	unreachable: {
		title: "No podemos llegar a la tienda",
		text: "Los precios y las unidades pueden haber cambiado mientras tanto.",
	},
	toShipping: "Seguir con el envío",
	toShop: "Ir a la tienda",
	toCart: "Ir al carrito",
	empty: {
		title: "Tu carrito está vacío",
		text: "Lo que pongas acá te espera, también si volvés otro día.",
	},
	takenOut: (name) => `Sacaste ${name}.`,
	undo: "Deshacer",
	clear: "Vaciar el carrito",
	clearQuestion: (units) => ({
		title: "¿Vaciar el carrito?",
		text: plural(units, { one: "Sale 1 prenda.", other: `Salen ${units} prendas.` }),
		yes: "Vaciarlo",
		no: "Dejar todo",
	}),
	cleared: "Tu carrito quedó vacío.",
	colourAndSize: (colour, size) => `${colour}, talle ${size}`,
	remove: (name) => `Sacar ${name}`,
	allThatIsLeft: "Es todo lo que queda",
	quantityOf: (what) => `Cantidad de ${what}`,
	quantity: "Cantidad",
	oneLess: "Uno menos",
	oneMore: "Uno más",
	code: "Código de descuento",
	removeCode: "Sacar el código",
	apply: "Aplicar",
	codeFailed: "¡Ups!",
	codeEnded: (code) => `El código de descuento ${code} ya no es válido`,
	codeUnknown: (code) => `No existe el código de descuento ${code}`,
	codeLater: (code, moment) => `El código de descuento ${code} vale desde el ${moment}`,
	codeUsedUp: (code) => `El código de descuento ${code} ya se usó todas las veces que se podía`,
	codeFrom: (code, sum) => `El código de descuento ${code} vale desde ${sum} en los productos que incluye`,
	codeForOthers: (code) => `El código de descuento ${code} es para otros productos`,
	codeUnchecked: "No pudimos revisar el código de descuento",
	nothingToPay: {
		title: "No hay nada para pagar",
		text: "Primero elegí algo: con Comprar en la página de un producto, o desde tu carrito.",
		gone: "Lo que elegiste ya no está. No te cobramos nada.",
	},
	staff: {
		title: "El personal no compra acá",
		text: "Ingresaste como personal. Cerrá la sesión, o ingresá como cliente, para comprar.",
	},
	summary: "Resumen",
	subtotal: "Subtotal",
	discount: "Descuento",
	shipping: "Envío",
	total: "Total",
	totalOf: (units) => `Total, ${plural(units, { one: "1 prenda", other: `${units} prendas` })}`,
	tax: (rate, amount) => `Incluye impuestos (${number(rate)} %): ${amount}`,
	free: "Gratis",
	notPossible: "No es posible",
	dependsOnAddress: "Depende de la dirección",
	whatYouBuy: "Lo que comprás",
} satisfies Wording<typeof en>;

export default messages;
