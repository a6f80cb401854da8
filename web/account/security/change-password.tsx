import { useRevalidator } from "react-router";
import { clients } from "#core/calls/clients.ts";
import type { Client } from "#core/contract/clients.ts";
import { browserStorage } from "#web/store/storage.ts";
import { replaceToken } from "../enter.ts";
import { PasswordForm } from "../parts/password-form.tsx";
import { signedCall } from "../signed-call.ts";
import security from "./messages.en.ts";

const messages = security.password;

/** A new password for the client, whose session goes on under a new token. */
export function ChangePassword({ client }: { client: Client }) {
	// Other devices are gone from the list of those that are logged in.
	const { revalidate } = useRevalidator();
	return (
		<PasswordForm
			title={messages.title}
			userName={client.login_name}
			change={async ({ old_password, new_password }) => {
				const device = browserStorage().read("device") ?? undefined;
				const body = { old_password, login_password: new_password, device };
				const { headers } = await signedCall(clients.edit, { params: { clientPhone: client.phone }, body });
				const token = headers.get("x-session-token");
				if (token) replaceToken(token);
				void revalidate();
				return messages.changed;
			}}
		/>
	);
}
