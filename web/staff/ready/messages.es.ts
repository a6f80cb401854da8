import type { Wording } from "#core/languages.ts";
import { pluralIn } from "#core/plural.ts";
import type en from "./messages.en.ts";

const plural = pluralIn("es");

const messages = {
	title: "Lista para vender",
	count: (done: number, all: number) => `${done} de ${all} listos`,
	done: "Listo",
	missing: "Falta",
	optional: "Para mirar",
	putAway: "Guardar esta lista",
	isAway: "La lista quedó guardada",
	isBack: "La lista volvió",
	bringBack: (left) =>
		plural(left, { one: "Ver “Lista para vender”: falta 1", other: `Ver “Lista para vender”: faltan ${left}` }),
	nobodyReached: "Ningún envío llega al país de la tienda, así que nadie puede comprar.",
	steps: {
		name: { label: "Nombre", missing: "La tienda todavía no tiene nombre.", way: "Ponele uno" },
		contact: {
			label: "Contacto",
			missing: "Tus clientes no encuentran ni un e-mail ni un teléfono.",
			way: "Decí dónde te encuentran",
		},
		currency: {
			label: "Moneda",
			missing:
				"Los precios están en la moneda que trae la tienda. La primera compra la fija para siempre, también si es de prueba.",
			way: "Elegir la moneda",
		},
		delivery: {
			label: "Envíos",
			missing: "Hay un solo envío, a todos lados, tal como viene la tienda.",
			way: "Mirar los envíos",
		},
		tax: { label: "Impuestos", missing: "La tasa es la que trae la tienda.", way: "Mirar los impuestos" },
		texts: { label: "Textos", missing: "Estas páginas todavía muestran textos de ejemplo:", way: "Escribirlos" },
		mail: {
			label: "Servidor de mail",
			missing: "No sale ningún mail. Quien maneja el servidor define SMTP_URL.",
			way: "Ver cómo se firman los mails",
		},
		testMail: { label: "Un primer mail", missing: "Todavía no salió ningún mail.", way: "Mandar uno de prueba" },
		cards: {
			label: "Tarjetas",
			missing:
				"No se puede cobrar con tarjeta. Quien maneja el servidor define MERCADOPAGO_ACCESS_TOKEN y MERCADOPAGO_PUBLIC_KEY.",
			way: "Ver qué está configurado",
		},
		secondFactor: {
			label: "Un segundo factor",
			missing: "Una contraseña robada abre la tienda: ningún admin tiene una app de códigos ni una llave de acceso.",
			way: "Activarlo",
		},
		category: {
			label: "Una primera categoría",
			missing: "Los productos necesitan un tipo de prenda.",
			way: "Agregar una",
		},
		product: {
			label: "Un primer producto",
			missing: "No hay nada a la venta con foto y stock.",
			way: "Agregar uno",
		},
		order: {
			label: "Una primera compra",
			missing: "Comprá algo vos: ves lo que ven tus clientes y podés devolverte la plata.",
			way: "Ir a la tienda",
		},
	},
} satisfies Wording<typeof en>;

export default messages;
