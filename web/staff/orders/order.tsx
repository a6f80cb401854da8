import { useCallback } from "react";
import { Link, useParams } from "react-router";
import { orders } from "#core/calls/orders.ts";
import type { OrderDetail } from "#core/contract/orders.ts";
import { labelOf } from "#core/rules/order-status.ts";
import { signedCall } from "#web/account/signed-call.ts";
import { momentOf } from "#web/shop/orders/words.ts";
import { getOrderById } from "#web/store/events.ts";
import { useEvents } from "#web/store/store.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/states.tsx";
import { Shown } from "../frame/shown.tsx";
import { type Reading, useReading } from "../frame/use-reading.ts";
import { Buyer, Facts, Timeline } from "./order-facts.tsx";
import { Lines } from "./order-lines.tsx";
import { RefundButton } from "./refund-button.tsx";
import { StatusMenu } from "./status-menu.tsx";

export const meta = () => [{ title: "Order · Perchero" }, { name: "robots", content: "noindex" }];

const EVERY_MS = 10_000;

export default function StaffOrder() {
	const { id = "" } = useParams();
	return <OneOrder key={id} id={id} />;
}

/** One order with everything staff can do about it. */
function OneOrder({ id }: { id: string }) {
	const reading = useOrder(id);
	const { problem } = reading;
	return (
		<>
			<Link to="/admindashboard/orders" className="link inline-flex min-h-11 items-center text-note">
				All orders
			</Link>
			{problem && [400, 404].includes(problem.status) ? (
				<EmptyState page title="There is no such order" action={<BackToOrders />}>
					<p>No order has the number {id.slice(0, 20)}.</p>
				</EmptyState>
			) : (
				<Shown reading={reading} what="This order">
					{(order) => <Detail order={order} reading={reading} />}
				</Shown>
			)}
		</>
	);
}

function BackToOrders() {
	return <ButtonLink to="/admindashboard/orders">Show all orders</ButtonLink>;
}

function Detail({ order, reading }: { order: OrderDetail; reading: Reading<OrderDetail> }) {
	const dispatch = useEvents();
	const changed = (now: OrderDetail) => {
		reading.put(now);
		dispatch(getOrderById(now));
		reading.soon();
	};
	return (
		<article className="flex flex-col gap-8">
			<header className="flex flex-wrap items-end justify-between gap-4">
				<div>
					<h1 className="text-headline">Order {order.orderId}</h1>
					<p className="mt-1 text-quiet">
						{momentOf(order.createdAt)} · {labelOf(order.orderStatus)}
					</p>
				</div>
				<div className="ml-auto flex flex-wrap items-start justify-end gap-3">
					<RefundButton order={order} onChanged={changed} />
					<StatusMenu order={order} onChanged={changed} />
				</div>
			</header>
			<Facts order={order} />
			<div className="grid gap-10 wide:grid-cols-12">
				<Lines order={order} />
				<div className="flex min-w-0 flex-col gap-8 wide:col-span-4">
					<Buyer order={order} />
					<Timeline events={order.timeline} />
				</div>
			</div>
		</article>
	);
}

function useOrder(id: string): Reading<OrderDetail> {
	const dispatch = useEvents();
	const read = useCallback(
		async (signal: AbortSignal) => {
			const { data } = await signedCall(orders.detail, { params: { id }, query: {} }, { signal });
			dispatch(getOrderById(data));
			return data;
		},
		[id, dispatch],
	);
	return useReading(read, EVERY_MS);
}
