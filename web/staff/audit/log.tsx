import { audit } from "#core/calls/audit.ts";
import { readAs } from "#web/account/read-as.ts";
import { signedCall } from "#web/account/signed-call.ts";
import { privateHead } from "#web/facts/title.ts";
import { ClockNote } from "../frame/clock-note.tsx";
import { countedRows } from "../frame/paging.ts";
import { foundRowsQuery } from "../users/found-rows.tsx";
import type { Route } from "./+types/log.ts";
import { AuditLog } from "./audit-log.tsx";
import messages from "./messages.en.ts";

export const meta = privateHead(messages.what);

export function clientLoader({ url, request: { signal } }: Route.ClientLoaderArgs) {
	const query = foundRowsQuery(url.searchParams);
	return { entries: readAs("staff", () => signedCall(audit.list, { query }, { signal }).then(countedRows)) };
}

/** What was done in the shop, for admins. */
export default function StaffLog({ loaderData }: Route.ComponentProps) {
	return (
		<>
			<h1 className="mb-6 text-headline">{messages.what}</h1>
			<ClockNote className="mb-4" />
			<AuditLog found={loaderData.entries} />
		</>
	);
}
