import { useCallback, useEffect, useState } from "react";
import { Link, useParams, useSearchParams } from "react-router";
import { orders } from "#core/calls/orders.ts";
import type { OrderDetail } from "#core/contract/orders.ts";
import { useSession } from "#web/account/session.ts";
import { signedCall } from "#web/account/signed-call.ts";
import type { ApiError } from "#web/api.ts";
import { Hanger } from "#web/brand/logo.tsx";
import { getOrderById } from "#web/store/events.ts";
import { useEvents } from "#web/store/store.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { EmptyState, ErrorState } from "#web/ui/states.tsx";
import { OrderView } from "./parts/order-view.tsx";

export const meta = () => [{ title: "Your order · Perchero" }, { name: "robots", content: "noindex" }];

/** One order, for its client or for whoever has the link from the mail. */
export default function OrderScreen() {
	const { id = "" } = useParams();
	const [address] = useSearchParams();
	const { session, certainty } = useSession();
	const { order, problem, again } = useOrder(id, address.get("token"), certainty !== "asking");
	if (problem && [400, 404].includes(problem.status)) return <NotYours isClient={session.as === "client"} />;
	if (problem) {
		return (
			<ErrorState page title="This order could not be read" action={<Button onClick={again}>Try again</Button>}>
				<p>{problem.message}</p>
			</ErrorState>
		);
	}
	if (!order) return <Waiting />;
	return (
		<div className="page max-w-5xl py-8 wide:py-12">
			{session.as === "client" && (
				<Link to="/orders" className="link inline-flex min-h-11 items-center text-note">
					All orders
				</Link>
			)}
			<OrderView order={order} />
		</div>
	);
}

function useOrder(id: string, token: string | null, mayAsk: boolean) {
	const [order, setOrder] = useState<OrderDetail | null>(null);
	const [problem, setProblem] = useState<ApiError | null>(null);
	const dispatch = useEvents();
	const read = useCallback(async () => {
		setProblem(null);
		try {
			const query = token ? { orderToken: token } : {};
			const { data } = await signedCall(orders.detail, { params: { id }, query });
			setOrder(data);
			dispatch(getOrderById(data));
		} catch (error) {
			setProblem(error as ApiError);
		}
	}, [id, token, dispatch]);
	useEffect(() => {
		if (mayAsk) void read();
	}, [mayAsk, read]);
	return { order, problem, again: () => void read() };
}

function NotYours({ isClient }: { isClient: boolean }) {
	const action = isClient ? (
		<ButtonLink to="/orders">Your orders</ButtonLink>
	) : (
		<ButtonLink to="/login?next=orders">Log in</ButtonLink>
	);
	return (
		<EmptyState
			page
			title="There is no such order here"
			drawing={<Hanger className="h-16 w-20 text-edge" />}
			action={action}
		>
			<p>An order is shown to the client who placed it, or through the link in the mail about it.</p>
		</EmptyState>
	);
}

function Waiting() {
	return (
		<div className="page max-w-5xl py-8 wide:py-12" aria-busy="true">
			<h1 className="sr-only">Your order</h1>
			<Skeleton className="h-12 w-56" />
			<Skeleton className="mt-8 h-96 w-full" />
		</div>
	);
}
