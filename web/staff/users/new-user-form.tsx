import { z } from "zod";
import { users } from "#core/calls/users.ts";
import { NewUser, type Role } from "#core/contract/users.ts";
import { userMessages } from "#core/messages.ts";
import type { ApiError } from "#web/api.ts";
import { fieldOf, showRefusal } from "#web/forms/bound-field.ts";
import { useSchemaForm } from "#web/forms/use-schema-form.ts";
import { PasswordField } from "#web/ui/password-field.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { staffCall } from "../step-up/step-up.ts";
import { ColleagueForm } from "./colleague-form.tsx";
import messages from "./messages.en.ts";
import { roles } from "./roles.ts";

const TypedUser = NewUser.extend({ rol: z.enum(roles, userMessages.role) });
const empty = { user_name: "", user_password: "", rol: "" as Role };

/** Makes a staff user. */
export function NewUserForm({ onAdded }: { onAdded: () => void }) {
	const form = useSchemaForm(TypedUser, { defaultValues: empty });

	const add = form.handleSubmit(async (body) => {
		try {
			await staffCall(users.add, { body });
			form.reset(empty);
			showToast(messages.form.created(body.user_name), "success");
			onAdded();
		} catch (error) {
			showRefusal(form, error as ApiError);
		}
	});

	return (
		<ColleagueForm
			title={messages.form.create}
			action={messages.form.create}
			field={(name) => fieldOf(form, name)}
			busy={form.formState.isSubmitting}
			onSubmit={add}
		>
			<PasswordField
				label={messages.form.password}
				autoComplete="new-password"
				hint={messages.form.passwordHint}
				{...fieldOf(form, "user_password")}
			/>
		</ColleagueForm>
	);
}
