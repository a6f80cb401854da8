import { useEffect } from "react";
import { z } from "zod";
import { staffAccounts } from "#core/calls/staff-accounts.ts";
import { GivenPassword } from "#core/contract/clients.ts";
import { TypedCode } from "#core/contract/second-factors.ts";
import { inputs } from "#web/account/parts/inputs.ts";
import { signedCall } from "#web/account/signed-call.ts";
import type { ApiError } from "#web/api.ts";
import { fieldOf, showRefusal } from "#web/forms/bound-field.ts";
import { useSchemaForm } from "#web/forms/use-schema-form.ts";
import { browserStorage } from "#web/store/storage.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import messages from "./messages.en.ts";

const ways = {
	password: {
		schema: z.object({ proof: GivenPassword }),
		bodyOf: (password: string) => ({ password, device: browserStorage().read("adminDevice") ?? undefined }),
		Input: PasswordField,
		field: { label: messages.password, ...inputs.oldPassword },
	},
	code: {
		schema: z.object({ proof: TypedCode }),
		bodyOf: (code: string) => ({ code }),
		Input: Field,
		field: {
			label: messages.code,
			hint: messages.codeHint,
			autoComplete: "one-time-code",
			autoCapitalize: "none",
			spellCheck: false,
			maxLength: 40,
		},
	},
} as const;

/** A password or a code that proves who sits here. */
export function TypedProof({ way, onProven }: { way: keyof typeof ways; onProven: () => void }) {
	const { schema, bodyOf, Input, field } = ways[way];
	const form = useSchemaForm(schema, { defaultValues: { proof: "" }, mode: "onSubmit" });
	const { setFocus } = form;
	// The popup gives the focus to its first button when it opens.
	useEffect(() => setFocus("proof"), [setFocus]);
	const prove = form.handleSubmit(async ({ proof }) => {
		try {
			await signedCall(staffAccounts.confirm, { body: bodyOf(proof) });
			onProven();
		} catch (error) {
			const refusal = error as ApiError;
			const isWrong = refusal.code === "wrong_credentials";
			if (isWrong) form.setError("proof", { message: refusal.message }, { shouldFocus: true });
			else showRefusal(form, refusal);
		}
	});
	return (
		<form method="post" noValidate onSubmit={prove} className="flex flex-col gap-6">
			<Input {...field} {...fieldOf(form, "proof")} />
			<Button type="submit" busy={form.formState.isSubmitting} className="self-start">
				{messages.confirm}
			</Button>
		</form>
	);
}
