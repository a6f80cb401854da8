import { Link } from "react-router";
import type { Statistics } from "#core/contract/statistics.ts";
import type { StaffRight } from "#core/rules/staff-rights.ts";
import { useMoney } from "#web/facts/shop-facts.tsx";
import { useMay } from "../frame/use-may.ts";

type Figure = { label: string; value: string | number; note: string; to?: string; right?: StaffRight };

/** The shop at one glance. */
export function Figures({ of }: { of: Statistics }) {
	const may = useMay();
	const money = useMoney();
	const { visits, sales } = of;
	const figures: Figure[] = [
		{
			label: "Orders",
			value: of.totalOrders,
			note: `${of.totalOrdersInProcess} in process`,
			to: "orders",
			right: "orders.read",
		},
		{
			label: "Products",
			value: of.totalProducts,
			note: `on sale, ${of.totalProductsOffSale} taken off`,
			to: "offsale",
			right: "products.sale",
		},
		{
			label: "Clients",
			value: of.totalClients,
			note: `${of.totalClientsVerified} verified`,
			to: "users?tab=clients",
			right: "clients.read",
		},
		{ label: "Users", value: of.totalUsers, note: "run the shop", to: "users", right: "users.read" },
		{ label: "Revenue", value: money(of.totalIngresos), note: `${money(sales.revenue)} in this range` },
		{ label: "Units sold", value: of.totalVentas, note: `${sales.units} in this range` },
		{ label: "Visits", value: visits.total, note: "last 30 days" },
		{ label: "Average rating", value: of.averageRating.toFixed(2), note: `${of.totalReviews} reviews` },
	];
	return (
		<dl aria-label="Figures" className="grid grid-cols-2 gap-px border border-line bg-line md:grid-cols-4">
			{figures.map(({ label, value, note, to, right }) => (
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
					<dd className="wrap-anywhere font-serif text-lead tabular-nums md:text-title">{value}</dd>
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
		<ul aria-label="Orders by status" className="flex flex-wrap gap-x-6">
			{counts.map(([status, count]) => (
				<li key={status}>
					{isLed ? (
						<Link to={`/admindashboard/orders?status=${status}`} className="link inline-flex min-h-11 items-center">
							{status} {count}
						</Link>
					) : (
						<span className="inline-flex min-h-11 items-center">
							{status} {count}
						</span>
					)}
				</li>
			))}
		</ul>
	);
}
