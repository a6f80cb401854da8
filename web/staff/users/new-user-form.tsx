import { z } from "zod";
import { users } from "#core/calls/users.ts";
import { NewUser, type Role } from "#core/contract/users.ts";
import { userMessages } from "#core/messages.ts";
import type { ApiError } from "#web/api.ts";
import { fieldOf, showRefusal } from "#web/forms/bound-field.ts";
import { useSchemaForm } from "#web/forms/use-schema-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Field, Select } from "#web/ui/field.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { staffCall } from "../step-up/step-up.ts";
import { roleLabels, roles } from "./roles.ts";

const TypedUser = NewUser.extend({ rol: z.enum(roles, userMessages.role) });
const empty = { user_name: "", user_password: "", rol: "" as Role };

/** Makes a staff user. */
export function NewUserForm({ onAdded }: { onAdded: () => void }) {
	const form = useSchemaForm(TypedUser, { defaultValues: empty });
	const { isSubmitting } = form.formState;

	const add = form.handleSubmit(async (body) => {
		try {
			await staffCall(users.add, { body });
			form.reset(empty);
			showToast(`${body.user_name} can log in now`, "success");
			onAdded();
		} catch (error) {
			showRefusal(form, error as ApiError);
		}
	});

	return (
		<form
			method="post"
			noValidate
			autoComplete="off"
			onSubmit={add}
			aria-label="Create user"
			className="flex flex-col gap-4 border border-line bg-raised p-6"
		>
			<h2 className="text-title">Create user</h2>
			<Field
				label="User name"
				autoComplete="off"
				autoCapitalize="none"
				spellCheck={false}
				{...fieldOf(form, "user_name")}
			/>
			<PasswordField
				label="Password"
				autoComplete="new-password"
				hint="8 characters or more"
				{...fieldOf(form, "user_password")}
			/>
			<Select label="Role" placeholder="Choose a role" {...fieldOf(form, "rol")}>
				{roles.map((rol) => (
					<option key={rol} value={rol}>
						{roleLabels[rol]}
					</option>
				))}
			</Select>
			<Button type="submit" busy={isSubmitting} className="mt-2">
				Create user
			</Button>
		</form>
	);
}
