import { Link } from "react-router";
import type { Statistics } from "#core/contract/statistics.ts";
import { sizeWord } from "#core/messages/sizes.ts";
import { Amount } from "#web/ui/price.tsx";
import { ClockNote } from "../frame/clock-note.tsx";
import { shopMoment } from "../frame/shop-clock.ts";
import { Table } from "../frame/table.tsx";
import { useMay } from "../frame/use-may.ts";
import statusWords from "../orders/status.messages.en.ts";
import messages from "./messages.en.ts";

const { newestOrders, lowStock } = messages;

export function NewestOrders({ orders }: { orders: Statistics["newestOrders"] }) {
	return (
		<section aria-label={newestOrders.title} className="min-w-0">
			<h2 className="mb-2 text-title">{newestOrders.title}</h2>
			<ClockNote className="mb-2" />
			{orders.length === 0 ? (
				<p className="text-quiet">{newestOrders.none}</p>
			) : (
				<Table
					sticky={false}
					caption={newestOrders.title}
					rows={orders}
					keyOf={({ orderId }) => orderId}
					columns={[
						{
							head: newestOrders.order,
							cell: ({ orderId }) => (
								<Link to={`/admindashboard/orders/${orderId}`} className="link">
									{orderId}
								</Link>
							),
						},
						{ head: newestOrders.date, wide: true, cell: ({ createdAt }) => shopMoment(createdAt) },
						{
							head: newestOrders.client,
							cell: ({ Client }) => <span className="wrap-anywhere">{`${Client.name} ${Client.lastname}`}</span>,
						},
						{ head: newestOrders.status, cell: ({ orderStatus }) => statusWords.stored[orderStatus] },
						{
							head: newestOrders.total,
							number: true,
							cell: ({ total }) => <Amount value={total} className="whitespace-nowrap" />,
						},
					]}
				/>
			)}
		</section>
	);
}

export function LowStock({ of: { soldOut, low, entries } }: { of: Statistics["lowStock"] }) {
	const isLed = useMay()("products.write");
	return (
		<section aria-label={lowStock.title} className="min-w-0">
			<h2 className="mb-2 text-title">{lowStock.title}</h2>
			<p className="mb-2 text-quiet">
				{lowStock.sum(soldOut, low)}{" "}
				{isLed && entries.length > 0 && (
					<Link to="/admindashboard/products?stock=low&state=on" className="link inline-flex min-h-8 items-center">
						{lowStock.seeAll}
					</Link>
				)}
			</p>
			{entries.length > 0 && (
				<Table
					sticky={false}
					caption={lowStock.title}
					rows={entries}
					keyOf={({ id_product, ColorName, size }) => `${id_product} ${ColorName} ${size}`}
					columns={[
						{
							head: lowStock.product,
							cell: ({ id_product, name }) => (
								<Link to={isLed ? `/updateProducto/${id_product}` : `/products/${id_product}`} className="link">
									{name}
								</Link>
							),
						},
						{ head: lowStock.colour, cell: ({ ColorName }) => ColorName },
						{ head: lowStock.size, cell: ({ size }) => sizeWord(size) },
						{ head: lowStock.left, number: true, cell: ({ left }) => left },
					]}
				/>
			)}
		</section>
	);
}
