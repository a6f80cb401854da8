import { type KeyboardEvent, lazy, Suspense, useEffect } from "react";
import { useParams, useSearchParams } from "react-router";
import { z } from "zod";
import { clients } from "#core/calls/clients.ts";
import { NewPassword } from "#core/contract/clients.ts";
import { ALERT_TIMER_MS, accountMessages, resetMessages } from "#core/messages.ts";
import { RESET_ANSWERS } from "#core/rules/client.ts";
import { type ApiError, call } from "#web/api.ts";
import { privateHead } from "#web/facts/title.ts";
import { useSchemaForm } from "#web/forms/use-schema-form.ts";
import { type AlertOptions, showAlert } from "#web/ui/alert.tsx";
import { cx } from "#web/ui/cx.ts";
import { PasswordField } from "#web/ui/password-field.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { useAlertThen } from "#web/ui/use-alert-then.ts";
import messages from "./mailed-links.messages.en.ts";
import { Submit } from "./parts/submit.tsx";
import { learnWho } from "./session.ts";

export const meta = privateHead(messages.newPassword);

const Passwords = z
	.object({ login_password: NewPassword, login_password_val: z.string() })
	.refine(({ login_password, login_password_val }) => login_password === login_password_val);

/** Comes after the page: few who reset a password are staff. */
const StaffPassword = lazy(() => import("./staff-password/staff-password.tsx"));

/** Where the mailed links lead: `/resetpassword/{phone}?token=…`, and for staff `/resetpassword/staff?token=…`. */
export default function ResetPassword() {
	const { phone = "" } = useParams();
	if (phone !== "staff") return <ClientPassword phone={phone} />;
	return (
		<Suspense fallback={<Skeleton className="h-96 w-full" />}>
			<StaffPassword />
		</Suspense>
	);
}

function ClientPassword({ phone }: { phone: string }) {
	const [query] = useSearchParams();
	const form = useSchemaForm(Passwords, { mode: "onChange", shouldFocusError: false });
	const [password = "", again = ""] = form.watch(["login_password", "login_password_val"]);
	const alertThen = useAlertThen();
	const hint = hintFor(password, again);
	// The hint also speaks of what was typed before the page listened.
	useEffect(() => void form.trigger(), [form]);

	const send = async ({ login_password }: z.output<typeof Passwords>) => {
		try {
			const token = query.get("token") || "none";
			const body = { ogin_password: login_password, token };
			const { data } = await call(clients.edit, { params: { clientPhone: phone }, body });
			if (data !== RESET_ANSWERS.changed) {
				return showAlert({ title: messages.refused, text: accountMessages.resetRefused, icon: "error" });
			}
			void learnWho();
			await alertThen({ ...messages.changed, icon: "success", timer: ALERT_TIMER_MS }, "/login", { replace: true });
		} catch (error) {
			showAlert(refusalOf(error as ApiError));
		}
	};
	const submit = form.handleSubmit(send, () => showAlert({ ...problemWith(password, again), icon: "warning" }));

	/** A disabled button also keeps Enter from doing anything: then say why. */
	const explain = (event: KeyboardEvent) => {
		if (event.key !== "Enter" || password === again) return;
		showAlert({ ...resetMessages.mismatch, icon: "warning" });
	};

	const field = { autoComplete: "new-password", onKeyDown: explain } as const;
	return (
		<form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
			<h1 className="text-headline">{resetMessages.screenTitle}</h1>
			<p className="mb-4 text-lead text-quiet">{resetMessages.screenSubtitle}</p>
			<PasswordField
				label={resetMessages.newPassword}
				hint={messages.passwordHint}
				{...field}
				{...form.register("login_password")}
			/>
			<PasswordField label={resetMessages.retypePassword} {...field} {...form.register("login_password_val")} />
			<p role="status" className={cx("font-medium", hint.isGood ? "text-sage" : "text-brick")}>
				{hint.text}
			</p>
			<Submit wide busy={form.formState.isSubmitting} disabled={password !== again}>
				{messages.submit}
			</Submit>
		</form>
	);
}

function hintFor(password: string, again: string): { text: string; isGood: boolean } {
	if (password === "") return { text: resetMessages.hintEmpty, isGood: false };
	if (password !== again) return { text: resetMessages.hintDifferent, isGood: false };
	const isTaken = NewPassword.safeParse(password).success;
	return isTaken
		? { text: resetMessages.hintEqual, isGood: true }
		: { text: accountMessages.passwordTooShort, isGood: false };
}

function problemWith(password: string, again: string): AlertOptions {
	if (password === "") return resetMessages.empty;
	if (password !== again) return resetMessages.mismatch;
	return { title: messages.alert, text: accountMessages.passwordTooShort };
}

function refusalOf({ code, message, status, fields }: ApiError): AlertOptions {
	const isDead = status === 401 || code === "not_found" || "clientPhone" in fields;
	return { title: messages.refused, text: isDead ? accountMessages.resetRefused : message, icon: "error" };
}
