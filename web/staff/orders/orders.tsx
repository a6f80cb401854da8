import { Link, useSearchParams } from "react-router";
import { addressOf } from "#core/calls/call.ts";
import { orders } from "#core/calls/orders.ts";
import type { Order } from "#core/contract/orders.ts";
import { ORDER_STATUSES, readOrderStatus } from "#core/rules/order-status.ts";
import { readAs } from "#web/account/read-as.ts";
import { signedCall } from "#web/account/signed-call.ts";
import { privateHead } from "#web/facts/title.ts";
import { LoadedView } from "#web/loading/loaded-view.tsx";
import { useLoaded } from "#web/loading/use-loaded.ts";
import { useRefreshEvery } from "#web/loading/use-refresh.ts";
import { paymentInWords } from "#web/shop/orders/order-words.ts";
import { getOrders } from "#web/store/events.ts";
import { useAnswerEvent } from "#web/store/use-answer-event.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Select } from "#web/ui/field.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import { Amount } from "#web/ui/price.tsx";
import { EmptyState } from "#web/ui/states.tsx";
import { ClockNote } from "../frame/clock-note.tsx";
import { ExportButton } from "../frame/export-button.tsx";
import { countedRows, countInWords, pageIn, withPage } from "../frame/paging.ts";
import { SearchForm } from "../frame/search-form.tsx";
import { shopMoment } from "../frame/shop-clock.ts";
import { type Column, Table } from "../frame/table.tsx";
import { useMay } from "../frame/use-may.ts";
import type { Route } from "./+types/orders.ts";
import { ChosenOrders, choosing, useChosenOrders } from "./choose-orders.tsx";
import messages from "./messages.en.ts";
import sending from "./send-many.messages.en.ts";
import statusWords from "./status.messages.en.ts";

export const meta = privateHead(messages.title);

const AT_ONCE = 25;
const EVERY_MS = 10_000;

/** What an address asks for. */
function askedIn(address: URLSearchParams) {
	return {
		status: readOrderStatus(address.get("status") ?? ""),
		search: (address.get("search") ?? "").trim().slice(0, 100),
		page: pageIn(address),
	};
}

export function clientLoader({ url, request: { signal } }: Route.ClientLoaderArgs) {
	const { status, search, page } = askedIn(url.searchParams);
	const query = { ...filterOf(status, search), page, limit: AT_ONCE };
	return { rows: readAs("staff", () => signedCall(orders.list, { query }, { signal }).then(countedRows)) };
}

/** All orders, newest first: by status, found by number, name or phone. */
export default function StaffOrders({ loaderData }: Route.ComponentProps) {
	const may = useMay();
	const [address] = useSearchParams();
	const { status, search, page } = askedIn(address);
	const loaded = useLoaded(loaderData.rows);
	useRefreshEvery(EVERY_MS, loaded.stale);
	useAnswerEvent(getOrders, loaded.data?.rows ?? null);
	return (
		<>
			<div className="mb-6 flex flex-wrap items-end justify-between gap-4">
				<h1 className="text-headline">{messages.title}</h1>
				<div className="flex flex-wrap gap-3">
					{may("orders.write") && (
						<ButtonLink to="/admindashboard/orders/send" look="outline">
							{sending.title}
						</ButtonLink>
					)}
					{may("orders.export") && (
						<ExportButton
							address={addressOf(orders.export, { query: filterOf(status, search) })}
							name="orders.csv"
							label={messages.export}
							failed={messages.notExported}
						/>
					)}
				</div>
			</div>
			<div className="mb-4 flex">
				<SearchForm label={messages.find} value={search}>
					<Select
						key={status}
						label={messages.status}
						name="status"
						placeholder={messages.all}
						defaultValue={status ?? ""}
						onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
						className="min-w-40"
						{...(status && { hint: statusWords.meanings[status] })}
					>
						{ORDER_STATUSES.map((one) => (
							<option key={one} value={one}>
								{statusWords.stored[one]}
							</option>
						))}
					</Select>
				</SearchForm>
			</div>
			<LoadedView of={loaded} what={messages.what}>
				{({ rows, total }) => <OrderRows rows={rows} total={total} page={page} address={address} />}
			</LoadedView>
		</>
	);
}

type OrderRowsProps = { rows: readonly Order[]; total: number; page: number; address: URLSearchParams };

function OrderRows({ rows, total, page, address }: OrderRowsProps) {
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
				{messages.count(countInWords(total, address))}
				{pages > 1 && messages.pageOf(page, pages)}
			</p>
			<ClockNote className="mb-2" />
			<ChosenOrders chosen={chosen} onNone={() => choose(null)} />
			<Table
				caption={messages.title}
				columns={[...columns, choosing(chosen, choose)]}
				rows={rows}
				keyOf={({ orderId }) => orderId}
			/>
			<div className="pt-6">
				<Pagination page={Math.min(page, pages)} pages={pages} addressOf={(next) => withPage(address, next)} />
			</div>
		</>
	);
}

const columns: Column<Order>[] = [
	{
		head: messages.order,
		cell: ({ orderId }) => (
			<Link to={`/admindashboard/orders/${orderId}`} className="link inline-flex min-h-8 items-center">
				{orderId}
			</Link>
		),
	},
	{ head: messages.date, wide: true, cell: ({ createdAt }) => shopMoment(createdAt) },
	{
		head: messages.client,
		cell: ({ Client, ClientPhone }) => (
			<span className="wrap-anywhere">
				{`${Client.name} ${Client.lastname}`.trim() || messages.removed}
				<span className="block text-note text-quiet wide:hidden">{ClientPhone}</span>
			</span>
		),
	},
	{ head: messages.phone, number: true, wide: true, cell: ({ ClientPhone }) => ClientPhone },
	{
		head: messages.pieces,
		number: true,
		wide: true,
		cell: ({ orderDetails }) => orderDetails.reduce((sum, { quantity }) => sum + quantity, 0),
	},
	{ head: messages.payment, wide: true, cell: ({ paymentStatus }) => paymentInWords(paymentStatus) },
	{ head: messages.status, cell: ({ orderStatus }) => statusWords.stored[orderStatus] },
	{ head: messages.total, number: true, cell: ({ total }) => <Amount value={total} className="whitespace-nowrap" /> },
];

function filterOf(status: string | null, search: string) {
	return { ...(status && { status }), ...(search && { search }) };
}
