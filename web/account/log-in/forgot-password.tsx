import { z } from "zod";
import { clients } from "#core/calls/clients.ts";
import { ALERT_TIMER_MS, resetMessages } from "#core/messages.ts";
import { isEmail } from "#core/rules/client.ts";
import { type ApiError, call } from "#web/api.ts";
import { useSchemaForm } from "#web/forms/use-schema-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { useAlertThen } from "#web/ui/use-alert-then.ts";

const Address = z.object({ email: z.string().trim().refine(isEmail) });

/** The box that has a reset link mailed. */
export function ForgotPassword() {
	const form = useSchemaForm(Address, { mode: "onChange" });
	const { isValid, isSubmitting } = form.formState;
	const alertThen = useAlertThen();

	const send = form.handleSubmit(async ({ email }) => {
		try {
			const { data } = await call(clients.requestReset, { query: { email } });
			const isMailed = data === resetMessages.mailAnswer;
			if (!isMailed) await alertThen({ ...resetMessages.unknownEmail, icon: "error" }, "/home");
			else await alertThen({ ...resetMessages.mailed(email), icon: "success", timer: ALERT_TIMER_MS }, "/home");
		} catch (error) {
			const { status, message } = error as ApiError;
			if (status !== 404) return showToast(message, "warning");
			await alertThen({ ...resetMessages.unknownEmail, icon: "error" }, "/home");
		}
	});

	return (
		<form method="post" noValidate onSubmit={send} className="border border-line bg-raised p-5">
			<h2 className="text-lead">Forgot your password?</h2>
			<p className="mt-1 mb-4 text-note text-quiet">We send you a link to choose a new one.</p>
			<div className="flex items-end gap-3">
				<Field label="E-mail" type="email" autoComplete="email" className="grow" {...form.register("email")} />
				<Button type="submit" look="outline" busy={isSubmitting} disabled={!isValid}>
					Send
				</Button>
			</div>
		</form>
	);
}
