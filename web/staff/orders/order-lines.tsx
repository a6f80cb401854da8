import { Link } from "react-router";
import type { OrderDetail, OrderedLine } from "#core/contract/orders.ts";
import { installmentsInWords } from "#core/messages/installments.ts";
import { sizeWord } from "#core/messages/sizes.ts";
import { moneyHere } from "#web/facts/money-here.ts";
import { Picture } from "#web/ui/picture.tsx";
import { Amount } from "#web/ui/price.tsx";
import { type Column, Table } from "../frame/table.tsx";
import messages from "./messages.en.ts";
import refundWords from "./refund.messages.en.ts";
import { RefundList } from "./refund-list.tsx";

const { lines } = messages;

const columns: Column<OrderedLine>[] = [
	{
		head: lines.product,
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
						{color}, {sizeWord(size)}
					</span>
				</span>
			</span>
		),
	},
	{
		head: lines.quantity,
		number: true,
		cell: ({ quantity, refunded }) => (
			<>
				{quantity}
				{refunded > 0 && <span className="block text-note text-quiet">{refundWords.ofLine(refunded)}</span>}
			</>
		),
	},
	{ head: lines.price, number: true, wide: true, cell: ({ price }) => <Amount value={price} /> },
	{
		head: lines.sum,
		number: true,
		cell: ({ price, quantity }) => <Amount value={price * quantity} className="whitespace-nowrap" />,
	},
];

/** What was bought, and how the total comes about. */
export function Lines({ order }: { order: OrderDetail }) {
	const { subtotal, discount, code, shipping, total, installments, tax, taxRate, refunded, currency } = order;
	const money = (amount: number) => moneyHere(amount, currency);
	const sums: [string, string][] = [
		[lines.subtotal, money(subtotal)],
		...(discount > 0 ? [[lines.discount(code ?? ""), money(-discount)] as [string, string]] : []),
		[lines.shipping, shipping === 0 ? lines.free : money(shipping)],
		[messages.total, money(total)],
		...(installments ? [[lines.installments, installmentsInWords(installments, money)] as [string, string]] : []),
		...(tax > 0 ? [[lines.tax(taxRate), money(tax)] as [string, string]] : []),
		...(refunded > 0 ? [[lines.givenBack, money(-refunded)] as [string, string]] : []),
	];
	return (
		<section aria-label={lines.title} className="min-w-0">
			<h2 className="mb-2 text-title">{lines.title}</h2>
			<Table
				sticky={false}
				caption={lines.title}
				columns={columns}
				rows={order.orderDetails}
				keyOf={({ line }) => line}
			/>
			<dl aria-label={lines.sums} className="mt-4 ml-auto flex max-w-sm flex-col gap-1">
				{sums.map(([label, value]) => (
					<div key={label} className="flex justify-between gap-4">
						<dt>{label}</dt>
						<dd className="font-serif tabular-nums">{value}</dd>
					</div>
				))}
			</dl>
			<RefundList order={order} />
		</section>
	);
}
