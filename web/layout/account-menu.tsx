import { CircleUserRound } from "lucide-react";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { logOut } from "#web/account/log-out.ts";
import type { Session } from "#web/store/records.ts";
import { cx } from "#web/ui/cx.ts";
import { Dropdown, listedItem } from "#web/ui/dropdown.tsx";
import { accountEntries, isShown } from "./bar-entries.ts";
import messages from "./messages.en.ts";

/** The login dropdown. Nothing for a visitor while there is nothing to log in to. */
export function AccountMenu({ session }: { session: Session }) {
	const navigate = useNavigate();
	const [isLeaving, setIsLeaving] = useState(false);
	const entries = accountEntries.filter((entry) => isShown(entry, session));
	const loggedIn = session.as !== "visitor";
	if (entries.length === 0 && !loggedIn) return null;
	const leave = async () => {
		setIsLeaving(true);
		try {
			await logOut();
			await navigate("/home");
		} finally {
			setIsLeaving(false);
		}
	};
	// The menu closes with the press, so it is its icon that shows that something is going on.
	const icon = cx("m-3 size-5 stroke-[1.5]", isLeaving && "animate-breathe");
	return (
		<Dropdown name={messages.account} label={<CircleUserRound aria-hidden="true" className={icon} />}>
			{entries.map((entry) => (
				<li key={entry.to}>
					<Link to={entry.to} className={listedItem}>
						{entry.label}
					</Link>
				</li>
			))}
			{loggedIn && (
				<li>
					<button
						type="button"
						onClick={leave}
						disabled={isLeaving}
						aria-busy={isLeaving || undefined}
						className={cx(listedItem, "disabled:text-quiet aria-busy:cursor-progress")}
					>
						{messages.logOut}
					</button>
				</li>
			)}
		</Dropdown>
	);
}
