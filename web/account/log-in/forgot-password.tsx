import { type FormEvent, useEffect, useRef, useState } from "react";
import { clients } from "#core/calls/clients.ts";
import { ALERT_TIMER_MS, resetMessages } from "#core/messages.ts";
import { isEmail } from "#core/rules/client.ts";
import { type ApiError, call } from "#web/api.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { useAlertThen } from "#web/ui/use-alert-then.ts";

/** The box that has a reset link mailed. */
export function ForgotPassword() {
	const [email, setEmail] = useState("");
	const [busy, setBusy] = useState(false);
	const field = useRef<HTMLInputElement>(null);
	const alertThen = useAlertThen();
	useEffect(() => setEmail(field.current?.value ?? ""), []);

	const send = async (event: FormEvent) => {
		event.preventDefault();
		setBusy(true);
		try {
			const { data } = await call(clients.requestReset, { query: { email: email.trim() } });
			const isMailed = data === resetMessages.mailAnswer;
			if (!isMailed) await alertThen({ ...resetMessages.unknownEmail, icon: "error" }, "/home");
			else await alertThen({ ...resetMessages.mailed(email.trim()), icon: "success", timer: ALERT_TIMER_MS }, "/home");
		} catch (error) {
			setBusy(false);
			const { status, message } = error as ApiError;
			if (status !== 404) return showToast(message, "warning");
			await alertThen({ ...resetMessages.unknownEmail, icon: "error" }, "/home");
		}
	};

	return (
		<form method="post" noValidate onSubmit={send} className="border border-line bg-raised p-5">
			<h2 className="text-lead">Forgot your password?</h2>
			<p className="mt-1 mb-4 text-note text-quiet">We send you a link to choose a new one.</p>
			<div className="flex items-end gap-3">
				<Field
					ref={field}
					label="E-mail"
					name="email"
					type="email"
					autoComplete="email"
					className="grow"
					onChange={(event) => setEmail(event.target.value)}
				/>
				<Button type="submit" look="outline" busy={busy} disabled={!isEmail(email.trim())}>
					Send
				</Button>
			</div>
		</form>
	);
}
