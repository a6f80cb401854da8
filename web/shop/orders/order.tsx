import { lazy, Suspense } from "react";
import { Link } from "react-router";
import { orders } from "#core/calls/orders.ts";
import { papers } from "#core/calls/papers.ts";
import { returns } from "#core/calls/returns.ts";
import type { OrderDetail } from "#core/contract/orders.ts";
import { settledSession, useSession } from "#web/account/session.ts";
import { signedCall } from "#web/account/signed-call.ts";
import { Hanger } from "#web/brand/logo.tsx";
import words from "#web/facts/messages.en.ts";
import { privateHead } from "#web/facts/title.ts";
import { ifReached } from "#web/layout/when-touched.ts";
import { reading } from "#web/loading/reading.ts";
import { useLoaded } from "#web/loading/use-loaded.ts";
import { OrderPapers } from "#web/papers/order-papers.tsx";
import { getOrderById } from "#web/store/events.ts";
import { useAnswerEvent } from "#web/store/use-answer-event.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { EmptyState, ErrorState } from "#web/ui/states.tsx";
import { OrderReturns } from "../returns/order-returns.tsx";
import type { Route } from "./+types/order.ts";
import messages from "./messages.en.ts";
import { CancelButton } from "./parts/cancel-button.tsx";
import { WholeOrder } from "./parts/whole-order.tsx";

const GuestAccount = lazy(ifReached(() => import("./parts/guest-account.tsx")));

export const meta = privateHead(messages.one);

export function clientLoader({ params: { id }, url, request: { signal } }: Route.ClientLoaderArgs) {
	const token = url.searchParams.get("token");
	const read = async () => {
		await settledSession();
		const query = { ...(token && { orderToken: token }), language: words.language };
		return (await signedCall(orders.detail, { params: { id }, query }, { signal })).data;
	};
	const readPapers = async () => {
		await settledSession();
		return (await signedCall(papers.ofOrder, { params: { id }, query: token ? { orderToken: token } : {} }, { signal }))
			.data;
	};
	const readReturns = async () => {
		await settledSession();
		const query = { ...(token && { orderToken: token }), language: words.language };
		return (await signedCall(returns.ofOrder, { params: { id }, query }, { signal })).data;
	};
	return { order: reading(read()), papers: reading(readPapers()), returns: reading(readReturns()), token };
}

export const HydrateFallback = Waiting;

/** One order, for its client or for whoever has the link from the mail. */
export default function OrderScreen({ loaderData }: Route.ComponentProps) {
	const { session } = useSession();
	const { data: order, answer, problem, again, put } = useLoaded(loaderData.order);
	useAnswerEvent(getOrderById, answer);
	const changed = (now: OrderDetail) => {
		put(now);
		again();
	};
	if (problem && [400, 404].includes(problem.status)) return <NotYours isClient={session.as === "client"} />;
	if (problem) {
		return (
			<ErrorState page title={messages.notReadOne} action={<Button onClick={again}>{messages.tryAgain}</Button>}>
				<p>{problem.message}</p>
			</ErrorState>
		);
	}
	if (!order) return <Waiting />;
	return (
		<div className="page max-w-5xl py-8 wide:py-12">
			{session.as === "client" && (
				<Link to="/orders" className="link inline-flex min-h-11 items-center text-note">
					{messages.all}
				</Link>
			)}
			<WholeOrder order={order}>
				{order.payUntil && loaderData.token && (
					<ButtonLink to={`/orders/${order.orderId}/pay?${new URLSearchParams({ token: loaderData.token })}`}>
						{messages.pay}
					</ButtonLink>
				)}
				{order.isCancellable && <CancelButton order={order} token={loaderData.token} onChanged={changed} />}
			</WholeOrder>
			<OrderReturns order={order} token={loaderData.token} returns={loaderData.returns} onChanged={again} />
			<OrderPapers orderId={order.orderId} orderToken={loaderData.token} papers={loaderData.papers} />
			{session.as === "visitor" && loaderData.token && order.isGuest && (
				<Suspense fallback={<Skeleton className="mt-12 h-80 w-full" />}>
					<GuestAccount order={order} token={loaderData.token} />
				</Suspense>
			)}
		</div>
	);
}

function NotYours({ isClient }: { isClient: boolean }) {
	const action = isClient ? (
		<ButtonLink to="/orders">{messages.yours}</ButtonLink>
	) : (
		<ButtonLink to="/login?next=orders">{messages.logIn}</ButtonLink>
	);
	return (
		<EmptyState
			page
			title={messages.notYours.title}
			drawing={<Hanger className="h-16 w-20 text-edge" />}
			action={action}
		>
			<p>{messages.notYours.text}</p>
		</EmptyState>
	);
}

function Waiting() {
	return (
		<div className="page min-h-svh max-w-5xl py-8 wide:py-12" aria-busy="true">
			<h1 className="sr-only">{messages.one}</h1>
			<Skeleton className="h-12 w-56" />
			<Skeleton className="mt-8 h-96 w-full" />
		</div>
	);
}
