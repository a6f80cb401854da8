import { useSearchParams } from "react-router";
import { addressOf } from "#core/calls/call.ts";
import { orderViews } from "#core/calls/order-views.ts";
import { orders } from "#core/calls/orders.ts";
import type { Order } from "#core/contract/orders.ts";
import { readAs } from "#web/account/read-as.ts";
import { signedCall } from "#web/account/signed-call.ts";
import { privateHead } from "#web/facts/title.ts";
import { LoadedView } from "#web/loading/loaded-view.tsx";
import { useLoaded } from "#web/loading/use-loaded.ts";
import { useRefreshEvery } from "#web/loading/use-refresh.ts";
import { getOrders } from "#web/store/events.ts";
import { useAnswerEvent } from "#web/store/use-answer-event.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import { EmptyState } from "#web/ui/states.tsx";
import { ClockNote } from "../frame/clock-note.tsx";
import { ExportButton } from "../frame/export-button.tsx";
import { countedRows, countInWords, pageIn, withPage } from "../frame/paging.ts";
import { Table } from "../frame/table.tsx";
import { useMay } from "../frame/use-may.ts";
import type { Route } from "./+types/orders.ts";
import { type AskedOrders, askedOrdersIn, isCountedInPart } from "./asked-orders.ts";
import { ChosenOrders, choosing, useChosenOrders } from "./choose-orders.tsx";
import messages from "./messages.en.ts";
import { orderColumns } from "./order-columns.tsx";
import { OrderFilters } from "./order-filters.tsx";
import { OrderViews } from "./order-views.tsx";
import sending from "./send-many.messages.en.ts";

export const meta = privateHead(messages.title);

const AT_ONCE = 25;
const EVERY_MS = 10_000;

export function clientLoader({ url, request: { signal } }: Route.ClientLoaderArgs) {
	const query = { ...askedOrdersIn(url.searchParams), page: pageIn(url.searchParams), limit: AT_ONCE };
	return {
		rows: readAs("staff", () => signedCall(orders.list, { query }, { signal }).then(countedRows)),
		views: readAs("staff", () => signedCall(orderViews.list, {}, { signal }).then(({ data }) => data)),
	};
}

/** All orders: narrowed, found and sorted as the address says. */
export default function StaffOrders({ loaderData }: Route.ComponentProps) {
	const may = useMay();
	const [address] = useSearchParams();
	const asked = askedOrdersIn(address);
	const { sort: _, ...exported } = asked;
	const loaded = useLoaded(loaderData.rows);
	useRefreshEvery(EVERY_MS, loaded.stale);
	useAnswerEvent(getOrders, loaded.answer?.rows ?? null);
	return (
		<>
			<div className="mb-6 flex flex-wrap items-end justify-between gap-4">
				<h1 className="text-headline">{messages.title}</h1>
				<div className="flex flex-wrap gap-3">
					{may("orders.write") && (
						<>
							<ButtonLink to="/admindashboard/orders/new" look="outline">
								{messages.make}
							</ButtonLink>
							<ButtonLink to="/admindashboard/orders/send" look="outline">
								{sending.title}
							</ButtonLink>
						</>
					)}
					{may("orders.export") && (
						<ExportButton
							address={addressOf(orders.export, { query: exported })}
							name="orders.csv"
							label={messages.export}
							failed={messages.notExported}
						/>
					)}
				</div>
			</div>
			<OrderViews asked={asked} own={loaderData.views} />
			<div className="mb-4 flex">
				<OrderFilters asked={asked} />
			</div>
			<LoadedView of={loaded} what={messages.what}>
				{({ rows, total }) => <OrderRows rows={rows} total={total} asked={asked} address={address} />}
			</LoadedView>
		</>
	);
}

type OrderRowsProps = { rows: readonly Order[]; total: number; asked: AskedOrders; address: URLSearchParams };

function OrderRows({ rows, total, asked, address }: OrderRowsProps) {
	const page = pageIn(address);
	const { chosen, choose } = useChosenOrders();
	const pages = Math.ceil(total / AT_ONCE);
	if (rows.length === 0) {
		const action = (
			<ButtonLink to="/admindashboard/orders" look="outline">
				{messages.showAll}
			</ButtonLink>
		);
		return (
			<EmptyState title={messages.none.title} action={action}>
				<p>{messages.none.text}</p>
			</EmptyState>
		);
	}
	return (
		<>
			<p role="status" className="mb-2 text-note text-quiet">
				{messages.count(countInWords(total, isCountedInPart(asked)))}
				{pages > 1 && messages.pageOf(page, pages)}
			</p>
			<ClockNote className="mb-2" />
			<ChosenOrders chosen={chosen} onNone={() => choose(null)} />
			<Table
				caption={messages.title}
				columns={[...orderColumns, choosing(chosen, choose)]}
				rows={rows}
				keyOf={({ orderId }) => orderId}
			/>
			<div className="pt-6">
				<Pagination page={Math.min(page, pages)} pages={pages} addressOf={(next) => withPage(address, next)} />
			</div>
		</>
	);
}
