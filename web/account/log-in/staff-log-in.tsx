import { lazy, Suspense, useState } from "react";
import { Navigate } from "react-router";
import { passkeys } from "#core/calls/passkeys.ts";
import { sessions } from "#core/calls/sessions.ts";
import type { Assertion } from "#core/contract/passkeys.ts";
import { logInMessages } from "#core/messages.ts";
import { type ApiError, call } from "#web/api.ts";
import { privateHead } from "#web/facts/title.ts";
import { PasskeyButton } from "#web/passkeys/passkey-button.tsx";
import { usePasskeySuggestions } from "#web/passkeys/use-passkey-suggestions.ts";
import { browserStorage } from "#web/store/storage.ts";
import { showAlert } from "#web/ui/alert.tsx";
import { enterStaff } from "../enter.ts";
import { Submit } from "../parts/submit.tsx";
import { useSession } from "../session.ts";
import { staffPlaces } from "../staff-places.ts";
import { useNext } from "../use-next.ts";
import { type Credentials, startOver, useCredentialsForm } from "./credentials.ts";
import { ForgotStaffPassword } from "./forgot-staff-password.tsx";
import { LogInFields } from "./log-in-fields.tsx";
import logInWords from "./messages.en.ts";
import messages from "./staff.messages.en.ts";

/** Loaded once a password was right and a code is needed besides. */
const SecondStep = lazy(() => import("./second-step.tsx"));

export const meta = privateHead(messages.title);

export default function StaffLogIn() {
	const { session } = useSession();
	const next = useNext();
	const form = useCredentialsForm();
	const [ticket, setTicket] = useState<string | null>(null);

	/** The passkey alone says whose account it is; a name that was typed has to fit it. */
	const logInWithPasskey = async (response: Assertion) => {
		const user_name = form.getValues("username").trim() || undefined;
		enterStaff((await call(passkeys.logInStaff, { body: { response, user_name } })).data);
	};
	const suggestPasskeys = usePasskeySuggestions(logInWithPasskey);

	if (session.as === "staff") return <Navigate replace to={staffPlaces.placeOf(next) ?? "/admindashboard"} />;

	if (ticket)
		return (
			<Suspense>
				<SecondStep ticket={ticket} onStartOver={() => setTicket(null)} />
			</Suspense>
		);

	const logIn = async ({ username, password }: Credentials) => {
		try {
			const device = browserStorage().read("adminDevice") ?? undefined;
			const body = { user_name: username, user_password: password, device };
			enterStaff((await call(sessions.logInStaff, { body })).data);
		} catch (error) {
			const { status, code, message, body } = error as ApiError;
			if (code === "second_factor") return setTicket((body as { ticket: string }).ticket);
			const isWrong = status === 401 || status === 400;
			if (isWrong) showAlert({ ...logInMessages.wrong, icon: "warning" });
			else if (code === "too_many_requests" || code === "second_factor_needed")
				showAlert({ title: messages.alert, text: message, icon: "warning" });
			else showAlert({ ...logInMessages.staffNetworkFailure, icon: "error" });
			if (isWrong) startOver(form);
		}
	};

	const submit = form.handleSubmit(logIn, () => showAlert({ ...logInMessages.staffFieldsMissing, icon: "warning" }));

	return (
		<div className="flex flex-col gap-10">
			<form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
				<h1 className="text-headline">{messages.title}</h1>
				<p className="mb-4 text-quiet">{messages.lead}</p>
				<LogInFields form={form} onNameFocus={suggestPasskeys} />
				<Submit wide busy={form.formState.isSubmitting} className="mt-4">
					{logInWords.logIn}
				</Submit>
				<PasskeyButton wide look="outline" use={logInWithPasskey}>
					{logInWords.withPasskey}
				</PasskeyButton>
			</form>
			<ForgotStaffPassword />
		</div>
	);
}
