import { clients } from "#core/calls/clients.ts";
import { ALERT_TIMER_MS, resetMessages } from "#core/messages.ts";
import { RESET_ANSWERS } from "#core/rules/client.ts";
import { type ApiError, call } from "#web/api.ts";
import { useAlertThen } from "#web/ui/use-alert-then.ts";
import { ForgotBox } from "./forgot-box.tsx";
import messages from "./messages.en.ts";

/** The box that has a reset link mailed. */
export function ForgotPassword() {
	const alertThen = useAlertThen();

	const send = async (email: string) => {
		const isMailed = await requestReset(email);
		if (!isMailed) await alertThen({ ...resetMessages.unknownEmail, icon: "error" }, "/home");
		else await alertThen({ ...resetMessages.mailed(email), icon: "success", timer: ALERT_TIMER_MS }, "/home");
	};

	return <ForgotBox note={messages.forgotNote} send={send} />;
}

async function requestReset(email: string): Promise<boolean> {
	try {
		const { data } = await call(clients.requestReset, { query: { email } });
		return data === RESET_ANSWERS.mailed;
	} catch (error) {
		if ((error as ApiError).status === 404) return false;
		throw error;
	}
}
