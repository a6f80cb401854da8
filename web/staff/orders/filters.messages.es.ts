import type { Wording } from "#core/languages.ts";
import type en from "./filters.messages.en.ts";

const messages = {
	alsoFound: "También por mail, producto o número de seguimiento",
	more: "Más filtros",
	moreInUse: (count) => `Más filtros (${count} en uso)`,
	payments: {
		paid: "Pagado",
		waiting: "Sin pagar todavía",
		failed: "Falló el pago",
		given_back: "Con plata devuelta",
	},
	delivery: "Envío",
	from: "Desde el día",
	to: "Hasta el día",
	sort: "Orden",
	sorts: {
		newest: "Primero los más nuevos",
		oldest: "Primero los más viejos",
		highest: "Primero los de mayor total",
	},
	views: {
		label: "Vistas",
		all: "Todos",
		toSend: "Para enviar",
		unpaid: "Sin pagar",
		givenBack: "Con devolución",
	},
} satisfies Wording<typeof en>;

export default messages;
