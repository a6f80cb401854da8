import { Link, useSearchParams } from "react-router";
import { useSession } from "#web/account/session.ts";
import { cx } from "#web/ui/cx.ts";
import { AuditLog } from "./audit-log.tsx";
import { ClientsPanel } from "./clients-panel.tsx";
import { UsersPanel } from "./users-panel.tsx";

export const meta = () => [{ title: "Users · Perchero" }, { name: "robots", content: "noindex" }];

const tabs = [
	{ tab: "users", label: "Users", adminsOnly: false },
	{ tab: "clients", label: "Clients", adminsOnly: false },
	{ tab: "audit", label: "Audit log", adminsOnly: true },
] as const;

/** Who runs the shop, who buys in it, and for admins what was done. */
export default function StaffUsers() {
	const [address] = useSearchParams();
	const { session } = useSession();
	if (session.as !== "staff") return null;
	const isAdmin = session.user.rol === "admin";
	const open = tabs.filter(({ adminsOnly }) => isAdmin || !adminsOnly);
	const { tab } = open.find((one) => one.tab === address.get("tab")) ?? tabs[0];
	return (
		<>
			<h1 className="text-headline">Users</h1>
			<nav aria-label="Lists" className="mt-4 mb-6 flex gap-6">
				{open.map((one) => (
					<Link
						key={one.tab}
						to={one.tab === "users" ? "?" : `?tab=${one.tab}`}
						aria-current={one.tab === tab ? "page" : undefined}
						className={cx(
							"flex min-h-11 items-center hover:text-clay",
							one.tab === tab ? "underline underline-offset-8" : "text-quiet",
						)}
					>
						{one.label}
					</Link>
				))}
			</nav>
			{tab === "users" && <UsersPanel me={session.user} />}
			{tab === "clients" && <ClientsPanel />}
			{tab === "audit" && <AuditLog />}
		</>
	);
}
