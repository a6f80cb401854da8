import { numbersIn, pluralIn } from "#core/plural.ts";

const plural = pluralIn("en");
const number = numbersIn("en");

const messages = {
	title: "Dashboard",
	range: "Time range",
	ranges: {
		7: "Last 7 days",
		30: "Last 30 days",
		90: "Last 90 days",
		365: "Last 12 months",
		1095: "Last 3 years",
	},
	what: "The figures",
	figures: {
		label: "Figures",
		orders: "Orders",
		inProcess: (count: number) => `${number(count)} in process`,
		products: "Products",
		offSale: (count: number) => `on sale, ${number(count)} off sale`,
		clients: "Clients",
		verified: (count: number) => `${number(count)} verified`,
		users: "Users",
		runTheShop: "run the shop",
		revenue: "Revenue",
		unitsSold: "Units sold",
		inThisRange: (figure: string) => `${figure} in this range`,
		visits: "Visits",
		lastDays: "last 30 days",
		rating: "Average rating",
		reviews: (count: number) => plural(count, { one: "1 review", other: `${number(count)} reviews` }),
	},
	byStatus: "Orders by status",
	revenue: {
		title: "Revenue",
		sum: (revenue: string, orders: number, days: number) =>
			`${revenue} from ${plural(orders, { one: "1 order", other: `${number(orders)} orders` })} in ${days} days`,
		by: { day: "Revenue by day", month: "Revenue by month" },
	},
	visits: {
		title: "Visits",
		sum: (visits: number) => `${number(visits)} in the last 30 days`,
		byDay: "Visits by day",
	},
	newestOrders: {
		title: "Newest orders",
		none: "No orders yet. They appear here the moment they are placed.",
		order: "Order",
		date: "Date",
		client: "Client",
		status: "Status",
		total: "Total",
	},
	lowStock: {
		title: "Low stock",
		seeAll: "See all",
		sum: (soldOut: number, low: number) => `${number(soldOut)} sizes sold out, ${number(low)} running low`,
		product: "Product",
		colour: "Colour",
		size: "Size",
		left: "Left",
	},
	upkeep: {
		title: "Needs attention",
		notRead: (why: string) => `What needs attention could not be read. ${why}`,
		address: "Links in mails lead to the address the shop listens on: set PUBLIC_URL.",
		mail: "No mail is sent: set SMTP_URL.",
		cards: "No card can be charged: set MERCADOPAGO_ACCESS_TOKEN and MERCADOPAGO_PUBLIC_KEY.",
		notices: "Mercado Pago's notices are refused, and outcomes found only by asking: set MERCADOPAGO_WEBHOOK_SECRET.",
		proxy: "A proxy hands requests on, and all shoppers share its address and limits: set TRUST_PROXY.",
		backups: "Nothing says that this shop is backed up: set BACKUPS to the folder of its backups, or to elsewhere.",
		noBackup: (folder: string) => `There is no backup in ${folder}: see that one is written every day.`,
		newestBackup: (moment: string) => `Newest backup: ${moment}`,
		oldBackup: (folder: string, days: number) =>
			`The newest backup in ${folder} is ${days} days old: see why none was written since.`,
	},
	mails: {
		notSent: (count: number) => plural(count, { one: "1 mail was not sent", other: `${count} mails were not sent` }),
		caption: "Mails that were not sent",
		mail: "Mail",
		date: "Date",
		to: (address: string) => `To ${address}`,
		again: "Send again",
		againTo: (address: string) => `Send again to ${address}`,
		allAgain: "Send all again",
		areSent: (count: number) =>
			plural(count, { one: "The mail is being sent", other: `${count} mails are being sent` }),
		notKept: "Its text was not kept",
		question: (count: number) => ({
			title: `Send ${count} mails again?`,
			text: "Each goes to its reader as it was written.",
			yes: "Send",
			no: "Not now",
		}),
	},
};

export default messages;
