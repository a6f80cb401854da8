import { useState } from "react";
import { settings } from "#core/calls/settings.ts";
import { schemas } from "#core/contract/settings.ts";
import { signedCall } from "#web/account/signed-call.ts";
import type { ApiError } from "#web/api.ts";
import { fieldOf, showRefusal } from "#web/forms/bound-field.ts";
import { useSchemaForm } from "#web/forms/use-schema-form.ts";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { Field } from "#web/ui/field.tsx";
import messages from "./messages.en.ts";
import { arrival } from "./section-heading.tsx";
import type { SettingsSection } from "./sections.ts";

const { testMail } = messages;
const AT: SettingsSection = "test-mail";

/** A mail server may take its time over each step; this is longer than all of them together. */
const LONGEST_MS = 60_000;

type Answer = { to: string; sent: boolean; message: string };

/** Sends one mail and shows what became of it. */
export function TestMail() {
	const form = useSchemaForm(schemas.testMail.body, { defaultValues: { to: "" } });
	const [answer, setAnswer] = useState<Answer | null>(null);
	const send = form.handleSubmit(async (body) => {
		setAnswer(null);
		try {
			const { data } = await signedCall(settings.testMail, { body }, { timeoutMs: LONGEST_MS });
			setAnswer({ ...body, ...data });
		} catch (error) {
			showRefusal(form, error as ApiError);
		}
	});
	return (
		<form
			id={AT}
			tabIndex={-1}
			method="post"
			noValidate
			onSubmit={send}
			aria-label={testMail.label}
			className={cx(arrival, "flex flex-col gap-3")}
		>
			<div className="flex flex-wrap items-start gap-3">
				<Field
					label={testMail.to}
					inputMode="email"
					autoComplete="email"
					className="min-w-0 max-w-md grow basis-56"
					{...fieldOf(form, "to")}
				/>
				<Button type="submit" look="outline" busy={form.formState.isSubmitting} className="mt-6.5">
					{testMail.send}
				</Button>
			</div>
			<p role="status" className={cx("wrap-anywhere", answer && !answer.sent && "text-brick")}>
				{answer && inWords(answer)}
			</p>
		</form>
	);
}

function inWords({ to, sent, message }: Answer): string {
	return sent ? testMail.sent(to, message) : testMail.notSent(message);
}
