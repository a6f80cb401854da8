import { Navigate, useNavigate } from "react-router";
import { clients } from "#core/calls/clients.ts";
import { sessions } from "#core/calls/sessions.ts";
import { ProvinceField } from "#web/account/parts/province-field.tsx";
import { type ApiError, call } from "#web/api.ts";
import words from "#web/facts/messages.en.ts";
import { privateHead } from "#web/facts/title.ts";
import { fieldOf, showRefusal } from "#web/forms/bound-field.ts";
import { useSchemaForm } from "#web/forms/use-schema-form.ts";
import { browserStorage } from "#web/store/storage.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { enterClient } from "../enter.ts";
import { placeOf, withNext } from "../next-place.ts";
import { FieldGroup } from "../parts/field-group.tsx";
import labels from "../parts/fields.messages.en.ts";
import { inputs } from "../parts/inputs.ts";
import { useZipInput } from "../parts/zip-here.ts";
import { useSession } from "../session.ts";
import { type Pending, usePending } from "../third-party/pending.ts";
import { ThirdPartyButton } from "../third-party/third-party-button.tsx";
import { useNext } from "../use-next.ts";
import messages from "./complete.messages.en.ts";
import { Completion, refusedAt, toSignUp } from "./completion.ts";

export const meta = privateHead(messages.about);

/** An address that the third party does not vouch for is verified by mail, and only the password opens the account. */
const otherAddress = { hint: messages.otherAddress };

/** The rest of a sign-up that began at a third party. */
export default function Complete() {
	const { session } = useSession();
	const pending = usePending();
	const next = useNext();
	if (session.as === "client") return <Navigate replace to={placeOf(next) ?? "/home"} />;
	return (
		<div className="page flex max-w-4xl flex-col gap-10 py-8 wide:py-12">
			<div>
				<h1 className="text-headline">{messages.title}</h1>
				<p className="mt-2 text-quiet">{messages.lead}</p>
			</div>
			{!pending && (
				<div className="flex max-w-md flex-col gap-3 border border-line bg-raised p-5">
					<p>{messages.signInFirst}</p>
					<ThirdPartyButton next={next} />
				</div>
			)}
			<CompletionForm key={pending?.ticket} pending={pending} next={next} />
		</div>
	);
}

function CompletionForm({ pending, next }: { pending: Pending | null; next: string | null }) {
	const known = pending && { name: pending.name, lastname: pending.lastname, email: pending.email };
	const form = useSchemaForm(Completion, known ? { defaultValues: known } : {});
	const zipInput = useZipInput(labels.zipCodeHint);
	const { isValid, isSubmitting } = form.formState;
	const navigate = useNavigate();

	const send = form.handleSubmit(async (given) => {
		if (!pending) return;
		try {
			await call(clients.add, { body: { ...toSignUp(given, pending.ticket), language: words.language } });
		} catch (error) {
			const refusal = error as ApiError;
			showRefusal(form, refusal, refusedAt);
			if (refusal.code === "gone") await navigate(withNext("/signupgoogle", next), { replace: true, state: null });
			return;
		}
		await letIn(given).catch(() => navigate(withNext("/login", next)));
	});

	const field = (name: keyof Completion) => fieldOf(form, name);
	return (
		<form method="post" noValidate onSubmit={send} className="flex flex-col gap-10">
			<FieldGroup title={labels.aboutYou}>
				<Field label={labels.name} {...inputs.name} {...field("name")} />
				<Field label={labels.lastname} {...inputs.lastname} {...field("lastname")} />
				<Field label={labels.email} {...(pending && otherAddress)} {...inputs.email} {...field("email")} />
				<Field label={labels.phone} hint={labels.phoneHint} {...inputs.phone} {...field("phone")} />
			</FieldGroup>
			<FieldGroup title={labels.whereWeDeliver}>
				<Field label={labels.street} autoComplete="off" {...field("street")} />
				<Field label={labels.number} inputMode="numeric" autoComplete="off" {...field("number")} />
				<Field label={labels.city} {...inputs.city} {...field("city")} />
				<Field label={labels.zipCode} {...zipInput} {...field("zipCode")} />
				<ProvinceField label={labels.provinceDepartment} {...field("provinceDepartment")} />
			</FieldGroup>
			<FieldGroup title={messages.howYouLogIn}>
				<Field label={labels.loginName} {...inputs.loginName} {...field("login_name")} />
				<PasswordField
					label={labels.password}
					hint={labels.passwordHint}
					{...inputs.newPassword}
					{...field("login_password")}
				/>
			</FieldGroup>
			<Button type="submit" busy={isSubmitting} disabled={!isValid || !pending} className="min-w-48 self-start">
				{messages.signUp}
			</Button>
		</form>
	);
}

/** The account is made, and its password was just typed. */
async function letIn({ login_name, login_password }: Completion): Promise<void> {
	const device = browserStorage().read("device") ?? undefined;
	const { data } = await call(sessions.logIn, { body: { login_name, login_password, device } });
	await enterClient(data, false);
}
