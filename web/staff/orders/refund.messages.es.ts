import type { Wording } from "#core/languages.ts";
import { pluralIn } from "#core/plural.ts";
import type en from "./refund.messages.en.ts";

const plural = pluralIn("es");

const messages = {
	action: "Devolver una parte",
	title: "Devolver dinero",
	what: "Qué se devuelve",
	ways: { lines: "Algunas prendas", sum: "Una suma", all: "Todo lo que queda" },
	allMeans: "El pedido se cancela y también se devuelve el envío.",
	how: (name, color, size) => `${name}, ${color}, ${size}`,
	none: "Ninguna",
	of: (count, most) => `${count} de ${most}`,
	sum: "Suma",
	sumHint: (left) => `Como mucho ${left}`,
	sumBad: (left) => `Escribí una suma de hasta ${left}`,
	nothing: "Elegí qué se devuelve",
	restock: "Volver a poner las prendas en stock",
	reason: "Motivo",
	reasonHint: "Solo lo ve el personal",
	goesBack: "Vuelve a la tarjeta",
	left: (left) => `De ${left} que todavía se pueden devolver`,
	capped: "Es menos de lo que costaron las prendas, porque una parte del pago ya se devolvió",
	question: (sum, isAll) => ({
		title: `¿Devolver ${sum}?`,
		text: isAll
			? "Todo lo que queda vuelve a la tarjeta y el pedido se cancela. No se puede deshacer."
			: "Vuelve a la tarjeta y el cliente recibe un mail. No se puede deshacer.",
		yes: "Devolver",
		no: "Dejar el pago",
	}),
	done: (sum) => `Se devolvieron ${sum}`,
	begun: (sum) => `${sum} están en camino de vuelta`,
	list: "Dinero devuelto",
	states: { wanted: "En curso", done: "Devuelto", failed: "Lo rechazó el servicio de tarjetas" },
	asSum: "Una suma, o todo lo que quedaba",
	pieces: (count, name) => `${count} × ${name}`,
	ofLine: (count) => plural(count, { one: "1 devuelta", other: `${count} devueltas` }),
} satisfies Wording<typeof en>;

export default messages;
