import { clients } from "#core/calls/clients.ts";
import { ALERT_TIMER_MS } from "#core/messages.ts";
import { ProvinceField } from "#web/account/parts/province-field.tsx";
import { type ApiError, call } from "#web/api.ts";
import words from "#web/facts/messages.en.ts";
import { factsIn, titleOf } from "#web/facts/title.ts";
import { fieldOf, showRefusal } from "#web/forms/bound-field.ts";
import { useSchemaForm } from "#web/forms/use-schema-form.ts";
import { cx } from "#web/ui/cx.ts";
import { Field } from "#web/ui/field.tsx";
import { Linked } from "#web/ui/linked.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { useAlertThen } from "#web/ui/use-alert-then.ts";
import { withNext } from "../next-place.ts";
import { FieldGroup } from "../parts/field-group.tsx";
import labels from "../parts/fields.messages.en.ts";
import { inputs } from "../parts/inputs.ts";
import { Submit } from "../parts/submit.tsx";
import { TypedSignUp } from "../parts/typed-client.ts";
import { useZipInput } from "../parts/zip-here.ts";
import { useNext } from "../use-next.ts";
import type { Route } from "./+types/sign-up.ts";
import messages from "./messages.en.ts";

export const meta: Route.MetaFunction = ({ matches }) => [
	{ title: titleOf(messages.title, factsIn(matches)) },
	{ name: "description", content: messages.description },
];

export default function SignUpScreen() {
	// No default values: what somebody, or the browser, filled in before this page listened stays.
	const form = useSchemaForm(TypedSignUp);
	const zipInput = useZipInput(labels.zipCodeHint);
	const { isValid, isSubmitting } = form.formState;
	const alertThen = useAlertThen();
	const next = useNext();

	const send = form.handleSubmit(async (client) => {
		try {
			await call(clients.add, { body: { ...client, language: words.language } });
		} catch (error) {
			return showRefusal(form, error as ApiError);
		}
		const created = messages.created(client.email);
		await alertThen({ ...created, icon: "success", timer: ALERT_TIMER_MS }, withNext("/login", next));
	});

	const field = (name: Parameters<typeof form.register>[0]) => fieldOf(form, name);
	return (
		<form method="post" noValidate onSubmit={send} className="page flex max-w-4xl flex-col gap-10 py-8 wide:py-12">
			<div>
				<h1 className="text-headline">{messages.title}</h1>
				<p className="mt-2 text-quiet">
					<Linked text={messages.lead(withNext("/login", next))} />
				</p>
			</div>
			<FieldGroup title={labels.aboutYou}>
				<Field label={labels.name} {...inputs.name} {...field("name")} />
				<Field label={labels.lastname} {...inputs.lastname} {...field("lastname")} />
				<Field label={labels.email} {...inputs.email} {...field("email")} />
				<Field label={labels.phone} hint={labels.phoneHint} {...inputs.phone} {...field("phone")} />
			</FieldGroup>
			<FieldGroup title={labels.whereWeDeliver}>
				<Field label={labels.streetNumber} {...inputs.streetNumber} {...field("address.streetNumber")} />
				<Field label={labels.city} {...inputs.city} {...field("address.city")} />
				<ProvinceField label={labels.provinceDepartment} {...field("address.provinceDepartment")} />
				<Field label={labels.zipCode} {...zipInput} {...field("address.zipCode")} />
				<Field
					label={labels.particularDetails}
					className="md:col-span-2"
					{...inputs.particularDetails}
					{...field("address.particularDetails")}
				/>
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
			<div className="grid items-center justify-items-start *:col-start-1 *:row-start-1">
				<p aria-hidden={isValid} className={cx("text-quiet", isValid && "invisible")}>
					{messages.onceRight}
				</p>
				<Submit busy={isSubmitting} className={cx("min-w-48", !isValid && "invisible")}>
					{messages.signUp}
				</Submit>
			</div>
		</form>
	);
}
