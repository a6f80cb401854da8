import { useCallback } from "react";
import { Link, useSearchParams } from "react-router";
import { orders } from "#core/calls/orders.ts";
import type { Order } from "#core/contract/orders.ts";
import { ORDER_STATUSES, readOrderStatus } from "#core/rules/order-status.ts";
import { signedCall } from "#web/account/signed-call.ts";
import { momentOf, paymentInWords } from "#web/shop/orders/words.ts";
import { getOrders } from "#web/store/events.ts";
import { useEvents, useShop } from "#web/store/store.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Select } from "#web/ui/field.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import { Amount } from "#web/ui/price.tsx";
import { EmptyState } from "#web/ui/states.tsx";
import { countInWords, pageIn, totalIn, withPage } from "../frame/paging.ts";
import { SearchForm } from "../frame/search-form.tsx";
import { Shown } from "../frame/shown.tsx";
import { type Column, Table } from "../frame/table.tsx";
import { useReading } from "../frame/use-reading.ts";
import { ExportButton } from "./export-button.tsx";

export const meta = () => [{ title: "Orders · Perchero" }, { name: "robots", content: "noindex" }];

const AT_ONCE = 25;
const EVERY_MS = 10_000;

/** All orders, newest first: by status, found by number, name or phone. */
export default function StaffOrders() {
	const [address] = useSearchParams();
	const status = readOrderStatus(address.get("status") ?? "");
	const search = (address.get("search") ?? "").trim().slice(0, 100);
	const page = pageIn(address);
	const reading = useOrders(status, search, page);
	return (
		<>
			<div className="mb-6 flex flex-wrap items-end justify-between gap-4">
				<h1 className="text-headline">Orders</h1>
				<ExportButton filter={filterOf(status, search)} />
			</div>
			<div className="mb-4 flex">
				<SearchForm label="Number, name or phone" value={search}>
					<Select
						key={status}
						label="Status"
						name="status"
						placeholder="All"
						defaultValue={status ?? ""}
						onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
						className="min-w-40"
					>
						{ORDER_STATUSES.map((one) => (
							<option key={one}>{one}</option>
						))}
					</Select>
				</SearchForm>
			</div>
			<Shown reading={reading} what="The orders">
				{({ total }) => <OrderRows total={total} page={page} address={address} />}
			</Shown>
		</>
	);
}

function OrderRows({ total, page, address }: { total: number; page: number; address: URLSearchParams }) {
	const rows = useShop((state) => state.orders.all);
	const pages = Math.ceil(total / AT_ONCE);
	if (rows.length === 0) {
		const action = (
			<ButtonLink to="/admindashboard/orders" look="outline">
				Show all orders
			</ButtonLink>
		);
		return (
			<EmptyState title="No orders here" action={action}>
				<p>No order matches what was asked for.</p>
			</EmptyState>
		);
	}
	return (
		<>
			<p role="status" className="mb-2 text-note text-quiet">
				{total === 1 ? "1 order" : `${countInWords(total, address)} orders`}
				{pages > 1 && `, page ${page} of ${pages}`}
			</p>
			<Table caption="Orders" columns={columns} rows={rows} keyOf={({ orderId }) => orderId} />
			<div className="pt-6">
				<Pagination page={Math.min(page, pages)} pages={pages} addressOf={(next) => withPage(address, next)} />
			</div>
		</>
	);
}

const columns: Column<Order>[] = [
	{
		head: "Order",
		cell: ({ orderId }) => (
			<Link to={`/admindashboard/orders/${orderId}`} className="link inline-flex min-h-8 items-center">
				{orderId}
			</Link>
		),
	},
	{ head: "Date", wide: true, cell: ({ createdAt }) => momentOf(createdAt) },
	{
		head: "Client",
		cell: ({ Client, ClientPhone }) => (
			<span className="wrap-anywhere">
				{`${Client.name} ${Client.lastname}`.trim() || "Removed"}
				<span className="block text-note text-quiet wide:hidden">{ClientPhone}</span>
			</span>
		),
	},
	{ head: "Phone", number: true, wide: true, cell: ({ ClientPhone }) => ClientPhone },
	{
		head: "Pieces",
		number: true,
		wide: true,
		cell: ({ orderDetails }) => orderDetails.reduce((sum, { quantity }) => sum + quantity, 0),
	},
	{ head: "Payment", wide: true, cell: ({ paymentStatus }) => paymentInWords(paymentStatus) },
	{ head: "Status", cell: ({ orderStatus }) => orderStatus },
	{ head: "Total", number: true, cell: ({ total }) => <Amount value={total} className="whitespace-nowrap" /> },
];

function filterOf(status: string | null, search: string) {
	return { ...(status && { status }), ...(search && { search }) };
}

function useOrders(status: string | null, search: string, page: number) {
	const dispatch = useEvents();
	const read = useCallback(
		async (signal: AbortSignal) => {
			const query = { ...filterOf(status, search), page, limit: AT_ONCE };
			const { data, headers } = await signedCall(orders.list, { query }, { signal });
			dispatch(getOrders(data));
			return { total: totalIn(headers, data.length) };
		},
		[status, search, page, dispatch],
	);
	return useReading(read, EVERY_MS);
}
