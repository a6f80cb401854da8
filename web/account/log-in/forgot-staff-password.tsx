import { staffAccounts } from "#core/calls/staff-accounts.ts";
import { call } from "#web/api.ts";
import { showAlert } from "#web/ui/alert.tsx";
import { ForgotBox } from "./forgot-box.tsx";

/** The box that has a link mailed to somebody of the staff. It is told the same whatever the address. */
export function ForgotStaffPassword() {
	const send = async (email: string) => {
		const { data } = await call(staffAccounts.requestReset, { body: { email } });
		showAlert({ title: "Look into your mailbox", text: data.message, icon: "info" });
	};

	return (
		<ForgotBox
			note="We mail a link to the address of your staff account. Without one, please ask an admin."
			send={send}
		/>
	);
}
