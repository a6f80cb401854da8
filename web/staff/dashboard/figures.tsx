import { Link } from "react-router";
import type { Statistics } from "#core/contract/statistics.ts";
import { formatPrice } from "#core/rules/money.ts";

type Figure = { label: string; value: string | number; note: string; to?: string };

/** The shop at one glance. */
export function Figures({ of }: { of: Statistics }) {
	const { visits, sales } = of;
	const figures: Figure[] = [
		{ label: "Orders", value: of.totalOrders, note: `${of.totalOrdersInProcess} in process`, to: "orders" },
		{
			label: "Products",
			value: of.totalProducts,
			note: `on sale, ${of.totalProductsOffSale} taken off`,
			to: "offsale",
		},
		{
			label: "Clients",
			value: of.totalClients,
			note: `${of.totalClientsVerified} verified`,
			to: "users?tab=clients",
		},
		{ label: "Users", value: of.totalUsers, note: "run the shop", to: "users" },
		{ label: "Revenue", value: formatPrice(of.totalIngresos), note: `${formatPrice(sales.revenue)} in this range` },
		{ label: "Units sold", value: of.totalVentas, note: `${sales.units} in this range` },
		{ label: "Visits", value: visits.total, note: "last 30 days" },
		{ label: "Average rating", value: of.averageRating.toFixed(2), note: `${of.totalReviews} reviews` },
	];
	return (
		<dl aria-label="Figures" className="grid grid-cols-2 gap-px border border-line bg-line md:grid-cols-4">
			{figures.map(({ label, value, note, to }) => (
				<div key={label} className="relative flex min-w-0 flex-col bg-raised px-4 py-3">
					<dt className="text-note text-quiet">
						{to ? (
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
	return (
		<ul aria-label="Orders by status" className="flex flex-wrap gap-x-6">
			{counts.map(([status, count]) => (
				<li key={status}>
					<Link to={`/admindashboard/orders?status=${status}`} className="link inline-flex min-h-11 items-center">
						{status} {count}
					</Link>
				</li>
			))}
		</ul>
	);
}
