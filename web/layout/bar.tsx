import { ShoppingBag } from "lucide-react";
import type { ReactNode } from "react";
import { Link, NavLink } from "react-router";
import { Wordmark } from "#web/brand/logo.tsx";
import { useShop } from "#web/store/store.ts";
import { iconButton } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { AccountMenu, greetingOf } from "./account-menu.tsx";
import { BackLink } from "./back-link.tsx";
import { barEntries, cartEntry, isShown } from "./bar-entries.ts";
import { Menu } from "./menu.tsx";

/**
 * The navigation bar. The server renders the visitor's; what a logged-in person adds stands at the outer ends of its
 * group, so that nothing already there moves when the browser finds out.
 */
export function Bar({ search }: { search?: ReactNode }) {
	const session = useShop((state) => state.session);
	const greeting = greetingOf(session);
	return (
		<header className="sticky top-0 z-20 border-line border-b bg-paper">
			<div className="page grid grid-cols-[1fr_auto_1fr] items-center gap-x-4 py-1.5">
				<div className="-ml-3 flex items-center">
					<Menu />
					<BackLink />
					<nav aria-label="Main" className="ml-3 hidden gap-6 wide:flex">
						{barEntries
							.filter((entry) => isShown(entry, session))
							.map((entry) => (
								<NavLink
									key={entry.to}
									to={entry.to}
									className={({ isActive }) =>
										cx("flex min-h-11 items-center hover:text-clay", isActive && "underline underline-offset-8")
									}
								>
									{entry.label}
								</NavLink>
							))}
					</nav>
				</div>
				<Link to="/" aria-label="Perchero, front page" className="hover:text-clay">
					<Wordmark />
				</Link>
				<div className="-mr-3 flex items-center justify-end">
					{greeting && <p className="hidden min-w-0 truncate pr-3 text-note text-quiet wide:block">{greeting}</p>}
					{isShown(cartEntry, session) && <CartLink />}
					<AccountMenu session={session} />
				</div>
				{search && <div className="col-span-3 pt-1 pb-2 wide:mx-auto wide:w-full wide:max-w-xl">{search}</div>}
			</div>
		</header>
	);
}

function CartLink() {
	const lines = useShop((state) => state.cart);
	const count = lines.reduce((sum, line) => sum + Object.values(line.variants[0].Stocks).reduce((a, b) => a + b, 0), 0);
	return (
		<Link to={cartEntry.to} className={cx(iconButton, "relative")}>
			<ShoppingBag aria-hidden="true" />
			<span className="sr-only">
				{cartEntry.label}, {count === 1 ? "1 item" : `${count} items`}
			</span>
			{count > 0 && (
				<span
					aria-hidden="true"
					className="absolute top-1 right-0.5 min-w-5 rounded-full bg-clay px-1 text-center font-medium text-note text-on-clay tabular-nums"
				>
					{count > 99 ? "99+" : count}
				</span>
			)}
		</Link>
	);
}
