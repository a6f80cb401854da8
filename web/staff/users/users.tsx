import { redirect } from "react-router";
import { users } from "#core/calls/users.ts";
import { readAs } from "#web/account/read-as.ts";
import { useSession } from "#web/account/session.ts";
import { signedCall } from "#web/account/signed-call.ts";
import { privateHead } from "#web/facts/title.ts";
import type { Route } from "./+types/users.ts";
import messages from "./messages.en.ts";
import { UsersPanel } from "./users-panel.tsx";

export const meta = privateHead(messages.title);

/** Clients and the audit log once were tabs of this screen; links to them lead on. */
const moved = new Map([
	["clients", "/admindashboard/clients"],
	["audit", "/admindashboard/log"],
]);

export function clientLoader({ url, request: { signal } }: Route.ClientLoaderArgs) {
	const { tab = "", ...rest } = Object.fromEntries(url.searchParams);
	const place = moved.get(tab);
	if (place) throw redirect(`${place}?${new URLSearchParams(rest)}`);
	return { users: readAs("staff", () => signedCall(users.list, {}, { signal }).then(({ data }) => data)) };
}

/** Who runs the shop. */
export default function StaffUsers({ loaderData }: Route.ComponentProps) {
	const { session } = useSession();
	if (session.as !== "staff") return null;
	return (
		<>
			<h1 className="mb-6 text-headline">{messages.title}</h1>
			<UsersPanel me={session.user} all={loaderData.users} />
		</>
	);
}
