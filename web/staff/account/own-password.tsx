import { staffAccounts } from "#core/calls/staff-accounts.ts";
import { PasswordForm } from "#web/account/parts/password-form.tsx";
import { signedCall } from "#web/account/signed-call.ts";
import { browserStorage } from "#web/store/storage.ts";
import messages from "./messages.en.ts";

/** A new password for somebody of the staff, whose device stays known. */
export function OwnPassword({ userName }: { userName: string }) {
	return (
		<PasswordForm
			title={messages.password}
			userName={userName}
			change={async ({ old_password, new_password }) => {
				const device = browserStorage().read("adminDevice") ?? undefined;
				const body = { old_password, user_password: new_password, device };
				const { data } = await signedCall(staffAccounts.changePassword, { body });
				browserStorage().write("adminDevice", data.device);
				return data.message;
			}}
		/>
	);
}
