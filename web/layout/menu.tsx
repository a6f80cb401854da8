import { Menu as MenuIcon } from "lucide-react";
import { lazy, Suspense, useCallback, useState } from "react";
import { Link } from "react-router";
import { useFacts } from "#web/facts/shop-facts.tsx";
import { useShop } from "#web/store/store.ts";
import { IconButton } from "#web/ui/button.tsx";
import { Popup } from "#web/ui/popup.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { barEntries, isShown } from "./bar-entries.ts";
import { Greeting } from "./greeting.tsx";
import messages from "./messages.en.ts";
import { ifReached } from "./when-touched.ts";

const MenuPanel = lazy(ifReached(() => import("./browse/menu-panel.tsx")));

const line = "flex min-h-12 items-center font-display text-title font-light hover:text-clay";

/** The burger menu: the whole way through the shop, fetched when it is opened. */
export function Menu() {
	const [open, setOpen] = useState(false);
	const [asked, setAsked] = useState(false);
	const session = useShop((state) => state.session);
	const close = useCallback(() => setOpen(false), []);
	const { name } = useFacts();
	const show = () => {
		setAsked(true);
		setOpen(true);
	};
	return (
		<>
			<IconButton label={messages.menu} aria-haspopup="dialog" aria-expanded={open} onClick={show}>
				<MenuIcon />
			</IconButton>
			<Popup title={name} side="left" open={open} onClose={close}>
				<Greeting session={session} className="pb-2" />
				<nav aria-label={messages.menu}>
					<ul className="flex flex-col">
						{barEntries
							.filter((entry) => isShown(entry, session))
							.map((entry) => (
								<li key={entry.to}>
									<Link to={entry.to} onClick={close} className={line}>
										{entry.label}
									</Link>
								</li>
							))}
						{asked && (
							<Suspense fallback={<Loading />}>
								<MenuPanel line={line} onChoose={close} />
							</Suspense>
						)}
					</ul>
				</nav>
			</Popup>
		</>
	);
}

function Loading() {
	return (
		<li>
			<Skeleton className="h-96 w-full" />
		</li>
	);
}
