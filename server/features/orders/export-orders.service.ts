import { Readable } from "node:stream";
import type { Order } from "#core/contract/orders.ts";
import { BYTE_ORDER_MARK, csvLine } from "#core/rules/csv.ts";
import type { Deps } from "../../deps.ts";
import type { OrderFilter } from "./order-filter.queries.ts";
import { listOrdersAfter } from "./orders.queries.ts";

const AT_ONCE = 500;
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
];

/** Orders as CSV, a few hundred at a time and no faster than they are taken, whatever their number. */
export async function ordersAsCsv(deps: Deps, filter: OrderFilter): Promise<Readable> {
	// Read before anything is sent, so that a shop without its database still answers with a refusal.
	const first = await listOrdersAfter(deps.db, filter, null, AT_ONCE);
	return Readable.from(lines(deps, filter, first));
}

async function* lines(deps: Deps, filter: OrderFilter, first: Order[]): AsyncGenerator<string> {
	yield BYTE_ORDER_MARK + csvLine(COLUMNS);
	for (let page = first; page.length > 0; ) {
		yield page.map((order) => csvLine(cellsOf(order))).join("");
		const last = page.at(-1) as Order;
		page = page.length < AT_ONCE ? [] : await listOrdersAfter(deps.db, filter, last.orderId, AT_ONCE);
	}
}

function cellsOf(order: Order): (string | number | null)[] {
	const { address, Client } = order;
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
		address.particularDetails,
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
	];
}
