import { useEffect, useRef } from "react";
import { NavLink, Outlet, useLocation } from "react-router";
import { cx } from "#web/ui/cx.ts";

/** The rooms of the shop's back office. */
const tabs = [
	{ to: "/admindashboard", label: "Overview" },
	{ to: "/admindashboard/orders", label: "Orders" },
	{ to: "/addnewproduct", label: "Add product" },
	{ to: "/admindashboard/offsale", label: "Off sale" },
	{ to: "/admindashboard/offers", label: "Offers" },
	{ to: "/admindashboard/codes", label: "Discount codes" },
	{ to: "/admindashboard/users", label: "Users" },
	{ to: "/admindashboard/account", label: "My account" },
];

/** Around every screen of staff: the tabs, and below them the room that is open. */
export default function StaffFrame() {
	const { pathname } = useLocation();
	const bar = useRef<HTMLElement>(null);
	// On a phone the tabs scroll: the open one is brought into sight.
	useEffect(() => {
		const open = bar.current?.querySelector<HTMLElement>(`a[aria-current=page]`);
		if (bar.current && open && pathname) bar.current.scrollLeft = open.offsetLeft - bar.current.clientWidth / 3;
	}, [pathname]);
	return (
		<div className="page py-4 wide:py-6">
			<nav
				ref={bar}
				aria-label="Staff"
				className="relative -mx-4 overflow-x-auto border-line border-b px-4 md:mx-0 md:px-0"
			>
				<ul className="flex gap-6">
					{tabs.map(({ to, label }) => (
						<li key={to}>
							<NavLink
								to={to}
								end={to === "/admindashboard" || to === "/addnewproduct"}
								className={({ isActive }) =>
									cx(
										"flex min-h-11 items-center whitespace-nowrap border-b-2 hover:text-clay",
										isActive ? "border-ink" : "border-transparent text-quiet",
									)
								}
							>
								{label}
							</NavLink>
						</li>
					))}
				</ul>
			</nav>
			<div className="pt-6">
				<Outlet />
			</div>
		</div>
	);
}
