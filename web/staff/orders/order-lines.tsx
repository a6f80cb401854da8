import { Link } from "react-router";
import type { OrderDetail, OrderLine } from "#core/contract/orders.ts";
import { formatMoney } from "#core/rules/money.ts";
import { Picture } from "#web/ui/picture.tsx";
import { Amount } from "#web/ui/price.tsx";
import { type Column, Table } from "../frame/table.tsx";

const columns: Column<OrderLine>[] = [
	{
		head: "Product",
		cell: ({ productid, name, image, color, size }) => (
			<span className="flex items-center gap-3">
				<span className="w-12 shrink-0">
					<Picture src={image} alt="" sizes="48px" />
				</span>
				<span className="min-w-0">
					<Link to={`/products/${productid}`} className="link">
						{name}
					</Link>
					<span className="block text-note text-quiet">
						{color}, {size}
					</span>
				</span>
			</span>
		),
	},
	{ head: "Quantity", number: true, cell: ({ quantity }) => quantity },
	{ head: "Price", number: true, wide: true, cell: ({ price }) => <Amount value={price} /> },
	{
		head: "Sum",
		number: true,
		cell: ({ price, quantity }) => <Amount value={price * quantity} className="whitespace-nowrap" />,
	},
];

/** What was bought, and how the total comes about. */
export function Lines({ order }: { order: OrderDetail }) {
	const { subtotal, discount, code, shipping, total, tax, taxRate, refunded, currency } = order;
	const money = (amount: number) => formatMoney(amount, currency);
	const sums: [string, string][] = [
		["Subtotal", money(subtotal)],
		...(discount > 0 ? [[`Discount ${code ?? ""}`.trim(), money(-discount)] as [string, string]] : []),
		["Shipping", shipping === 0 ? "Free" : money(shipping)],
		["Total", money(total)],
		...(tax > 0 ? [[`Includes tax (${taxRate} %)`, money(tax)] as [string, string]] : []),
		...(refunded > 0 ? [["Given back", money(-refunded)] as [string, string]] : []),
	];
	return (
		<section aria-label="Lines" className="min-w-0 wide:col-span-8">
			<h2 className="mb-2 text-title">Lines</h2>
			<Table
				sticky={false}
				caption="Lines"
				columns={columns}
				rows={order.orderDetails}
				keyOf={({ productid, color, size }) => `${productid} ${color} ${size}`}
			/>
			<dl aria-label="Sums" className="mt-4 ml-auto flex max-w-xs flex-col gap-1">
				{sums.map(([label, value]) => (
					<div key={label} className="flex justify-between gap-4">
						<dt>{label}</dt>
						<dd className="font-serif tabular-nums">{value}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
