import type { Wording } from "#core/languages.ts";
import type en from "./messages.en.ts";

const messages = {
	title: "Códigos de descuento",
	what: "los códigos",
	none: "Todavía no hay códigos",
	code: "Código",
	off: "Descuenta",
	used: "Usado",
	usedOf: (uses, most) => `${uses} de ${most}`,
	inShort: (reduction, uses) => `Descuenta ${reduction}, usado ${uses}`,
	until: "Hasta",
	noEnd: "sin fin",
	state: "Estado",
	states: { inUse: "En uso", ended: "Terminado", notBegun: "No empezó", over: "Vencido", usedUp: "Sin usos" },
	end: "Terminar",
	endOne: (code) => `Terminar ${code}`,
	endQuestion: (code) => ({
		title: `¿Terminar ${code}?`,
		text: "Nadie lo puede usar desde entonces. Los pedidos que lo usaron conservan su precio.",
		yes: "Terminar el código",
		no: "Dejarlo",
	}),
	hasEnded: (code) => `${code} terminó`,
	fresh: {
		label: "Nuevo código",
		takesOff: "Descuenta",
		percentage: "Un porcentaje",
		anAmount: "Un importe",
		percent: "Porcentaje",
		amount: "Importe",
		until: "Válido hasta (opcional)",
		uses: "Usos como máximo (opcional)",
		create: "Crear código",
		created: (code) => `${code} ya se puede usar`,
	},
	refusals: {
		code: "Letras, números, - y _, 40 como máximo, y que empiece con letra o número",
		endsAt: "Elegí un momento que todavía no pasó",
		maxUses: "Un número entero mayor que 0, o nada",
		percent: "Un número entero de 1 a 99",
		amount: "Un importe, como 10.50",
	},
} satisfies Wording<typeof en>;

export default messages;
