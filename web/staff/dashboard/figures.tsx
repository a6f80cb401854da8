import { Link } from "react-router";
import type { Statistics } from "#core/contract/statistics.ts";
import { numbersIn } from "#core/plural.ts";
import type { StaffRight } from "#core/rules/staff-rights.ts";
import words from "#web/facts/messages.en.ts";
import { useMoney } from "#web/facts/shop-facts.tsx";
import { useMay } from "../frame/use-may.ts";
import statusWords from "../orders/status.messages.en.ts";
import messages from "./messages.en.ts";

const { figures } = messages;
const number = numbersIn(words.locale);
const decimals = new Intl.NumberFormat(words.locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

type Figure = { label: string; value: string; note: string; to?: string; right?: StaffRight };

/** The shop at one glance. */
export function Figures({ of }: { of: Statistics }) {
	const may = useMay();
	const money = useMoney();
	const { visits, sales } = of;
	const shown: Figure[] = [
		{
			label: figures.orders,
			value: number(of.totalOrders),
			note: figures.inProcess(of.totalOrdersInProcess),
			to: "orders",
			right: "orders.read",
		},
		{
			label: figures.products,
			value: number(of.totalProducts),
			note: figures.offSale(of.totalProductsOffSale),
			to: "offsale",
			right: "products.sale",
		},
		{
			label: figures.clients,
			value: number(of.totalClients),
			note: figures.verified(of.totalClientsVerified),
			to: "clients",
			right: "clients.read",
		},
		{ label: figures.users, value: number(of.totalUsers), note: figures.runTheShop, to: "users", right: "users.read" },
		{ label: figures.revenue, value: money(of.totalIngresos), note: figures.inThisRange(money(sales.revenue)) },
		{ label: figures.unitsSold, value: number(of.totalVentas), note: figures.inThisRange(number(sales.units)) },
		{ label: figures.visits, value: number(visits.total), note: figures.lastDays },
		{ label: figures.rating, value: decimals.format(of.averageRating), note: figures.reviews(of.totalReviews) },
	];
	return (
		<dl aria-label={figures.label} className="grid grid-cols-2 gap-px border border-line bg-line md:grid-cols-4">
			{shown.map(({ label, value, note, to, right }) => (
				<div key={label} className="relative flex min-w-0 flex-col bg-raised px-4 py-3">
					<dt className="text-note text-quiet">
						{to && right && may(right) ? (
							<Link to={`/admindashboard/${to}`} className="after:absolute after:inset-0 hover:text-clay">
								{label}
							</Link>
						) : (
							label
						)}
					</dt>
					<dd className="wrap-anywhere font-serif tabular-nums sm:text-lead md:text-title">{value}</dd>
					<dd className="text-note text-quiet">{note}</dd>
				</div>
			))}
		</dl>
	);
}

/** How many orders stand where; each leads to them. */
export function StatusCounts({ of }: { of: Statistics }) {
	const counts = [
		["Processing", of.totalOrdersInProcess],
		["Completed", of.totalOrdersComplete],
		["Submited", of.totalOrdersSubmited],
		["Canceled", of.totalOrdersCancelled],
	] as const;
	const isLed = useMay()("orders.read");
	return (
		<ul aria-label={messages.byStatus} className="flex flex-wrap gap-x-6">
			{counts.map(([status, count]) => (
				<li key={status}>
					{isLed ? (
						<Link to={`/admindashboard/orders?status=${status}`} className="link inline-flex min-h-11 items-center">
							{statusWords.stored[status]} {number(count)}
						</Link>
					) : (
						<span className="inline-flex min-h-11 items-center">
							{statusWords.stored[status]} {number(count)}
						</span>
					)}
				</li>
			))}
		</ul>
	);
}
