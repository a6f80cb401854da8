import { useSearchParams } from "react-router";
import { staffAccounts } from "#core/calls/staff-accounts.ts";
import { call } from "#web/api.ts";
import { LoadedView } from "#web/loading/loaded-view.tsx";
import { reading } from "#web/loading/reading.ts";
import { useLoaded } from "#web/loading/use-loaded.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { ErrorState } from "#web/ui/states.tsx";
import type { Route } from "./+types/staff-password.ts";
import { ChooseStaffPassword } from "./choose-staff-password.tsx";

export const meta = () => [{ title: "Staff password · Perchero" }, { name: "robots", content: "noindex" }];

const tokenIn = (query: URLSearchParams) => query.get("token") || "none";

export function clientLoader({ url, request: { signal } }: Route.ClientLoaderArgs) {
	const body = { token: tokenIn(url.searchParams) };
	return { link: reading(call(staffAccounts.findLink, { body }, { signal }).then(({ data }) => data)) };
}

/** Where the links lead that are mailed to staff: `/loginadmin/password?token=…`. Opening one changes nothing. */
export default function StaffPassword({ loaderData }: Route.ComponentProps) {
	const [query] = useSearchParams();
	const link = useLoaded(loaderData.link);
	if (link.problem?.code === "gone") {
		return (
			<ErrorState title="This link no longer works" action={<ButtonLink to="/loginadmin">To the log-in</ButtonLink>}>
				<p>{link.problem.message}</p>
			</ErrorState>
		);
	}
	return (
		<LoadedView of={link} what="The link">
			{({ user_name, purpose }) => (
				<ChooseStaffPassword userName={user_name} isInvited={purpose === "invite"} token={tokenIn(query)} />
			)}
		</LoadedView>
	);
}
