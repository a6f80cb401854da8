import { Link } from "react-router";
import { notes } from "#core/calls/notes.ts";
import { orders } from "#core/calls/orders.ts";
import { papers } from "#core/calls/papers.ts";
import { returns } from "#core/calls/returns.ts";
import type { Note } from "#core/contract/notes.ts";
import type { OrderDetail } from "#core/contract/orders.ts";
import type { Paper } from "#core/contract/papers.ts";
import type { ReturnsOfOrder } from "#core/contract/returns.ts";
import { readAs } from "#web/account/read-as.ts";
import { signedCall } from "#web/account/signed-call.ts";
import { privateHead } from "#web/facts/title.ts";
import { LoadedView } from "#web/loading/loaded-view.tsx";
import type { Reading } from "#web/loading/reading.ts";
import { useLoaded } from "#web/loading/use-loaded.ts";
import { useRefreshEvery, useRefreshSoon } from "#web/loading/use-refresh.ts";
import { OrderPapers } from "#web/papers/order-papers.tsx";
import { getOrderById } from "#web/store/events.ts";
import { useAnswerEvent } from "#web/store/use-answer-event.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/states.tsx";
import { shopMoment } from "../frame/shop-clock.ts";
import { useMay } from "../frame/use-may.ts";
import { OrderNotes } from "../notes/order-notes.tsx";
import { StaffOrderReturns } from "../returns/order-returns.tsx";
import type { Route } from "./+types/order.ts";
import messages from "./messages.en.ts";
import { Buyer, OrderFacts, Timeline } from "./order-facts.tsx";
import { Lines } from "./order-lines.tsx";
import { StaffParcels } from "./parcels.tsx";
import { PayLinkLine } from "./pay-link-line.tsx";
import { RefundButton } from "./refund-button.tsx";
import statusWords from "./status.messages.en.ts";
import { StatusMenu } from "./status-menu.tsx";

export const meta = privateHead(messages.order);

const EVERY_MS = 10_000;

export function clientLoader({ params, request: { signal } }: Route.ClientLoaderArgs) {
	const read = async () => (await signedCall(orders.detail, { params, query: {} }, { signal })).data;
	const readPapers = async () => (await signedCall(papers.ofOrder, { params, query: {} }, { signal })).data;
	const readReturns = async () => (await signedCall(returns.ofOrder, { params, query: {} }, { signal })).data;
	const readNotes = async () => (await signedCall(notes.ofOrder, { params }, { signal })).data;
	return {
		order: readAs("staff", read),
		papers: readAs("staff", readPapers),
		returns: readAs("staff", readReturns),
		noted: readAs("staff", readNotes),
	};
}

export default function StaffOrder({ params: { id }, loaderData }: Route.ComponentProps) {
	return <OneOrder key={id} id={id} {...loaderData} />;
}

type OneOrderProps = {
	id: string;
	order: Reading<OrderDetail>;
	papers: Reading<Paper[]>;
	returns: Reading<ReturnsOfOrder>;
	noted: Reading<Note[]>;
};

/** One order with everything staff can do about it. */
function OneOrder({ id, order, papers, returns: ofOrder, noted }: OneOrderProps) {
	const loaded = useLoaded(order);
	const { answer, problem, stale, put } = loaded;
	const refreshSoon = useRefreshSoon();
	useRefreshEvery(EVERY_MS, stale);
	useAnswerEvent(getOrderById, answer);
	const changed = (now: OrderDetail) => {
		put(now);
		refreshSoon();
	};
	return (
		<>
			<Link to="/admindashboard/orders" className="link inline-flex min-h-11 items-center text-note print:hidden">
				{messages.one.allOrders}
			</Link>
			{problem && [400, 404].includes(problem.status) ? (
				<EmptyState page title={messages.one.missing} action={<BackToOrders />}>
					<p>{messages.one.noSuch(id.slice(0, 20))}</p>
				</EmptyState>
			) : (
				<LoadedView of={loaded} what={messages.one.what}>
					{(shown) => (
						<>
							<Detail order={shown} noted={noted} onChanged={changed} />
							<StaffOrderReturns returns={ofOrder} onChanged={refreshSoon} />
							<OrderPapers orderId={shown.orderId} papers={papers} />
						</>
					)}
				</LoadedView>
			)}
		</>
	);
}

function BackToOrders() {
	return <ButtonLink to="/admindashboard/orders">{messages.showAll}</ButtonLink>;
}

type DetailProps = { order: OrderDetail; noted: Reading<Note[]>; onChanged: (now: OrderDetail) => void };

function Detail({ order, noted, onChanged }: DetailProps) {
	const may = useMay();
	return (
		<article className="flex flex-col gap-8">
			<header className="flex flex-wrap items-end justify-between gap-4">
				<div>
					<h1 className="text-headline">{messages.one.title(order.orderId)}</h1>
					<p className="mt-1 text-quiet">
						{shopMoment(order.createdAt)} · {statusWords.labels[order.orderStatus]}
					</p>
				</div>
				<div className="ml-auto flex flex-wrap items-start justify-end gap-3">
					{may("orders.refund") && <RefundButton order={order} onChanged={onChanged} />}
					{may("orders.write") && <StatusMenu order={order} onChanged={onChanged} />}
				</div>
			</header>
			{order.payUntil && <PayLinkLine order={order} until={order.payUntil} />}
			<OrderFacts order={order} />
			<div className="grid gap-10 wide:grid-cols-12">
				<div className="flex min-w-0 flex-col gap-8 wide:col-span-8">
					<Lines order={order} />
					<StaffParcels order={order} onChanged={onChanged} />
				</div>
				<div className="flex min-w-0 flex-col gap-8 wide:col-span-4">
					<Buyer order={order} onChanged={onChanged} />
					<OrderNotes order={order} notes={noted} />
					<Timeline events={order.timeline} />
				</div>
			</div>
		</article>
	);
}
