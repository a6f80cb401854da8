import type { OrderDetail } from "#core/contract/orders.ts";
import type { Refund } from "#core/contract/refunds.ts";
import { moneyHere } from "#web/facts/money-here.ts";
import { shopMoment } from "../frame/shop-clock.ts";
import messages from "./refund.messages.en.ts";

/** What of the payment went back, or is to, and why. */
export function RefundList({ order }: { order: OrderDetail }) {
	if (order.refunds.length === 0) return null;
	const what = ({ lines }: Refund) =>
		lines
			.map(({ line, quantity }) => {
				const name = order.orderDetails.find((one) => one.line === line)?.name ?? "";
				return messages.pieces(quantity, name);
			})
			.join(", ") || messages.asSum;
	return (
		<section aria-label={messages.list} className="mt-10">
			<h2 className="mb-2 text-title">{messages.list}</h2>
			<ul className="border-line border-t">
				{order.refunds.map((refund) => (
					<li key={refund.id} className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-line border-b py-3">
						<div className="min-w-0">
							<p className="wrap-anywhere">{what(refund)}</p>
							{refund.reason && <p className="wrap-anywhere text-quiet">{refund.reason}</p>}
							<p className="text-note text-quiet">
								<time dateTime={refund.at}>{shopMoment(refund.at)}</time> · {messages.states[refund.state]}
							</p>
						</div>
						<p className="ml-auto font-serif tabular-nums">{moneyHere(refund.amount, order.currency)}</p>
					</li>
				))}
			</ul>
		</section>
	);
}
