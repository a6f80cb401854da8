import { CircleUserRound } from "lucide-react";
import { Link, useNavigate } from "react-router";
import { logOut } from "#web/account/log-out.ts";
import type { Session } from "#web/store/records.ts";
import { Dropdown, dropdownItem } from "#web/ui/dropdown.tsx";
import { accountEntries, isShown } from "./bar-entries.ts";

/** The login dropdown. Nothing for a visitor while there is nothing to log in to. */
export function AccountMenu({ session }: { session: Session }) {
	const navigate = useNavigate();
	const entries = accountEntries.filter((entry) => isShown(entry, session));
	const loggedIn = session.as !== "visitor";
	if (entries.length === 0 && !loggedIn) return null;
	const leave = async () => {
		await logOut();
		await navigate("/home");
	};
	return (
		<Dropdown name="Account" label={<CircleUserRound aria-hidden="true" className="m-3 size-5 stroke-[1.5]" />}>
			{entries.map((entry) => (
				<li key={entry.to}>
					<Link to={entry.to} className={dropdownItem}>
						{entry.label}
					</Link>
				</li>
			))}
			{loggedIn && (
				<li>
					<button type="button" onClick={leave} className={dropdownItem}>
						Log out
					</button>
				</li>
			)}
		</Dropdown>
	);
}
