import { lazy, Suspense, useEffect } from "react";
import { gifts } from "#core/calls/gifts.ts";
import { identities } from "#core/calls/identities.ts";
import { sessions } from "#core/calls/sessions.ts";
import words from "#web/facts/messages.en.ts";
import { privateHead } from "#web/facts/title.ts";
import { ifReached } from "#web/layout/when-touched.ts";
import { readPasskeys } from "#web/passkeys/read-passkeys.ts";
import { ProfileLists } from "#web/shop/lists/profile-lists.tsx";
import { ProfileMeasures } from "#web/shop/size-guide/profile-measures.tsx";
import { ProfileSizes } from "#web/shop/sizes/profile-sizes.tsx";
import { readAs } from "../read-as.ts";
import { Security } from "../security/security.tsx";
import { learnWho, useSession } from "../session.ts";
import { signedCall } from "../signed-call.ts";
import type { Route } from "./+types/profile.ts";
import { EditData } from "./edit-data.tsx";
import { MailLanguage } from "./mail-language.tsx";
import messages from "./messages.en.ts";
import { Verified } from "./verified.tsx";
import { YourData } from "./your-data.tsx";

const ProfileGifts = lazy(ifReached(() => import("#web/shop/gifts/profile-gifts.tsx")));

export const meta = privateHead(messages.title);

export function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
	return {
		identities: readAs("client", async () => (await signedCall(identities.list, {}, { signal })).data),
		sessions: readAs("client", async () => (await signedCall(sessions.list, {}, { signal })).data),
		passkeys: readPasskeys("client", signal),
		given: readAs("client", async () => {
			return (await signedCall(gifts.mine, { query: { language: words.language } }, { signal })).data;
		}),
	};
}

export default function Profile({ loaderData }: Route.ComponentProps) {
	const { session } = useSession();
	useEffect(() => {
		// The address may have been verified in another tab meanwhile.
		const refresh = () => void learnWho();
		window.addEventListener("focus", refresh);
		return () => window.removeEventListener("focus", refresh);
	}, []);
	if (session.as !== "client") return null;
	const { client } = session;
	const { given, ...ways } = loaderData;
	return (
		<div className="page flex max-w-4xl flex-col gap-12 py-8 wide:py-12">
			<div>
				<h1 className="text-headline">{messages.title}</h1>
				<p className="mt-2 text-quiet">{messages.loggedInAs(`${client.name} ${client.lastname}`, client.login_name)}</p>
			</div>
			<Verified client={client} />
			<ProfileLists />
			<Suspense fallback={null}>
				<ProfileGifts given={given} />
			</Suspense>
			<EditData client={client} />
			<MailLanguage client={client} />
			<ProfileSizes />
			<ProfileMeasures />
			<Security client={client} {...ways} />
			<YourData client={client} />
		</div>
	);
}
