import { useCallback, useEffect, useState } from "react";
import { Link } from "react-router";
import { orders } from "#core/calls/orders.ts";
import type { Order } from "#core/contract/orders.ts";
import { useSession } from "#web/account/session.ts";
import { signedCall } from "#web/account/signed-call.ts";
import type { ApiError } from "#web/api.ts";
import { Hanger } from "#web/brand/logo.tsx";
import { getOrders } from "#web/store/events.ts";
import { browserStore, useShop } from "#web/store/store.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Picture } from "#web/ui/picture.tsx";
import { Amount } from "#web/ui/price.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { EmptyState, ErrorState } from "#web/ui/states.tsx";
import { BuyAgainButton } from "./parts/buy-again-button.tsx";
import { dayOf, paymentInWords, statusInWords } from "./words.ts";

export const meta = () => [{ title: "Orders · Perchero" }, { name: "robots", content: "noindex" }];

const AT_ONCE = 20;
const SHOWN_PICTURES = 4;

export default function OrdersScreen() {
	const { session } = useSession();
	const phone = session.as === "client" ? session.client.phone : 0;
	const { all, total, problem, more } = useOrders(phone);
	if (problem && all.length === 0) {
		return (
			<ErrorState page title="Your orders could not be read" action={<Button onClick={more}>Try again</Button>}>
				<p>{problem}</p>
			</ErrorState>
		);
	}
	if (total === null) return <Waiting />;
	if (total === 0) {
		const action = <ButtonLink to="/home">Go to the shop</ButtonLink>;
		return (
			<EmptyState page title="No orders yet" drawing={<Hanger className="h-16 w-20 text-edge" />} action={action}>
				<p>What you buy is listed here, with where it is and what it cost.</p>
			</EmptyState>
		);
	}
	return (
		<div className="page max-w-5xl py-8 wide:py-12">
			<h1 className="text-headline">Orders</h1>
			<ul aria-label="Orders" className="mt-8 border-line border-t">
				{all.map((order) => (
					<li key={order.orderId} className="border-line border-b py-6">
						<OrderRow order={order} />
					</li>
				))}
			</ul>
			<p role="status" className="pt-4 text-note text-quiet">
				{problem ?? `${all.length} of ${total} shown`}
			</p>
			{all.length < total && (
				<Button look="outline" className="mt-4" onClick={more}>
					Show more
				</Button>
			)}
		</div>
	);
}

function OrderRow({ order }: { order: Order }) {
	const { orderId, orderDetails, total, createdAt, paymentStatus } = order;
	return (
		<article className="flex flex-col gap-4 md:flex-row md:items-center md:gap-8">
			<div className="min-w-0 grow">
				<h2 className="font-medium font-sans text-body tracking-normal">
					<Link to={`/orders/${orderId}`} className="link">
						Order {orderId}
					</Link>
				</h2>
				<p className="text-quiet">{dayOf(createdAt)}</p>
				<p className="mt-1">
					{statusInWords(order)} · <span className="text-quiet">{paymentInWords(paymentStatus)}</span>
				</p>
			</div>
			<ul aria-label="Pieces" className="flex gap-1">
				{orderDetails.slice(0, SHOWN_PICTURES).map((line) => (
					<li key={`${line.productid} ${line.color} ${line.size}`} className="w-14">
						<Picture src={line.image} alt={`${line.quantity} × ${line.name}`} sizes="56px" />
					</li>
				))}
			</ul>
			<div className="flex items-center justify-between gap-6 md:justify-end">
				<Amount value={total} className="text-lead" />
				<BuyAgainButton lines={orderDetails} look="outline" />
			</div>
		</article>
	);
}

/** The client's orders, newest first, a few at a time. */
function useOrders(phone: number) {
	const all = useShop((state) => state.orders.all);
	const [total, setTotal] = useState<number | null>(null);
	const [problem, setProblem] = useState<string | null>(null);

	const read = useCallback(
		async (page: number) => {
			setProblem(null);
			try {
				const query = { client: phone, page, limit: AT_ONCE };
				const { data, headers } = await signedCall(orders.list, { query });
				const before = page === 1 ? [] : browserStore().getState().orders.all;
				const known = new Set(before.map(({ orderId }) => orderId));
				browserStore().dispatch(getOrders([...before, ...data.filter(({ orderId }) => !known.has(orderId))]));
				setTotal(Number(headers.get("x-total-count") ?? data.length));
			} catch (error) {
				setProblem((error as ApiError).message);
			}
		},
		[phone],
	);
	useEffect(() => {
		if (phone !== 0) void read(1);
	}, [phone, read]);
	return { all, total, problem, more: () => void read(Math.floor(all.length / AT_ONCE) + 1) };
}

function Waiting() {
	return (
		<div className="page max-w-5xl py-8 wide:py-12" aria-busy="true">
			<h1 className="text-headline">Orders</h1>
			<Skeleton className="mt-8 h-28 w-full" />
			<Skeleton className="mt-4 h-28 w-full" />
		</div>
	);
}
