import { useState } from "react";
import { clients } from "#core/calls/clients.ts";
import type { Client } from "#core/contract/clients.ts";
import type { ApiError } from "#web/api.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { Part } from "../parts/part.tsx";
import { become, learnWho } from "../session.ts";
import { signedCall } from "../signed-call.ts";

/** The address mails go to, and the one that waits to take its place. */
export function EmailAddress({ client }: { client: Client }) {
	const { email, isVerified, pendingEmail } = client;
	return (
		<Part title="E-mail address">
			<p className="wrap-anywhere">
				Mails go to <strong className="font-medium">{email}</strong>
				{isVerified && ", and you can log in with it"}.
			</p>
			{pendingEmail ? (
				<Pending pendingEmail={pendingEmail} />
			) : (
				<p className="text-note text-quiet">Change it above, among your data. The new address is confirmed by mail.</p>
			)}
		</Part>
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
		if (data.sent) showToast(`We've sent an email to ${pendingEmail}`, "success");
		else await learnWho();
	};
	const cancel = async () => {
		const { data } = await signedCall(clients.cancelNewEmail, {});
		become({ as: "client", client: data });
		showToast("Your e-mail address stays as it is", "success");
	};
	return (
		<div className="flex flex-col gap-3 border border-line bg-raised p-5">
			<p className="wrap-anywhere">
				<strong className="font-medium">{pendingEmail}</strong> takes its place once you open the link we have sent
				there.
			</p>
			<div className="flex flex-wrap gap-3">
				<Button look="outline" busy={busy} onClick={() => void during(resend)}>
					Send the link again
				</Button>
				<Button look="quiet" busy={busy} onClick={() => void during(cancel)}>
					Cancel the change
				</Button>
			</div>
		</div>
	);
}
