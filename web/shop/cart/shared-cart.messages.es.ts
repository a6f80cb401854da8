import type { Wording } from "#core/languages.ts";
import { pluralIn } from "#core/plural.ts";
import type en from "./shared-cart.messages.en.ts";

const plural = pluralIn("es");

const messages = {
	title: "Un carrito para vos",
	lead: "Alguien armó este carrito y te pasó el enlace. Los precios son los de ahora; todavía no hay nada reservado.",
	changed: "No todo se consigue como estaba",
	lines: "Qué tiene",
	pieces: (count) => plural(count, { one: "1 prenda", other: `${count} prendas` }),
	total: "En total",
	take: "Agregar todo a mi carrito",
	staff: "Ingresaste como personal, que no compra acá.",
	until: (day) => `Este enlace sirve hasta el ${day}.`,
	toShop: "Ir a la tienda",
	over: {
		title: "Este enlace no abre ningún carrito",
		text: "Quizás venció: los enlaces a carritos sirven treinta días.",
	},
	failed: { title: "No pudimos leer el carrito", text: "Revisá tu conexión." },
	again: "Probar de nuevo",
} satisfies Wording<typeof en>;

export default messages;
