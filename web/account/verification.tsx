import { useEffect, useState } from "react";
import { useNavigate, useParams } from "react-router";
import { clients } from "#core/calls/clients.ts";
import { ALERT_TIMER_MS, verificationMessages } from "#core/messages.ts";
import { type ApiError, call } from "#web/api.ts";
import { privateHead } from "#web/facts/title.ts";
import { showAlert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { ErrorState } from "#web/ui/states.tsx";
import { useAlertThen } from "#web/ui/use-alert-then.ts";
import messages from "./mailed-links.messages.en.ts";
import { learnWho } from "./session.ts";

export const meta = privateHead(messages.verification);

/** What the shop answers to a link that is none, or none any more. */
const BAD_LINK = [400, 404, 410];

/** Sends the verification as soon as it is opened, says how it went and goes on. */
export default function Verification() {
	const { token = "" } = useParams();
	const navigate = useNavigate();
	const alertThen = useAlertThen();
	const [problem, setProblem] = useState<ApiError | null>(null);

	useEffect(() => {
		if (problem) return;
		const leaving = new AbortController();
		const verify = async () => {
			const { data } = await call(clients.verify, { body: { token } }, { signal: leaving.signal });
			void learnWho();
			const verified = { text: data.message, icon: "success", timer: ALERT_TIMER_MS, button: false } as const;
			await alertThen({ ...verificationMessages.success, ...verified }, "/login", { replace: true });
		};
		verify().catch((failure: ApiError) => {
			if (leaving.signal.aborted) return;
			if (!BAD_LINK.includes(failure.status)) return setProblem(failure);
			showAlert({ ...verificationMessages.failure, icon: "error" });
			void navigate("/home", { replace: true });
		});
		return () => leaving.abort();
	}, [token, problem, navigate, alertThen]);

	if (problem) {
		const again = <Button onClick={() => setProblem(null)}>{messages.tryAgain}</Button>;
		return (
			<ErrorState page title={messages.notVerified} action={again}>
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
