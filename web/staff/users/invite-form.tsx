import { z } from "zod";
import { staffAccounts } from "#core/calls/staff-accounts.ts";
import { Invitation } from "#core/contract/staff-accounts.ts";
import type { Role } from "#core/contract/users.ts";
import { userMessages } from "#core/messages.ts";
import type { ApiError } from "#web/api.ts";
import { fieldOf, showRefusal } from "#web/forms/bound-field.ts";
import { useSchemaForm } from "#web/forms/use-schema-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Field, Select } from "#web/ui/field.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { staffCall } from "../step-up/step-up.ts";
import { roleLabels, roles } from "./roles.ts";

const Typed = Invitation.extend({ rol: z.enum(roles, userMessages.role) });
const empty = { user_name: "", email: "", rol: "" as Role };

/** Invites somebody, who chooses the password by a mailed link. */
export function InviteForm({ onInvited }: { onInvited: () => void }) {
	const form = useSchemaForm(Typed, { defaultValues: empty });

	const invite = form.handleSubmit(async (body) => {
		try {
			await staffCall(staffAccounts.invite, { body });
			form.reset(empty);
			showToast(`The invitation to ${body.email} is on its way`, "success");
			onInvited();
		} catch (error) {
			showRefusal(form, error as ApiError);
		}
	});

	return (
		<form
			method="post"
			noValidate
			autoComplete="off"
			onSubmit={invite}
			aria-label="Invite by mail"
			className="flex flex-col gap-4 border border-line bg-raised p-6"
		>
			<h2 className="text-title">Invite by mail</h2>
			<p className="text-note text-quiet">They choose their password themselves, within 72 hours.</p>
			<Field
				label="User name"
				autoComplete="off"
				autoCapitalize="none"
				spellCheck={false}
				{...fieldOf(form, "user_name")}
			/>
			<Field label="E-mail" type="email" autoComplete="off" {...fieldOf(form, "email")} />
			<Select label="Role" placeholder="Choose a role" {...fieldOf(form, "rol")}>
				{roles.map((rol) => (
					<option key={rol} value={rol}>
						{roleLabels[rol]}
					</option>
				))}
			</Select>
			<Button type="submit" busy={form.formState.isSubmitting} className="mt-2">
				Send invitation
			</Button>
		</form>
	);
}
