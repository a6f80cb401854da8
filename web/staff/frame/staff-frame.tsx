import { useEffect, useRef } from "react";
import { NavLink, Outlet, useLocation } from "react-router";
import { useSession } from "#web/account/session.ts";
import type { Session } from "#web/store/records.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { EmptyState } from "#web/ui/states.tsx";
import { StepUpPlace } from "../step-up/step-up-place.tsx";
import messages from "./messages.en.ts";
import { PhoneBar } from "./phone-bar.tsx";
import { isEndOfPath, isOpenAt, isOpenTo, OWN_ROOM, rooms } from "./rooms.ts";

/** Around every screen of staff: the places, on phones below the open one, else above it or, on wide screens, in a column beside it. */
export default function StaffFrame() {
	const { pathname } = useLocation();
	const { session } = useSession();
	const tabs = rooms.filter((room) => room.label && isOpenTo(room, session));
	const bar = useRef<HTMLElement>(null);
	// On a low screen the column scrolls: the open one is brought into sight.
	useEffect(() => {
		const open = bar.current?.querySelector<HTMLElement>(`a[aria-current=page]`);
		if (!bar.current || !open || !pathname) return;
		bar.current.scrollTop = open.offsetTop - bar.current.clientHeight / 3;
	}, [pathname]);
	return (
		<div className="page py-4 max-md:flex max-md:min-h-[calc(100dvh-3.5rem)] max-md:flex-col max-md:pb-0 wide:py-6 xl:grid xl:grid-cols-[11rem_minmax(0,1fr)] xl:gap-8">
			<nav
				ref={bar}
				aria-label={messages.staff}
				className="relative border-line border-b max-md:hidden xl:sticky xl:top-20 xl:max-h-[calc(100dvh-6rem)] xl:self-start xl:overflow-y-auto xl:border-b-0"
			>
				<ul className="flex flex-wrap gap-x-6 xl:flex-col xl:flex-nowrap">
					{tabs.map(({ path, label }) => (
						<li key={path}>
							<NavLink
								to={path}
								end={isEndOfPath(path)}
								className={({ isActive }) =>
									cx(
										"flex min-h-11 items-center whitespace-nowrap border-b-2 hover:text-clay xl:min-h-9 xl:border-b-0 xl:border-l-2 xl:pl-3",
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
			<div className="grow pb-6 md:pt-6 md:pb-0 xl:pt-2">
				{isOpenAt(pathname, session) ? (
					<Outlet />
				) : (
					<Closed isFirst={pathname === "/admindashboard"} session={session} />
				)}
				<StepUpPlace />
			</div>
			<PhoneBar places={tabs} />
		</div>
	);
}

/** What an employee finds in a room that is not theirs; the first is where everybody gets to after logging in. */
function Closed({ isFirst, session }: { isFirst: boolean; session: Session }) {
	if (session.as === "staff" && session.user.mustSetUp) return <SetUpFirst />;
	const { title, text } = isFirst ? messages.welcome : messages.closed;
	return (
		<EmptyState page title={title}>
			<p>{text}</p>
		</EmptyState>
	);
}

/** What staff find everywhere until they have the second factor the owner asks for. */
function SetUpFirst() {
	const { title, text, way } = messages.setUpFirst;
	return (
		<EmptyState page title={title} action={<ButtonLink to={OWN_ROOM}>{way}</ButtonLink>}>
			<p>{text}</p>
		</EmptyState>
	);
}
