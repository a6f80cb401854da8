import { lazy, Suspense } from "react";
import { staffAccounts } from "#core/calls/staff-accounts.ts";
import { readAs } from "#web/account/read-as.ts";
import { learnWho, useSession } from "#web/account/session.ts";
import { signedCall } from "#web/account/signed-call.ts";
import { privateHead } from "#web/facts/title.ts";
import { LoadedView } from "#web/loading/loaded-view.tsx";
import { useLoaded } from "#web/loading/use-loaded.ts";
import { OwnPasskeys } from "#web/passkeys/own-passkeys.tsx";
import { readPasskeys } from "#web/passkeys/read-passkeys.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { staffCall } from "../step-up/step-up.ts";
import type { Route } from "./+types/account.ts";
import messages from "./messages.en.ts";

const AccountParts = lazy(() => import("./account-parts.tsx"));
const OwnSessions = lazy(() => import("./own-sessions.tsx"));

export const meta = privateHead(messages.title);

export function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
	const account = readAs("staff", () => signedCall(staffAccounts.mine, {}, { signal }).then(({ data }) => data));
	const sessions = readAs("staff", () => signedCall(staffAccounts.sessions, {}, { signal }).then(({ data }) => data));
	return { account, passkeys: readPasskeys("staff", signal), sessions };
}

/** What staff change of their own account. */
export default function StaffOwnAccount({ loaderData }: Route.ComponentProps) {
	const { session } = useSession();
	const loaded = useLoaded(loaderData.account);
	if (session.as !== "staff") return null;
	const { user } = session;
	const changed = () => {
		loaded.again();
		// Whoever now has the second factor the owner asks for finds everything open.
		void learnWho();
	};
	return (
		<div className="flex max-w-3xl flex-col gap-12">
			<div>
				<h1 className="text-headline">{messages.title}</h1>
				<p className="mt-2 text-quiet">
					{messages.loggedInAs} <span className="wrap-anywhere">{user.user_name}</span>
				</p>
			</div>
			{user.mustSetUp && (
				<p role="status" className="border-clay border-l-4 bg-sunken px-4 py-3">
					{messages.setUp}
				</p>
			)}
			<LoadedView of={loaded} what={messages.what}>
				{(account) => (
					<Suspense fallback={<Skeleton className="h-96 w-full" />}>
						<AccountParts userName={user.user_name} account={account} onChanged={changed} />
					</Suspense>
				)}
			</LoadedView>
			<OwnPasskeys all={loaderData.passkeys} ask={staffCall} onChanged={learnWho} level="h2" />
			<Suspense fallback={<Skeleton className="h-32 w-full" />}>
				<OwnSessions of={loaderData.sessions} />
			</Suspense>
		</div>
	);
}
