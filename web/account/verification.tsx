import { useEffect } from "react";
import { useNavigate, useParams } from "react-router";
import { clients } from "#core/calls/clients.ts";
import { ALERT_TIMER_MS, verificationMessages } from "#core/messages.ts";
import { call } from "#web/api.ts";
import { privateHead } from "#web/facts/title.ts";
import { useRead } from "#web/loading/use-read.ts";
import { showAlert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { ErrorState } from "#web/ui/states.tsx";
import { useAlertThen } from "#web/ui/use-alert-then.ts";
import messages from "./mailed-links.messages.en.ts";
import { learnWho } from "./session.ts";

export const meta = privateHead(messages.verification);

/** What the shop answers to a link that is none, or none any more. */
const BAD_LINK = [400, 404, 410];

async function verify(token: string, signal: AbortSignal): Promise<string> {
	return (await call(clients.verify, { body: { token } }, { signal })).data.message;
}

/** Sends the verification as soon as it is opened, says how it went and goes on. */
export default function Verification() {
	const { token = "" } = useParams();
	const { data: text, problem, again } = useRead(token, (signal) => verify(token, signal));
	const navigate = useNavigate();
	const alertThen = useAlertThen();
	const isBadLink = problem !== null && BAD_LINK.includes(problem.status);

	useEffect(() => {
		if (text === null) return;
		void learnWho();
		const verified = { text, icon: "success", timer: ALERT_TIMER_MS, button: false } as const;
		void alertThen({ ...verificationMessages.success, ...verified }, "/login", { replace: true });
	}, [text, alertThen]);
	useEffect(() => {
		if (!isBadLink) return;
		showAlert({ ...verificationMessages.failure, icon: "error" });
		void navigate("/home", { replace: true });
	}, [isBadLink, navigate]);

	if (problem && !isBadLink) {
		return (
			<ErrorState page title={messages.notVerified} action={<Button onClick={again}>{messages.tryAgain}</Button>}>
				<p>{problem.message}</p>
			</ErrorState>
		);
	}
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
