import { clients } from "#core/calls/clients.ts";
import { readAs } from "#web/account/read-as.ts";
import { useSession } from "#web/account/session.ts";
import { signedCall } from "#web/account/signed-call.ts";
import { privateHead } from "#web/facts/title.ts";
import { isAdmin } from "../frame/is-admin.ts";
import { countedRows } from "../frame/paging.ts";
import type { Route } from "./+types/clients.ts";
import { ClientsPanel } from "./clients-panel.tsx";
import { foundRowsQuery } from "./found-rows.tsx";
import messages from "./messages.en.ts";

export const meta = privateHead(messages.clients.title);

export function clientLoader({ url, request: { signal } }: Route.ClientLoaderArgs) {
	const query = foundRowsQuery(url.searchParams);
	return { clients: readAs("staff", () => signedCall(clients.list, { query }, { signal }).then(countedRows)) };
}

/** Who buys in the shop. */
export default function StaffClients({ loaderData }: Route.ComponentProps) {
	const { session } = useSession();
	return (
		<>
			<h1 className="mb-6 text-headline">{messages.clients.title}</h1>
			<ClientsPanel found={loaderData.clients} mayExport={isAdmin(session)} />
		</>
	);
}
