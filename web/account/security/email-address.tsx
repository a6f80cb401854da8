import { useState } from "react";
import { clients } from "#core/calls/clients.ts";
import type { Client } from "#core/contract/clients.ts";
import type { ApiError } from "#web/api.ts";
import { Button } from "#web/ui/button.tsx";
import { Emphasised } from "#web/ui/emphasised.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { ProfilePart } from "../parts/part.tsx";
import { become, learnWho } from "../session.ts";
import { signedCall } from "../signed-call.ts";
import security from "./messages.en.ts";

const messages = security.email;

/** The address mails go to, and the one that waits to take its place. */
export function EmailAddress({ client }: { client: Client }) {
	const { email, isVerified, pendingEmail } = client;
	return (
		<ProfilePart title={messages.title}>
			<p className="wrap-anywhere">
				<Emphasised text={isVerified ? messages.goToAndLogIn(email) : messages.goTo(email)} words={email} />
			</p>
			{pendingEmail ? (
				<Pending pendingEmail={pendingEmail} />
			) : (
				<p className="text-note text-quiet">{messages.change}</p>
			)}
		</ProfilePart>
	);
}

function Pending({ pendingEmail }: { pendingEmail: string }) {
	const [busy, setBusy] = useState(false);
	const during = async (work: () => Promise<void>) => {
		setBusy(true);
		await work().catch((error: ApiError) => showToast(error.message, "warning"));
		setBusy(false);
	};
	const resend = async () => {
		const { data } = await signedCall(clients.resendNewEmail, {});
		if (data.sent) showToast(messages.mailed(pendingEmail), "success");
		else await learnWho();
	};
	const cancel = async () => {
		const { data } = await signedCall(clients.cancelNewEmail, {});
		become({ as: "client", client: data });
		showToast(messages.stays, "success");
	};
	return (
		<div className="flex flex-col gap-3 border border-line bg-raised p-5">
			<p className="wrap-anywhere">
				<Emphasised text={messages.pending(pendingEmail)} words={pendingEmail} />
			</p>
			<div className="flex flex-wrap gap-3">
				<Button look="outline" busy={busy} onClick={() => void during(resend)}>
					{messages.mailAgain}
				</Button>
				<Button look="quiet" busy={busy} onClick={() => void during(cancel)}>
					{messages.cancel}
				</Button>
			</div>
		</div>
	);
}
