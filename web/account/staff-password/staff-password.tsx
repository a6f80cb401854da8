import { useState } from "react";
import { useSearchParams } from "react-router";
import { staffAccounts } from "#core/calls/staff-accounts.ts";
import { call } from "#web/api.ts";
import { LoadedView } from "#web/loading/loaded-view.tsx";
import { reading } from "#web/loading/reading.ts";
import { useLoaded } from "#web/loading/use-loaded.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { ErrorState } from "#web/ui/states.tsx";
import { useReady } from "../use-ready.ts";
import { ChooseStaffPassword } from "./choose-staff-password.tsx";
import messages from "./messages.en.ts";

const readLink = (token: string) => reading(call(staffAccounts.findLink, { body: { token } }).then(({ data }) => data));

/** Where the links lead that are mailed to staff: `/resetpassword/staff?token=…`. Opening one changes nothing. */
export default function StaffPassword() {
	const [query] = useSearchParams();
	const ready = useReady();
	if (!ready) return <Skeleton className="h-96 w-full" />;
	return <OpenedLink token={query.get("token") || "none"} />;
}

function OpenedLink({ token }: { token: string }) {
	const [link, setLink] = useState(() => readLink(token));
	const loaded = { ...useLoaded(link), again: () => setLink(readLink(token)) };
	if (loaded.problem?.code === "gone") {
		return (
			<ErrorState page title={messages.dead} action={<ButtonLink to="/loginadmin">{messages.toLogIn}</ButtonLink>}>
				<p>{loaded.problem.message}</p>
			</ErrorState>
		);
	}
	return (
		<LoadedView of={loaded} what={messages.link}>
			{({ user_name, purpose }) => (
				<ChooseStaffPassword userName={user_name} isInvited={purpose === "invite"} token={token} />
			)}
		</LoadedView>
	);
}
