import { ShoppingBag } from "lucide-react";
import { lazy, memo, type ReactNode, Suspense } from "react";
import { Link, NavLink, useLocation } from "react-router";
import { totalUnits } from "#core/rules/catalogue.ts";
import { Wordmark } from "#web/brand/logo.tsx";
import { useFacts } from "#web/facts/shop-facts.tsx";
import { useShop } from "#web/store/store.ts";
import { iconButton } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { Piece } from "#web/ui/piece.tsx";
import { AccountMenu } from "./account-menu.tsx";
import { BackLink } from "./back-link.tsx";
import { barEntries, cartEntry, isShown } from "./bar-entries.ts";
import { BROWSE_ROW } from "./browse/browse-id.ts";
import { Greeting } from "./greeting.tsx";
import { Menu } from "./menu.tsx";
import messages from "./messages.en.ts";
import { SearchLink } from "./search-link.tsx";
import { useSearchKey } from "./use-search-key.ts";
import { whenTouched } from "./when-touched.ts";

const LazyRow = lazy(whenTouched(BROWSE_ROW, () => import("./browse/browse-row.tsx")));
/** It comes with the page as it is sent, and stays as it is until it comes to life. */
const BrowseRow = memo(() => (
	<Piece of="browse">
		{() => (
			<Suspense fallback={<div className="hidden h-11 wide:block" />}>
				<LazyRow />
			</Suspense>
		)}
	</Piece>
));

type BarProps = {
	search?: ReactNode;
	/** On the front page it lies over the wall. */
	front?: boolean;
	/** Without the way through the shop, for those who work here. */
	plain?: boolean;
};

/**
 * The navigation bar. The server renders the visitor's; what a logged-in person adds stands where nothing comes after it,
 * so that nothing already there moves when the browser finds out who that is. Its second row scrolls away with the page.
 */
export function Bar({ search, front = false, plain = false }: BarProps) {
	const { pathname } = useLocation();
	useSearchKey();
	return (
		<div className={front ? "over-wall absolute inset-x-0 top-0 z-20" : "contents"}>
			<Piece of={import.meta.env.SSR && !search && ["header", front, pathname.startsWith("/home")]}>
				{() => <Header search={search} front={front} />}
			</Piece>
			{!plain && <BrowseRow />}
		</div>
	);
}

function Header({ search, front }: { search: ReactNode; front: boolean }) {
	const session = useShop((state) => state.session);
	const { name } = useFacts();
	return (
		<header className={cx(!front && "sticky top-0 z-20 border-line border-b bg-paper")}>
			<div className="page grid grid-cols-[1fr_auto_1fr] items-center gap-x-4 py-1.5 max-md:gap-x-1">
				<div className="-ml-3 flex min-w-0 items-center">
					<Piece of="menu">{() => <Menu />}</Piece>
					{!front && <BackLink />}
					<nav aria-label={messages.main} className="ml-3 hidden gap-6 wide:flex">
						{barEntries
							.filter((entry) => isShown(entry, session))
							.map((entry) => (
								<NavLink key={entry.to} to={entry.to} className={({ isActive }) => cx(place, isActive && here)}>
									{entry.label}
								</NavLink>
							))}
					</nav>
					<Greeting session={session} className="ml-6 hidden wide:block" />
				</div>
				{front ? (
					<h1 className="min-w-0">
						<Wordmark />
					</h1>
				) : (
					<Link to="/" aria-label={messages.frontPage(name)} className="hover:text-clay">
						<Wordmark />
					</Link>
				)}
				<div className="contents wide:flex wide:items-center wide:justify-end wide:gap-3">
					{search && (
						<div className="order-last col-span-3 pt-1 pb-2 wide:order-none wide:max-w-sm wide:grow wide:py-0">
							{search}
						</div>
					)}
					<div className="-mr-3 flex items-center justify-end">
						{!search && <SearchLink />}
						<div className="size-11">{isShown(cartEntry, session) && <CartLink />}</div>
						<Piece of="account">{() => <AccountMenu session={session} />}</Piece>
					</div>
				</div>
			</div>
		</header>
	);
}

const place = "flex min-h-11 items-center hover:text-clay";
const here = "underline decoration-1 underline-offset-8";

function CartLink() {
	const lines = useShop((state) => state.cart);
	const count = lines.reduce((sum, line) => sum + totalUnits(line), 0);
	return (
		<Link to={cartEntry.to} className={cx(iconButton, "relative")}>
			<ShoppingBag aria-hidden="true" />
			<span className="sr-only">{messages.cartWith(count)}</span>
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
