import { Readable } from "node:stream";
import type { Order } from "#core/contract/orders.ts";
import { BYTE_ORDER_MARK, csvLine } from "#core/rules/csv.ts";
import type { Deps } from "../../deps.ts";
import { listOrderBooks, type OrderBooks } from "./order-books.queries.ts";
import type { OrderFilter } from "./order-filter.queries.ts";
import { listOrdersAfter, listParcels, listRecipients, type ParcelsInWords, type Recipient } from "./orders.queries.ts";

const AT_ONCE = 500;
/** Of an order that was deleted since its page was read. */
const NO_BOOKS: OrderBooks = { language: null, paidAt: null, invoice: null };
const COLUMNS = [
	"Order",
	"Date",
	"Status",
	"Payment",
	"Name",
	"Last name",
	"Phone",
	"E-mail",
	"Street",
	"City",
	"Province",
	"Zip code",
	"Address details",
	"Items",
	"Subtotal",
	"Discount",
	"Code",
	"Shipping",
	"Total",
	"Tax",
	"Tax rate",
	"Refunded",
	"Currency",
	"Delivery",
	"Unit prices",
	"Payment number",
	"Payment detail",
	"Installments",
	"Total in installments",
	"Last parcel",
	"Parcels",
	"Language",
	"Paid at",
	"Invoice",
];

/** Orders as CSV, a few hundred at a time and no faster than they are taken, whatever their number. */
export async function ordersAsCsv(deps: Deps, filter: OrderFilter): Promise<Readable> {
	// Read before anything is sent, so that a shop without its database still answers with a refusal.
	const first = await pageAfter(deps, filter, null);
	return Readable.from(lines(deps, filter, first));
}

const pageAfter = ({ replica }: Deps, filter: OrderFilter, after: number | null) =>
	replica.read(({ db }) => listOrdersAfter(db, filter, after, AT_ONCE));

async function* lines(deps: Deps, filter: OrderFilter, first: Order[]): AsyncGenerator<string> {
	yield BYTE_ORDER_MARK + csvLine(COLUMNS);
	for (let page = first; page.length > 0; ) {
		const ids = page.map(({ orderId }) => orderId);
		const [recipients, parcels, books] = await deps.replica.read(({ db }) =>
			Promise.all([listRecipients(db, ids), listParcels(db, ids), listOrderBooks(db, ids)]),
		);
		const told = (order: Order) => [
			...cellsOf(order, recipients.get(order.orderId), parcels.get(order.orderId)),
			...cellsOfBooks(books.get(order.orderId) ?? NO_BOOKS),
		];
		yield page.map((order) => csvLine(told(order))).join("");
		const last = page.at(-1) as Order;
		page = page.length < AT_ONCE ? [] : await pageAfter(deps, filter, last.orderId);
	}
}

/** A gift goes to somebody else than who bought it. */
function cellsOf(
	order: Order,
	recipient: Recipient | undefined,
	parcels: ParcelsInWords | undefined,
): (string | number | null)[] {
	const { Client } = order;
	const address = recipient?.address ?? order.address;
	const getter = recipient ? [`${recipient.name} ${recipient.lastname}`.trim(), recipient.phone] : [];
	const items = order.orderDetails.map(
		({ quantity, name, color, size }) => `${quantity} × ${name} (${color}, ${size})`,
	);
	return [
		order.orderId,
		order.createdAt,
		order.orderStatus,
		order.paymentStatus,
		Client.name,
		Client.lastname,
		order.ClientPhone,
		order.email,
		address.streetNumber,
		address.city,
		address.provinceDepartment,
		address.zipCode,
		[...getter, address.particularDetails].filter(Boolean).join(", "),
		items.join("; "),
		order.subtotal,
		order.discount,
		order.code ?? "",
		order.shipping,
		order.total,
		order.tax,
		order.taxRate,
		order.refunded,
		order.currency,
		order.delivery?.name ?? "",
		order.orderDetails.map(({ price }) => price).join("; "),
		order.paymentId,
		order.paymentStatusDetail,
		order.installments?.count ?? null,
		order.installments?.total ?? null,
		parcels?.last ?? "",
		parcels?.told ?? "",
	];
}

const cellsOfBooks = ({ language, paidAt, invoice }: OrderBooks) => [language, paidAt, invoice];
