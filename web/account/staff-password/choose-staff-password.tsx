import { staffAccounts } from "#core/calls/staff-accounts.ts";
import { ALERT_TIMER_MS } from "#core/messages.ts";
import { type ApiError, call } from "#web/api.ts";
import { fieldOf, showRefusal } from "#web/forms/bound-field.ts";
import { useSchemaForm } from "#web/forms/use-schema-form.ts";
import { Emphasised } from "#web/ui/emphasised.tsx";
import { useAlertThen } from "#web/ui/use-alert-then.ts";
import { NewPasswordFields, NewPasswordTwice, sentAs } from "../parts/new-password.tsx";
import { Submit } from "../parts/submit.tsx";
import messages from "./messages.en.ts";

type ChooseStaffPasswordProps = { userName: string; isInvited: boolean; token: string };

/** The first password of somebody invited, or a new one. */
export function ChooseStaffPassword({ userName, isInvited, token }: ChooseStaffPasswordProps) {
	const form = useSchemaForm(NewPasswordTwice, { defaultValues: { new_password: "", again: "" } });
	const alertThen = useAlertThen();

	const choose = form.handleSubmit(async ({ new_password }) => {
		try {
			const { data } = await call(staffAccounts.choosePassword, { body: { token, user_password: new_password } });
			const done = { title: messages.done, text: data.message, icon: "success", timer: ALERT_TIMER_MS } as const;
			await alertThen(done, "/loginadmin", { replace: true });
		} catch (error) {
			showRefusal(form, error as ApiError, sentAs);
		}
	});

	return (
		<form method="post" noValidate onSubmit={choose} className="flex flex-col gap-4">
			<h1 className="text-headline">{isInvited ? messages.welcome(userName) : messages.title}</h1>
			<p className="mb-4 text-quiet">
				<Emphasised text={messages.userName(userName)} words={userName} />
				{!isInvited && ` ${messages.logsOut}`}
			</p>
			<input type="text" name="username" autoComplete="username" value={userName} readOnly hidden />
			<NewPasswordFields field={(name) => fieldOf(form, name)} />
			<Submit wide busy={form.formState.isSubmitting} className="mt-4">
				{messages.save}
			</Submit>
		</form>
	);
}
