import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useParams, useSearchParams } from "react-router";
import { clients } from "#core/calls/clients.ts";
import { ALERT_TIMER_MS, accountMessages, resetMessages } from "#core/messages.ts";
import { isPasswordLength } from "#core/rules/client.ts";
import { type ApiError, call } from "#web/api.ts";
import { type AlertOptions, showAlert } from "#web/ui/alert.tsx";
import { cx } from "#web/ui/cx.ts";
import { Field } from "#web/ui/field.tsx";
import { useAlertThen } from "#web/ui/use-alert-then.ts";
import { Submit } from "./parts/submit.tsx";
import { learnWho } from "./session.ts";

export const meta = () => [{ title: "New password · Perchero" }, { name: "robots", content: "noindex" }];

/** Where the mailed link leads: `/resetpassword/{phone}?token=…`. */
export default function ResetPassword() {
	const { phone = "" } = useParams();
	const [query] = useSearchParams();
	const [password, setPassword] = useState("");
	const [again, setAgain] = useState("");
	const [busy, setBusy] = useState(false);
	const form = useRef<HTMLFormElement>(null);
	const alertThen = useAlertThen();
	const hint = hintFor(password, again);

	const read = () => {
		const typed = new FormData(form.current ?? undefined);
		setPassword(String(typed.get("login_password") ?? ""));
		setAgain(String(typed.get("login_password_val") ?? ""));
	};
	useEffect(read, []);

	const submit = async (event: FormEvent) => {
		event.preventDefault();
		const problem = problemWith(password, again);
		if (problem) return showAlert({ ...problem, icon: "warning" });
		setBusy(true);
		try {
			const token = query.get("token") || "none";
			const body = { ogin_password: password, token };
			const { data } = await call(clients.edit, { params: { clientPhone: phone }, body });
			if (data !== resetMessages.passwordChanged) {
				setBusy(false);
				return showAlert({ title: "Error :s", text: accountMessages.resetRefused, icon: "error" });
			}
			void learnWho();
			const changed = { title: "Success!", text: "Your password has been changed" };
			await alertThen({ ...changed, icon: "success", timer: ALERT_TIMER_MS }, "/login", { replace: true });
		} catch (error) {
			setBusy(false);
			showAlert(refusalOf(error as ApiError));
		}
	};

	/** A disabled button also keeps Enter from doing anything: then say why. */
	const explain = (event: KeyboardEvent) => {
		if (event.key !== "Enter" || password === again) return;
		showAlert({ ...resetMessages.mismatch, icon: "warning" });
	};

	const field = { type: "password", autoComplete: "new-password", onKeyDown: explain } as const;
	return (
		<form ref={form} method="post" noValidate onInput={read} onSubmit={submit} className="flex flex-col gap-4">
			<h1 className="text-headline">{resetMessages.screenTitle}</h1>
			<p className="mb-4 text-lead text-quiet">{resetMessages.screenSubtitle}</p>
			<Field {...field} label={resetMessages.newPassword} name="login_password" hint="8 characters or more" />
			<Field {...field} label={resetMessages.retypePassword} name="login_password_val" />
			<p role="status" className={cx("font-medium", hint.isGood ? "text-sage" : "text-brick")}>
				{hint.text}
			</p>
			<Submit wide busy={busy} disabled={password !== again}>
				Submit
			</Submit>
		</form>
	);
}

function hintFor(password: string, again: string): { text: string; isGood: boolean } {
	if (password === "") return { text: resetMessages.hintEmpty, isGood: false };
	if (password !== again) return { text: resetMessages.hintDifferent, isGood: false };
	return { text: resetMessages.hintEqual, isGood: true };
}

function problemWith(password: string, again: string): AlertOptions | null {
	if (password === "") return resetMessages.empty;
	if (password !== again) return resetMessages.mismatch;
	return isPasswordLength(password) ? null : { title: "Alert!", text: accountMessages.passwordTooShort };
}

function refusalOf({ code, message, status, fields }: ApiError): AlertOptions {
	const isDead = status === 401 || code === "not_found" || "clientPhone" in fields;
	return { title: "Error :s", text: isDead ? accountMessages.resetRefused : message, icon: "error" };
}
