import { useState } from "react";
import { clients } from "#core/calls/clients.ts";
import type { Client } from "#core/contract/clients.ts";
import type { ApiError } from "#web/api.ts";
import { Button } from "#web/ui/button.tsx";
import { MessageIcon } from "#web/ui/message-icon.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { learnWho } from "../session.ts";
import { signedCall } from "../signed-call.ts";
import messages from "./messages.en.ts";

/** Whether the e-mail address is verified, and the way to have the mail sent again. */
export function Verified({ client }: { client: Client }) {
	const [busy, setBusy] = useState(false);

	const resend = async () => {
		setBusy(true);
		try {
			const { data } = await signedCall(clients.resendVerification, {});
			if (data.sent) showToast(messages.mailed(client.email), "success");
			else await learnWho();
		} catch (error) {
			showToast((error as ApiError).message, "warning");
		}
		setBusy(false);
	};

	if (client.isVerified) {
		return (
			<p className="flex items-center gap-3">
				<MessageIcon kind="success" className="size-5" />
				{messages.verified}
			</p>
		);
	}
	return (
		<div className="flex flex-wrap items-center gap-x-6 gap-y-3 border border-line bg-raised p-5">
			<MessageIcon kind="warning" className="size-6" />
			<div className="min-w-56 grow">
				<p className="font-medium">{messages.notVerified}</p>
				<p className="text-note text-quiet">{messages.openLink(client.email)}</p>
			</div>
			<Button look="outline" busy={busy} onClick={resend}>
				{messages.mailAgain}
			</Button>
		</div>
	);
}
