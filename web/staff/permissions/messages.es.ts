import type { Wording } from "#core/languages.ts";
import type en from "./messages.en.ts";

const messages = {
	title: "Permisos",
	note: "Qué pueden hacer los empleados. Los admins pueden todo. Un cambio vale enseguida.",
	what: "los permisos",
	caption: "Qué pueden hacer los empleados",
	employeesMay: "Los empleados pueden",
	allowed: "Permitido",
	mayNow: (right) => `Los empleados pueden ${right}`,
	mayNoLonger: (right) => `Los empleados ya no pueden ${right}`,
	rights: {
		"statistics.read": { may: "ver los números de la tienda", note: "Ingresos, visitas y stock en el resumen" },
		"orders.read": { may: "ver los pedidos", note: "Con nombre y dirección de quien compró" },
		"orders.write": { may: "cambiar el estado de los pedidos", note: "Solo si pueden ver los pedidos" },
		"orders.refund": { may: "devolver pagos", note: "Solo si pueden ver los pedidos" },
		"orders.export": { may: "guardar los pedidos en un archivo", note: "Solo si pueden ver los pedidos" },
		"products.write": { may: "agregar y cambiar productos", note: "Con precios, fotos y stock" },
		"products.sale": { may: "sacar productos de la venta y volver a ponerlos", note: "" },
		"categories.write": { may: "agregar categorías", note: "Solo si pueden agregar productos" },
		"offers.write": { may: "poner y sacar descuentos a los productos", note: "" },
		"discounts.read": { may: "ver los códigos de descuento", note: "" },
		"discounts.write": { may: "crear, cambiar y terminar códigos de descuento", note: "Solo si pueden verlos" },
		"reviews.write": { may: "responder y ocultar opiniones", note: "Las ocultas no cuentan en ningún puntaje" },
		"clients.read": { may: "ver la lista de clientes", note: "Con teléfonos y e-mails" },
		"users.read": { may: "ver quién más maneja la tienda", note: "" },
	},
	limits: {
		label: "Límites",
		title: "Límites para precios y descuentos",
		save: "Guardar los límites",
		saved: "Los límites valen desde ahora",
		smallestPrice: { label: "Precio más bajo", hint: "También con descuento", refusal: "Un importe desde 0,01" },
		largestDiscount: {
			label: "Mayor descuento en porcentaje",
			hint: "De códigos y ofertas",
			refusal: "Un número entero de 0 a 99",
		},
		largestAmount: { label: "Mayor importe de descuento", hint: "De códigos", refusal: "Un importe desde 0" },
	},
	refunds: {
		title: "Devoluciones de dinero",
		label: "El personal confirma quién es desde",
		hint: "0: antes de cada devolución",
		save: "Guardar el límite de devoluciones",
		saved: "El límite de devoluciones vale desde ahora",
	},
	secondFactor: {
		title: "Ingreso",
		label: "Todo el personal necesita un segundo factor",
		note: "Una app de códigos o una llave de acceso, también los admins",
		isOn: "El personal necesita un segundo factor",
		isOff: "El personal ya no necesita un segundo factor",
		questions: {
			required: {
				title: "¿Pedirle un segundo factor a todo el personal?",
				text: "Quien no tiene uno solo puede configurarlo: una app de códigos o una llave de acceso.",
				yes: "Pedirlo",
				no: "Todavía no",
			},
			off: {
				title: "¿Que el personal ingrese solo con contraseña?",
				text: "Una contraseña robada alcanza entonces para las cuentas sin segundo factor.",
				yes: "Solo contraseña",
				no: "Seguir pidiéndolo",
			},
		},
	},
} satisfies Wording<typeof en>;

export default messages;
