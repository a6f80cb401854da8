import { useEffect, useRef } from "react";
import { z } from "zod";
import { secondFactors } from "#core/calls/second-factors.ts";
import { type BegunSecondFactor, TypedCode } from "#core/contract/second-factors.ts";
import { signedCall } from "#web/account/signed-call.ts";
import type { ApiError } from "#web/api.ts";
import { fieldOf, showRefusal } from "#web/forms/bound-field.ts";
import { useSchemaForm } from "#web/forms/use-schema-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { QrCode } from "#web/ui/qr-code.tsx";
import messages from "./messages.en.ts";

const { app } = messages;
const Typed = z.object({ code: TypedCode });

type ConfirmAppProps = {
	begun: BegunSecondFactor;
	onConfirmed: (recoveryCodes: string[]) => void;
	onCancel: () => void;
};

/** The secret to take into the app, and the first code that shows the app has it. */
export function ConfirmApp({ begun: { secret, qr }, onConfirmed, onCancel }: ConfirmAppProps) {
	const form = useSchemaForm(Typed, { defaultValues: { code: "" }, mode: "onSubmit" });
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);

	const confirm = form.handleSubmit(async (body) => {
		try {
			onConfirmed((await signedCall(secondFactors.confirm, { body })).data.recoveryCodes);
		} catch (error) {
			const refusal = error as ApiError;
			const isWrong = refusal.code === "wrong_credentials";
			if (isWrong) form.setError("code", { message: refusal.message }, { shouldFocus: true });
			else showRefusal(form, refusal);
		}
	});

	return (
		<form method="post" noValidate onSubmit={confirm} aria-labelledby="set-up" className="flex flex-col gap-4">
			<h3 id="set-up" ref={heading} tabIndex={-1} className="text-lead outline-none">
				{messages.secondFactor.setUp}
			</h3>
			<p>{app.scan}</p>
			<QrCode label={app.qr} {...qr} />
			<p>
				{app.key} <code className="wrap-anywhere">{secret.replace(/.{4}(?=.)/g, "$& ")}</code>
			</p>
			<p>{app.type}</p>
			<Field
				label={app.code}
				autoComplete="one-time-code"
				inputMode="numeric"
				maxLength={40}
				className="max-w-xs"
				{...fieldOf(form, "code")}
			/>
			<div className="flex flex-wrap gap-3">
				<Button type="submit" busy={form.formState.isSubmitting}>
					{app.switchOn}
				</Button>
				<Button look="quiet" onClick={onCancel}>
					{app.cancel}
				</Button>
			</div>
		</form>
	);
}
