import { type FormEvent, useState } from "react";
import { Navigate } from "react-router";
import { sessions } from "#core/calls/sessions.ts";
import { logInMessages } from "#core/messages.ts";
import { type ApiError, call } from "#web/api.ts";
import { browserStorage } from "#web/store/storage.ts";
import { showAlert } from "#web/ui/alert.tsx";
import { enterStaff } from "../enter.ts";
import { placeOf } from "../next-place.ts";
import { Submit } from "../parts/submit.tsx";
import { useSession } from "../session.ts";
import { useNext } from "../use-next.ts";
import { readCredentials, startOver } from "./credentials.ts";
import { LogInFields } from "./log-in-fields.tsx";

export const meta = () => [{ title: "Staff log in · Perchero" }, { name: "robots", content: "noindex" }];

export default function StaffLogIn() {
	const { session } = useSession();
	const next = useNext();
	const [busy, setBusy] = useState(false);
	if (session.as === "staff") return <Navigate replace to={placeOf(next) ?? "/admindashboard"} />;

	const submit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const form = event.currentTarget;
		const typed = readCredentials(form);
		if (!typed) return showAlert({ ...logInMessages.staffFieldsMissing, icon: "warning" });
		setBusy(true);
		try {
			const device = browserStorage().read("adminDevice") ?? undefined;
			const body = { user_name: typed.name, user_password: typed.password, device };
			enterStaff((await call(sessions.logInStaff, { body })).data);
		} catch (error) {
			setBusy(false);
			const { status, code, message } = error as ApiError;
			const isWrong = status === 401 || status === 400;
			if (isWrong) showAlert({ ...logInMessages.wrong, icon: "warning" });
			else if (code === "too_many_requests") showAlert({ title: "Alert!", text: message, icon: "warning" });
			else showAlert({ ...logInMessages.staffNetworkFailure, icon: "error" });
			if (isWrong) startOver(form);
		}
	};

	return (
		<form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
			<h1 className="text-headline">Staff log in</h1>
			<p className="mb-4 text-quiet">For those who run the shop.</p>
			<LogInFields />
			<Submit wide busy={busy} className="mt-4">
				Login
			</Submit>
		</form>
	);
}
