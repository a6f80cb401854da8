import { Link } from "react-router";
import type { Order } from "#core/contract/orders.ts";
import { paymentInWords } from "#web/shop/orders/order-words.ts";
import { Amount } from "#web/ui/price.tsx";
import { shopMoment } from "../frame/shop-clock.ts";
import type { Column } from "../frame/table.tsx";
import messages from "./messages.en.ts";
import statusWords from "./status.messages.en.ts";

/** What a row of the list says of an order; on a phone date and phone stand below the name, the status below the total. */
export const orderColumns: readonly Column<Order>[] = [
	{
		head: messages.order,
		cell: ({ orderId }) => (
			<Link to={`/admindashboard/orders/${orderId}`} className="link inline-flex min-h-8 items-center">
				{orderId}
			</Link>
		),
	},
	{ head: messages.date, wide: true, cell: ({ createdAt }) => shopMoment(createdAt) },
	{
		head: messages.client,
		cell: ({ Client, ClientPhone, createdAt }) => (
			<span className="block min-w-22 wrap-anywhere">
				{`${Client.name} ${Client.lastname}`.trim() || messages.removed}
				<span className="block text-note text-quiet wide:hidden">
					{[shopMoment(createdAt), ClientPhone].filter((part) => part !== null).join(" · ")}
				</span>
			</span>
		),
	},
	{ head: messages.phone, number: true, wide: true, cell: ({ ClientPhone }) => ClientPhone },
	{
		head: messages.pieces,
		number: true,
		wide: true,
		cell: ({ orderDetails }) => orderDetails.reduce((sum, { quantity }) => sum + quantity, 0),
	},
	{ head: messages.payment, wide: true, cell: ({ paymentStatus }) => paymentInWords(paymentStatus) },
	{ head: messages.status, wide: true, cell: ({ orderStatus }) => statusWords.stored[orderStatus] },
	{
		head: messages.total,
		number: true,
		cell: ({ total, orderStatus }) => (
			<>
				<Amount value={total} className="whitespace-nowrap" />
				<span className="block text-note text-quiet wide:hidden">{statusWords.stored[orderStatus]}</span>
			</>
		),
	},
];
