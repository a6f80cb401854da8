import type { Wording } from "#core/languages.ts";
import { pluralIn } from "#core/plural.ts";
import type en from "./return-sheet.messages.en.ts";

const plural = pluralIn("es");

const messages = {
	step: (now) => `Paso ${now} de 3`,
	what: "¿Qué devolvés?",
	why: "¿Qué pasó?",
	instead: "¿Qué preferís a cambio?",
	quantity: (piece) => `Cuántas de ${piece}`,
	reason: (piece) => `Por qué ${piece}`,
	noReason: "Prefiero no decirlo",
	reasons: {
		too_small: "Me queda chica",
		too_large: "Me queda grande",
		not_as_shown: "No es como se mostraba",
		damaged: "Llegó dañada",
		wrong_garment: "No es lo que pedí",
		changed_mind: "Me arrepentí",
		other: "Otro motivo",
	},
	inStock: (left) => plural(left, { one: "la última", other: "hay" }),
	free: "El cambio no cuesta nada. Te lo guardamos desde ahora.",
	noExchange: "Por ahora no hay otro talle.",
	money: "Que me devuelvan la plata",
	moneyNote: "A la tarjeta con la que pagaste, cuando llegue la prenda.",
	next: "Seguir",
	back: "Volver",
	send: "Pedir la devolución",
	done: (number) => `Pediste la devolución ${number}; te mandamos un mail`,
} satisfies Wording<typeof en>;

export default messages;
