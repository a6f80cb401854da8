import { z } from "zod";
import { staffAccounts } from "#core/calls/staff-accounts.ts";
import { isEmail } from "#core/rules/client.ts";
import { type ApiError, call } from "#web/api.ts";
import { useSchemaForm } from "#web/forms/use-schema-form.ts";
import { showAlert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { showToast } from "#web/ui/toast.tsx";

const Address = z.object({ email: z.string().trim().refine(isEmail) });

/** The box that has a link mailed to somebody of the staff. It is told the same whatever the address. */
export function ForgotStaffPassword() {
	const form = useSchemaForm(Address, { mode: "onChange" });
	const { isValid, isSubmitting } = form.formState;

	const send = form.handleSubmit(async (body) => {
		try {
			const { data } = await call(staffAccounts.requestReset, { body });
			showAlert({ title: "Look into your mailbox", text: data.message, icon: "info" });
			form.reset({ email: "" });
		} catch (error) {
			showToast((error as ApiError).message, "warning");
		}
	});

	return (
		<form method="post" noValidate onSubmit={send} className="border border-line bg-raised p-5">
			<h2 className="text-lead">Forgot your password?</h2>
			<p className="mt-1 mb-4 text-note text-quiet">
				We mail a link to the address of your staff account. Without one, please ask an admin.
			</p>
			<div className="flex items-end gap-3">
				<Field label="E-mail" type="email" autoComplete="email" className="grow" {...form.register("email")} />
				<Button type="submit" look="outline" busy={isSubmitting} disabled={!isValid}>
					Send
				</Button>
			</div>
		</form>
	);
}
