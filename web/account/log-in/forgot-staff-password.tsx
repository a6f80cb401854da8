import { staffAccounts } from "#core/calls/staff-accounts.ts";
import { call } from "#web/api.ts";
import { showAlert } from "#web/ui/alert.tsx";
import { ForgotBox } from "./forgot-box.tsx";
import messages from "./staff.messages.en.ts";

/** The box that has a link mailed to somebody of the staff. It is told the same whatever the address. */
export function ForgotStaffPassword() {
	const send = async (email: string) => {
		const { data } = await call(staffAccounts.requestReset, { body: { email } });
		showAlert({ title: messages.lookInMailbox, text: data.message, icon: "info" });
	};

	return <ForgotBox note={messages.forgotNote} send={send} />;
}
