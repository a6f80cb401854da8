import { Link } from "react-router";
import type { Statistics } from "#core/contract/statistics.ts";
import { momentOf } from "#web/shop/orders/order-words.ts";
import { Amount } from "#web/ui/price.tsx";
import { Table } from "../frame/table.tsx";
import { useMay } from "../frame/use-may.ts";

export function NewestOrders({ orders }: { orders: Statistics["newestOrders"] }) {
	return (
		<section aria-label="Newest orders" className="min-w-0">
			<h2 className="mb-2 text-title">Newest orders</h2>
			{orders.length === 0 ? (
				<p className="text-quiet">No orders yet. They appear here the moment they are placed.</p>
			) : (
				<Table
					sticky={false}
					caption="Newest orders"
					rows={orders}
					keyOf={({ orderId }) => orderId}
					columns={[
						{
							head: "Order",
							cell: ({ orderId }) => (
								<Link to={`/admindashboard/orders/${orderId}`} className="link">
									{orderId}
								</Link>
							),
						},
						{ head: "Date", wide: true, cell: ({ createdAt }) => momentOf(createdAt) },
						{
							head: "Client",
							cell: ({ Client }) => <span className="wrap-anywhere">{`${Client.name} ${Client.lastname}`}</span>,
						},
						{ head: "Status", cell: ({ orderStatus }) => orderStatus },
						{
							head: "Total",
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
		<section aria-label="Low stock" className="min-w-0">
			<h2 className="mb-2 text-title">Low stock</h2>
			<p className="mb-2 text-quiet">
				{soldOut} sizes sold out, {low} with three or fewer left
			</p>
			{entries.length > 0 && (
				<Table
					sticky={false}
					caption="Low stock"
					rows={entries}
					keyOf={({ id_product, ColorName, size }) => `${id_product} ${ColorName} ${size}`}
					columns={[
						{
							head: "Product",
							cell: ({ id_product, name }) => (
								<Link to={isLed ? `/updateProducto/${id_product}` : `/products/${id_product}`} className="link">
									{name}
								</Link>
							),
						},
						{ head: "Colour", cell: ({ ColorName }) => ColorName },
						{ head: "Size", cell: ({ size }) => size },
						{ head: "Left", number: true, cell: ({ left }) => left },
					]}
				/>
			)}
		</section>
	);
}
