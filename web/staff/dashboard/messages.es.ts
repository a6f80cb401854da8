import type { Wording } from "#core/languages.ts";
import { numbersIn, pluralIn } from "#core/plural.ts";
import type en from "./messages.en.ts";

const plural = pluralIn("es");
const number = numbersIn("es-AR");

const messages = {
	title: "Panel",
	range: "Período",
	ranges: {
		7: "Últimos 7 días",
		30: "Últimos 30 días",
		90: "Últimos 90 días",
		365: "Últimos 12 meses",
		1095: "Últimos 3 años",
	},
	what: "los números",
	figures: {
		label: "Números",
		orders: "Pedidos",
		inProcess: (count) => `${number(count)} en proceso`,
		products: "Productos",
		offSale: (count) => `a la venta, ${number(count)} fuera de venta`,
		clients: "Clientes",
		verified: (count) => plural(count, { one: "1 verificado", other: `${number(count)} verificados` }),
		users: "Usuarios",
		runTheShop: "manejan la tienda",
		revenue: "Ingresos",
		unitsSold: "Unidades vendidas",
		inThisRange: (figure) => `${figure} en este período`,
		visits: "Visitas",
		lastDays: "últimos 30 días",
		rating: "Puntaje promedio",
		reviews: (count) => plural(count, { one: "1 opinión", other: `${number(count)} opiniones` }),
	},
	byStatus: "Pedidos por estado",
	revenue: {
		title: "Ingresos",
		sum: (revenue, orders, days) =>
			`${revenue} de ${plural(orders, { one: "1 pedido", other: `${number(orders)} pedidos` })} en ${days} días`,
		by: { day: "Ingresos por día", month: "Ingresos por mes" },
	},
	visits: {
		title: "Visitas",
		sum: (visits) => `${number(visits)} en los últimos 30 días`,
		byDay: "Visitas por día",
	},
	newestOrders: {
		title: "Últimos pedidos",
		none: "Todavía no hay pedidos. Aparecen acá apenas llegan.",
		order: "Pedido",
		date: "Fecha",
		client: "Cliente",
		status: "Estado",
		total: "Total",
	},
	lowStock: {
		title: "Poco stock",
		seeAll: "Ver todo",
		sum: (soldOut, low) => `${number(soldOut)} talles agotados, ${number(low)} con pocas unidades`,
		product: "Producto",
		colour: "Color",
		size: "Talle",
		left: "Quedan",
	},
	upkeep: {
		title: "Para revisar",
		notRead: (why) => `No pudimos cargar lo que hay que revisar. ${why}`,
		address: "Los enlaces de los mails llevan a la dirección en la que escucha la tienda: definí PUBLIC_URL.",
		mail: "No sale ningún mail: definí SMTP_URL.",
		cards: "No se puede cobrar con tarjeta: definí MERCADOPAGO_ACCESS_TOKEN y MERCADOPAGO_PUBLIC_KEY.",
		notices:
			"Rechazamos los avisos de Mercado Pago, y los resultados se saben solo preguntando: definí MERCADOPAGO_WEBHOOK_SECRET.",
		proxy:
			"Un proxy reenvía las visitas, y todos los clientes comparten su dirección y sus límites: definí TRUST_PROXY.",
		backups: "Nada dice que esta tienda tenga copias de seguridad: definí BACKUPS con su carpeta, o con elsewhere.",
		noBackup: (folder) => `No hay ninguna copia de seguridad en ${folder}: fijate que se haga una por día.`,
		newestBackup: (moment: string) => `Última copia de seguridad: ${moment}`,
		oldBackup: (folder, days) =>
			`La última copia de seguridad en ${folder} tiene ${days} días: fijate por qué no hubo otra.`,
	},
	mails: {
		notSent: (count) => plural(count, { one: "1 mail no salió", other: `${count} mails no salieron` }),
		caption: "Mails que no salieron",
		mail: "Mail",
		date: "Fecha",
		to: (address) => `Para ${address}`,
		again: "Mandar de nuevo",
		againTo: (address) => `Mandar de nuevo a ${address}`,
		allAgain: "Mandar todos de nuevo",
		areSent: (count) => plural(count, { one: "El mail está saliendo", other: `${count} mails están saliendo` }),
		notKept: "No se guardó el texto",
		question: (count) => ({
			title: `¿Mandar ${count} mails de nuevo?`,
			text: "Cada uno le llega a su destinatario tal como se escribió.",
			yes: "Mandar",
			no: "Ahora no",
		}),
	},
} satisfies Wording<typeof en>;

export default messages;
