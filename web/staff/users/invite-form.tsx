import { z } from "zod";
import { staffAccounts } from "#core/calls/staff-accounts.ts";
import { Invitation } from "#core/contract/staff-accounts.ts";
import type { Role } from "#core/contract/users.ts";
import { userMessages } from "#core/messages.ts";
import type { ApiError } from "#web/api.ts";
import { fieldOf, showRefusal } from "#web/forms/bound-field.ts";
import { UnsavedLine } from "#web/forms/unsaved-line.tsx";
import { useKeptForm } from "#web/forms/use-kept-form.ts";
import { Field } from "#web/ui/field.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { staffCall } from "../step-up/step-up.ts";
import { ColleagueForm } from "./colleague-form.tsx";
import messages from "./messages.en.ts";
import { roles } from "./roles.ts";

const Typed = Invitation.extend({ rol: z.enum(roles, userMessages.role) });
const empty = { user_name: "", email: "", rol: "" as Role };

/** Invites somebody, who chooses the password by a mailed link. */
export function InviteForm({ onInvited }: { onInvited: () => void }) {
	const { form, unsaved } = useKeptForm(Typed, { keptAs: "invitation", isNew: true, defaultValues: empty });

	const invite = form.handleSubmit(async (body) => {
		try {
			await staffCall(staffAccounts.invite, { body });
			form.reset(empty);
			unsaved.forget();
			showToast(messages.form.invited(body.email), "success");
			onInvited();
		} catch (error) {
			showRefusal(form, error as ApiError);
		}
	});

	return (
		<ColleagueForm
			title={messages.form.invite}
			note={messages.form.inviteNote}
			action={messages.form.sendInvitation}
			field={(name) => fieldOf(form, name)}
			busy={form.formState.isSubmitting}
			onSubmit={invite}
			above={<UnsavedLine of={unsaved} />}
		>
			<Field label={messages.form.email} type="email" autoComplete="off" {...fieldOf(form, "email")} />
		</ColleagueForm>
	);
}
