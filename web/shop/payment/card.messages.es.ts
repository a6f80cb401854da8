import type { Wording } from "#core/languages.ts";
import { pluralIn } from "#core/plural.ts";
import type en from "./card.messages.en.ts";

const plural = pluralIn("es");

const messages = {
	card: "Tarjeta",
	preview: "Vista de la tarjeta",
	yourName: "Tu nombre",
	number: "Número de tarjeta",
	month: "Mes de vencimiento",
	monthForm: "MM",
	year: "Año de vencimiento",
	yearForm: "AAAA",
	code: "Código de seguridad",
	name: "Nombre del titular",
	email: "E-mail del titular",
	issuer: "Banco emisor",
	numberFirst: "Primero escribí el número de la tarjeta",
	identificationType: "Tipo de documento",
	identificationNumber: "Número de documento",
	installments: "Cuotas",
	cost: (count, each, total) => `${plural(count, { one: "1 cuota", other: `${count} cuotas` })} de ${each} (${total})`,
	notAsked: "No pudimos consultar al servicio de tarjetas, probá de nuevo",
	notAccepted: "No aceptamos esta tarjeta",
	wrong: {
		noNumber: "Escribí el número de la tarjeta",
		incomplete: "Este número está incompleto",
		digits: (length) => `El número de esta tarjeta tiene ${length} dígitos`,
		mistyped: "Hay un error de tipeo en este número",
		month: "Un mes del 1 al 12",
		year: "El año que figura en la tarjeta",
		expired: "Esta tarjeta está vencida",
		code: (length) => `Los ${length || "3 o 4"} dígitos`,
		name: "El nombre que figura en la tarjeta",
		chooseOne: "Elegí uno",
		noDocument: "El número de tu documento",
		document: (type, min, max) => `El ${type} tiene ${min === max ? min : `de ${min} a ${max}`} dígitos`,
		installments: "Elegí cómo pagar",
	},
	refused: {
		number: "El servicio de tarjetas no conoce este número",
		month: "El servicio de tarjetas no acepta este mes",
		year: "El servicio de tarjetas no acepta este año",
		code: "El servicio de tarjetas no acepta este código",
		name: "El servicio de tarjetas necesita el nombre que figura en la tarjeta",
		identificationType: "El servicio de tarjetas no acepta este documento",
		identificationNumber: "El servicio de tarjetas no acepta este número",
	},
} satisfies Wording<typeof en>;

export default messages;
