import { useId } from "react";
import { matchPath, NavLink, useLocation } from "react-router";
import { cx } from "#web/ui/cx.ts";
import { closeWithChoice, listed, listedItem } from "#web/ui/dropdown.tsx";
import messages from "./messages.en.ts";
import { isEndOfPath, type Room } from "./rooms.ts";

/** As many as a phone has room for beside More. */
const SHOWN = 4;

/** The places on a phone: the first at the foot of the screen, where a thumb is, the others above them behind More. */
export function PhoneBar({ places }: { places: readonly Room[] }) {
	const list = useId();
	const { pathname } = useLocation();
	// One more stands where More would.
	const first = places.length <= SHOWN + 1 ? places : places.slice(0, SHOWN);
	const others = places.slice(first.length);
	const isElsewhere = others.some(({ path }) => matchPath({ path, end: isEndOfPath(path) }, pathname));
	return (
		<nav
			aria-label={messages.staff}
			className="sticky bottom-0 z-20 -mx-4 border-line border-t bg-raised pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
		>
			<ul className="flex">
				{first.map((place) => (
					<li key={place.path} className="min-w-0 flex-auto">
						<NavLink to={place.path} end={isEndOfPath(place.path)} className={({ isActive }) => entry(isActive)}>
							{place.label}
						</NavLink>
					</li>
				))}
				{others.length > 0 && (
					<li className="min-w-0 flex-auto">
						<button type="button" popoverTarget={list} className={entry(isElsewhere)}>
							{messages.more}
						</button>
						<ul
							id={list}
							popover="auto"
							onClickCapture={closeWithChoice}
							className={cx(
								"inset-x-0 top-auto bottom-14 m-0 max-h-[70dvh] w-full animate-arrive overflow-y-auto columns-2",
								listed,
							)}
						>
							{others.map(({ path, label }) => (
								<li key={path}>
									<NavLink
										to={path}
										end={isEndOfPath(path)}
										className={({ isActive }) => cx(listedItem, isActive && "text-clay underline")}
									>
										{label}
									</NavLink>
								</li>
							))}
						</ul>
					</li>
				)}
			</ul>
		</nav>
	);
}

const entry = (isActive: boolean) =>
	cx(
		"flex min-h-14 w-full items-center justify-center border-t-2 px-1 text-center text-note hover:text-clay",
		isActive ? "border-ink" : "border-transparent text-quiet",
	);
