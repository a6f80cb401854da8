import { useEffect, useMemo, useState } from "react";
import { Link, Navigate, useFetcher } from "react-router";
import { orders } from "#core/calls/orders.ts";
import type { Client } from "#core/contract/clients.ts";
import type { Order } from "#core/contract/orders.ts";
import { readAs } from "#web/account/read-as.ts";
import { signedCall } from "#web/account/signed-call.ts";
import type { ApiError } from "#web/api.ts";
import { Hanger } from "#web/brand/logo.tsx";
import words from "#web/facts/messages.en.ts";
import { privateHead } from "#web/facts/title.ts";
import type { ReadOutcome } from "#web/loading/reading.ts";
import { useLoaded } from "#web/loading/use-loaded.ts";
import { getOrders } from "#web/store/events.ts";
import { useAnswerEvent } from "#web/store/use-answer-event.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Picture } from "#web/ui/picture.tsx";
import { Amount } from "#web/ui/price.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { EmptyState, ErrorState } from "#web/ui/states.tsx";
import type { Route } from "./+types/orders.ts";
import messages from "./messages.en.ts";
import { dayOf, paymentInWords, statusInWords } from "./order-words.ts";
import { BuyAgainButton } from "./parts/buy-again-button.tsx";

export const meta = privateHead(messages.title);

const AT_ONCE = 20;
const SHOWN_PICTURES = 4;

type Page = { rows: Order[]; total: number };

/** The screen reads the first page, "Show more" those after it. */
export function clientLoader({ url, request: { signal } }: Route.ClientLoaderArgs) {
	const page = Number(url.searchParams.get("page") ?? 1);
	const read = async ({ client }: { client: Client }): Promise<Page> => {
		const query = { client: client.phone, page, limit: AT_ONCE, language: words.language };
		const { data, headers } = await signedCall(orders.list, { query }, { signal });
		return { rows: data, total: Number(headers.get("x-total-count") ?? data.length) };
	};
	return { page, orders: readAs("client", read) };
}

export default function OrdersScreen({ loaderData }: Route.ComponentProps) {
	const { all, total, problem, more, again } = useOrders(loaderData);
	if (loaderData.page !== 1) return <Navigate replace to="/orders" />;
	if (problem && all.length === 0) {
		return (
			<ErrorState page title={messages.notRead} action={<Button onClick={again}>{messages.tryAgain}</Button>}>
				<p>{problem}</p>
			</ErrorState>
		);
	}
	if (total === null) return <Waiting />;
	if (total === 0) {
		const action = <ButtonLink to="/home">{messages.toShop}</ButtonLink>;
		return (
			<EmptyState page title={messages.none.title} drawing={<Hanger className="h-16 w-20 text-edge" />} action={action}>
				<p>{messages.none.text}</p>
			</EmptyState>
		);
	}
	return (
		<div className="page max-w-5xl py-8 wide:py-12">
			<h1 className="text-headline">{messages.title}</h1>
			<ul aria-label={messages.title} className="mt-8 border-line border-t">
				{all.map((order) => (
					<li key={order.orderId} className="border-line border-b py-6">
						<OrderRow order={order} />
					</li>
				))}
			</ul>
			<p role="status" className="pt-4 text-note text-quiet">
				{problem ?? messages.shown(all.length, total)}
			</p>
			{all.length < total && (
				<Button look="outline" className="mt-4" onClick={more}>
					{messages.showMore}
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
						{messages.order(orderId)}
					</Link>
				</h2>
				<p className="text-quiet">{dayOf(createdAt)}</p>
				<p className="mt-1">
					{statusInWords(order)} · <span className="text-quiet">{paymentInWords(paymentStatus)}</span>
				</p>
			</div>
			<ul aria-label={messages.pieces} className="flex gap-1">
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
function useOrders(first: Route.ComponentProps["loaderData"]) {
	const { answer, problem, again } = useLoaded(first.orders);
	const next = useFetcher<typeof clientLoader>();
	const later = useLaterPages(next.data);
	const pages = useMemo(() => [answer, ...later.pages.values()].filter((page) => page !== null), [answer, later.pages]);
	const all = useMemo(() => {
		const rows = pages.flatMap((page) => page.rows);
		return [...new Map(rows.map((order) => [order.orderId, order])).values()];
	}, [pages]);
	useAnswerEvent(getOrders, answer && all);
	return {
		all,
		total: pages.at(-1)?.total ?? null,
		problem: (later.problem ?? problem)?.message ?? null,
		more: () => void next.load(`/orders?page=${later.pages.size + 2}`),
		again,
	};
}

type PageReading = { page: number; orders: Promise<ReadOutcome<Page>> };

/** What is known of the pages after the first, by their number, and why the newest could not be read. */
type LaterPages = { pages: ReadonlyMap<number, Page>; problem: ApiError | null };

function useLaterPages(newest: PageReading | undefined): LaterPages {
	const [later, setLater] = useState<LaterPages>({ pages: new Map(), problem: null });
	useEffect(() => {
		if (!newest) return;
		let isWanted = true;
		const take = ({ data, problem }: ReadOutcome<Page>) =>
			isWanted && setLater(({ pages }) => ({ pages: data ? new Map(pages).set(newest.page, data) : pages, problem }));
		void newest.orders.then(take);
		return () => {
			isWanted = false;
		};
	}, [newest]);
	return later;
}

function Waiting() {
	return (
		<div className="page min-h-svh max-w-5xl py-8 wide:py-12" aria-busy="true">
			<h1 className="text-headline">{messages.title}</h1>
			<Skeleton className="mt-8 h-28 w-full" />
			<Skeleton className="mt-4 h-28 w-full" />
		</div>
	);
}
