import { lazy, Suspense } from "react";
import { Link } from "react-router";
import { audit } from "#core/calls/audit.ts";
import { clients } from "#core/calls/clients.ts";
import { users } from "#core/calls/users.ts";
import { readAs } from "#web/account/read-as.ts";
import { settledSession, useSession } from "#web/account/session.ts";
import { signedCall } from "#web/account/signed-call.ts";
import { privateHead } from "#web/facts/title.ts";
import { mayDo, type Session } from "#web/store/records.ts";
import { cx } from "#web/ui/cx.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { isAdmin } from "../frame/is-admin.ts";
import { countedRows } from "../frame/paging.ts";
import type { Route } from "./+types/users.ts";
import { ClientsPanel } from "./clients-panel.tsx";
import { foundRowsQuery } from "./found-rows.tsx";
import messages from "./messages.en.ts";
import { UsersPanel } from "./users-panel.tsx";

/** Its words are many, and most visits of this screen do not need them. */
const AuditLog = lazy(() => import("../audit/audit-log.tsx"));

export const meta = privateHead(messages.title);

/** Who opens which; without a right, admins. */
const tabs = [
	{ tab: "users", right: "users.read" },
	{ tab: "clients", right: "clients.read" },
	{ tab: "audit", right: null },
] as const;

function openTabs(session: Session) {
	return tabs.filter(({ right }) => isAdmin(session) || (right && mayDo(session, right)));
}

/** Which tab an address opens depends on who sits here. */
export async function clientLoader({ url, request: { signal } }: Route.ClientLoaderArgs) {
	const open = openTabs(await settledSession());
	const { tab } = open.find((one) => one.tab === url.searchParams.get("tab")) ?? open[0] ?? tabs[0];
	const query = foundRowsQuery(url.searchParams);
	if (tab === "clients") {
		return { tab, clients: readAs("staff", () => signedCall(clients.list, { query }, { signal }).then(countedRows)) };
	}
	if (tab === "audit") {
		return { tab, entries: readAs("staff", () => signedCall(audit.list, { query }, { signal }).then(countedRows)) };
	}
	return { tab, users: readAs("staff", () => signedCall(users.list, {}, { signal }).then(({ data }) => data)) };
}

/** Who runs the shop, who buys in it, and for admins what was done. */
export default function StaffUsers({ loaderData }: Route.ComponentProps) {
	const { session } = useSession();
	if (session.as !== "staff") return null;
	const open = openTabs(session);
	const { tab } = loaderData;
	return (
		<>
			<h1 className="text-headline">{messages.title}</h1>
			<nav aria-label={messages.lists} className="mt-4 mb-6 flex gap-6">
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
						{messages.tabs[one.tab]}
					</Link>
				))}
			</nav>
			{loaderData.tab === "users" && <UsersPanel me={session.user} all={loaderData.users} />}
			{loaderData.tab === "clients" && <ClientsPanel found={loaderData.clients} mayExport={isAdmin(session)} />}
			{loaderData.tab === "audit" && (
				<Suspense fallback={<Skeleton className="h-96 w-full" />}>
					<AuditLog found={loaderData.entries} />
				</Suspense>
			)}
		</>
	);
}
