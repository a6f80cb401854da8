import { useRef } from "react";
import { Navigate, useNavigate } from "react-router";
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
import { ButtonLink } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/field.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { enterClient } from "../enter.ts";
import { placeOf, withNext } from "../next-place.ts";
import { Submit } from "../parts/submit.tsx";
import { useSession } from "../session.ts";
import { usePending } from "../third-party/pending.ts";
import { ThirdPartyButton } from "../third-party/third-party-button.tsx";
import { useNext } from "../use-next.ts";
import { type Credentials, startOver, useCredentialsForm } from "./credentials.ts";
import { ForgotPassword } from "./forgot-password.tsx";
import { LogInFields } from "./log-in-fields.tsx";
import messages from "./messages.en.ts";

export const meta = privateHead(messages.title);

export default function LogIn() {
	const { session } = useSession();
	const next = useNext();
	const pending = usePending();
	const navigate = useNavigate();
	const remember = useRef<HTMLInputElement>(null);
	const form = useCredentialsForm();

	const isRemembered = () => remember.current?.checked ?? false;

	/** The passkey alone says whose account it is; a name that was typed has to fit it. */
	const logInWithPasskey = async (response: Assertion) => {
		const login_name = form.getValues("username").trim() || undefined;
		const device = browserStorage().read("device") ?? undefined;
		const { data } = await call(passkeys.logIn, {
			body: { response, login_name, device, remember: isRemembered() },
		});
		await enterClient(data, isRemembered());
	};
	const suggestPasskeys = usePasskeySuggestions(logInWithPasskey);

	if (session.as === "client") return <Navigate replace to={placeOf(next) ?? "/home"} />;

	const logIn = async ({ username, password }: Credentials) => {
		try {
			const { data } = await call(sessions.logIn, {
				body: {
					login_name: username,
					login_password: password,
					remember: isRemembered(),
					device: browserStorage().read("device") ?? undefined,
					ticket: pending?.ticket,
				},
			});
			await enterClient(data, isRemembered());
			if (pending && !data.client.isVerified) showToast(messages.joinedLater, "info");
		} catch (error) {
			const { status, code, message } = error as ApiError;
			const isWrong = status === 401 || status === 400;
			showAlert({ ...(isWrong ? logInMessages.wrong : { title: messages.failed, text: message }), icon: "warning" });
			if (isWrong) startOver(form);
			// The third party's word has expired; the account itself is still there to log in to.
			if (code === "gone") await navigate(withNext("/login", next), { replace: true, state: null });
		}
	};

	const submit = form.handleSubmit(logIn, () => showAlert({ ...logInMessages.clientFieldsMissing, icon: "warning" }));

	return (
		<div className="flex flex-col gap-10">
			<form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
				<h1 className="mb-4 text-headline">{messages.title}</h1>
				{pending && (
					<p role="status" className="border-clay border-l-2 pl-4">
						{messages.known(pending.email)}
					</p>
				)}
				<LogInFields form={form} hint={messages.usernameHint} onNameFocus={suggestPasskeys} />
				<Checkbox ref={remember} label={messages.remember} name="remember" />
				<Submit wide busy={form.formState.isSubmitting}>
					{messages.logIn}
				</Submit>
				<PasskeyButton wide look="outline" use={logInWithPasskey}>
					{messages.withPasskey}
				</PasskeyButton>
			</form>
			<section aria-labelledby="no-account" className="flex flex-col gap-4 border-line border-t pt-8">
				<h2 id="no-account" className="text-lead">
					{messages.newHere}
				</h2>
				<ButtonLink wide look="outline" to={withNext("/signup", next)}>
					{messages.signUp}
				</ButtonLink>
				<ThirdPartyButton next={next} remember={isRemembered} />
			</section>
			<ForgotPassword />
		</div>
	);
}
