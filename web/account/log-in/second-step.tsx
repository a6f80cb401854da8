import { z } from "zod";
import { sessions } from "#core/calls/sessions.ts";
import { TypedCode } from "#core/contract/second-factors.ts";
import { type ApiError, call } from "#web/api.ts";
import { useFacts } from "#web/facts/shop-facts.tsx";
import { fieldOf, showRefusal } from "#web/forms/bound-field.ts";
import { useSchemaForm } from "#web/forms/use-schema-form.ts";
import { showAlert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { enterStaff } from "../enter.ts";
import { Submit } from "../parts/submit.tsx";
import messages from "./second-step.messages.en.ts";

const Typed = z.object({ code: TypedCode });

/** The password was right; the code of the app is asked for. */
export default function SecondStep({ ticket, onStartOver }: { ticket: string; onStartOver: () => void }) {
	const { name } = useFacts();
	const form = useSchemaForm(Typed, { defaultValues: { code: "" }, mode: "onSubmit" });

	const send = form.handleSubmit(async ({ code }) => {
		try {
			enterStaff((await call(sessions.logInSecond, { body: { ticket, code } })).data);
		} catch (error) {
			const refusal = error as ApiError;
			if (refusal.code === "wrong_credentials") {
				form.setError("code", { message: refusal.message }, { shouldFocus: true });
			} else if (refusal.code === "gone") {
				showAlert({ title: messages.alert, text: refusal.message, icon: "warning" });
				onStartOver();
			} else showRefusal(form, refusal);
		}
	});

	return (
		<form method="post" noValidate onSubmit={send} className="flex flex-col gap-4">
			<h1 className="text-headline">{messages.title}</h1>
			<p className="mb-4 text-quiet">{messages.lead(name)}</p>
			<Field
				label={messages.code}
				autoFocus
				autoComplete="one-time-code"
				autoCapitalize="none"
				spellCheck={false}
				maxLength={40}
				hint={messages.hint}
				{...fieldOf(form, "code")}
			/>
			<Submit wide busy={form.formState.isSubmitting} className="mt-4">
				{messages.next}
			</Submit>
			<Button look="quiet" onClick={onStartOver}>
				{messages.somebodyElse}
			</Button>
		</form>
	);
}
