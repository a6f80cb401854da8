import { useEffect } from "react";
import { useNavigate, useParams } from "react-router";
import { clients } from "#core/calls/clients.ts";
import { ALERT_TIMER_MS, verificationMessages } from "#core/messages.ts";
import { call } from "#web/api.ts";
import { privateHead } from "#web/facts/title.ts";
import { showAlert } from "#web/ui/alert.tsx";
import { useAlertThen } from "#web/ui/use-alert-then.ts";
import messages from "./mailed-links.messages.en.ts";
import { learnWho } from "./session.ts";

export const meta = privateHead(messages.verification);

/** Sends the verification as soon as it is opened, says how it went and goes on. */
export default function Verification() {
	const { token = "" } = useParams();
	const navigate = useNavigate();
	const alertThen = useAlertThen();

	useEffect(() => {
		const leaving = new AbortController();
		const verify = async () => {
			let text: string;
			try {
				const { data } = await call(clients.verify, { body: { token } }, { signal: leaving.signal });
				text = data.message;
			} catch {
				if (leaving.signal.aborted) return;
				showAlert({ ...verificationMessages.failure, icon: "error" });
				return navigate("/home", { replace: true });
			}
			void learnWho();
			const verified = {
				...verificationMessages.success,
				text,
				icon: "success",
				timer: ALERT_TIMER_MS,
				button: false,
			} as const;
			await alertThen(verified, "/login", { replace: true });
		};
		void verify();
		return () => leaving.abort();
	}, [token, navigate, alertThen]);

	return (
		<>
			<h1 className="text-headline">{messages.verification}</h1>
			<p role="status" className="mt-4 text-quiet">
				{messages.verifying}
			</p>
			<noscript>
				<p className="mt-4">{messages.needsScript}</p>
			</noscript>
		</>
	);
}
