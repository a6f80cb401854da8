import { z } from "zod";
import { isEmail } from "#core/rules/client.ts";
import type { ApiError } from "#web/api.ts";
import { useSchemaForm } from "#web/forms/use-schema-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { showToast } from "#web/ui/toast.tsx";
import messages from "./messages.en.ts";

const Address = z.object({ email: z.string().trim().refine(isEmail) });

/** Where an address is given for a link to a new password; it stays there when `send` fails. */
export function ForgotBox({ note, send }: { note: string; send: (email: string) => Promise<void> }) {
	const form = useSchemaForm(Address, { mode: "onChange" });
	const { isValid, isSubmitting } = form.formState;

	const submit = form.handleSubmit(async ({ email }) => {
		try {
			await send(email);
			form.reset({ email: "" });
		} catch (error) {
			showToast((error as ApiError).message, "warning");
		}
	});

	return (
		<form method="post" noValidate onSubmit={submit} className="border border-line bg-raised p-5">
			<h2 className="text-lead">{messages.forgot}</h2>
			<p className="mt-1 mb-4 text-note text-quiet">{note}</p>
			<div className="flex items-end gap-3">
				<Field label={messages.email} type="email" autoComplete="email" className="grow" {...form.register("email")} />
				<Button type="submit" look="outline" busy={isSubmitting} disabled={!isValid}>
					{messages.send}
				</Button>
			</div>
		</form>
	);
}
