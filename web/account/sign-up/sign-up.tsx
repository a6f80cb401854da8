import { Link } from "react-router";
import { clients } from "#core/calls/clients.ts";
import { ALERT_TIMER_MS } from "#core/messages.ts";
import { type ApiError, call } from "#web/api.ts";
import { factsIn, titleOf } from "#web/facts/title.ts";
import { fieldOf, showRefusal } from "#web/forms/bound-field.ts";
import { useSchemaForm } from "#web/forms/use-schema-form.ts";
import { cx } from "#web/ui/cx.ts";
import { Field } from "#web/ui/field.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { useAlertThen } from "#web/ui/use-alert-then.ts";
import { withNext } from "../next-place.ts";
import { FieldGroup } from "../parts/field-group.tsx";
import { inputs } from "../parts/inputs.ts";
import { Submit } from "../parts/submit.tsx";
import { TypedSignUp } from "../parts/typed-client.ts";
import { useNext } from "../use-next.ts";
import type { Route } from "./+types/sign-up.ts";

export const meta: Route.MetaFunction = ({ matches }) => [
	{ title: titleOf("Sign up", factsIn(matches)) },
	{ name: "description", content: "Make an account to follow your orders and keep your lists." },
];

export default function SignUpScreen() {
	// No default values: what somebody, or the browser, filled in before this page listened stays.
	const form = useSchemaForm(TypedSignUp);
	const { isValid, isSubmitting } = form.formState;
	const alertThen = useAlertThen();
	const next = useNext();

	const send = form.handleSubmit(async (client) => {
		try {
			await call(clients.add, { body: client });
		} catch (error) {
			return showRefusal(form, error as ApiError);
		}
		const created = {
			title: "Congratulations!",
			text: `Your account has been created. Please open the link we have sent to ${client.email} to verify it.`,
		};
		await alertThen({ ...created, icon: "success", timer: ALERT_TIMER_MS }, withNext("/login", next));
	});

	const field = (name: Parameters<typeof form.register>[0]) => fieldOf(form, name);
	return (
		<form method="post" noValidate onSubmit={send} className="page flex max-w-4xl flex-col gap-10 py-8 wide:py-12">
			<div>
				<h1 className="text-headline">Sign up</h1>
				<p className="mt-2 text-quiet">
					Follow your orders and keep your lists. You have an account?{" "}
					<Link to={withNext("/login", next)} className="link">
						Log in
					</Link>
				</p>
			</div>
			<FieldGroup title="About you">
				<Field label="Name" {...inputs.name} {...field("name")} />
				<Field label="Last name" {...inputs.lastname} {...field("lastname")} />
				<Field label="E-mail" {...inputs.email} {...field("email")} />
				<Field label="Phone" hint="Only numbers" {...inputs.phone} {...field("phone")} />
			</FieldGroup>
			<FieldGroup title="Where we deliver">
				<Field label="Street and number" {...inputs.streetNumber} {...field("address.streetNumber")} />
				<Field label="City" {...inputs.city} {...field("address.city")} />
				<Field label="Province or department" {...inputs.provinceDepartment} {...field("address.provinceDepartment")} />
				<Field label="Zip code" hint="4 digits" {...inputs.zipCode} {...field("address.zipCode")} />
				<Field
					label="Particular details (optional)"
					className="md:col-span-2"
					{...inputs.particularDetails}
					{...field("address.particularDetails")}
				/>
			</FieldGroup>
			<FieldGroup title="How you log in">
				<Field label="Login name" {...inputs.loginName} {...field("login_name")} />
				<PasswordField
					label="Password"
					hint="8 characters or more"
					{...inputs.newPassword}
					{...field("login_password")}
				/>
			</FieldGroup>
			<div className="grid items-center justify-items-start *:col-start-1 *:row-start-1">
				<p aria-hidden={isValid} className={cx("text-quiet", isValid && "invisible")}>
					Once every field is right, you can sign up here.
				</p>
				<Submit busy={isSubmitting} className={cx("min-w-48", !isValid && "invisible")}>
					Sign Up
				</Submit>
			</div>
		</form>
	);
}
