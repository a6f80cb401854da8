import type { FieldPath } from "react-hook-form";
import { z } from "zod";
import { clients } from "#core/calls/clients.ts";
import { type Client, GivenPassword, LoginName } from "#core/contract/clients.ts";
import { ProvinceField } from "#web/account/parts/province-field.tsx";
import type { ApiError } from "#web/api.ts";
import { fieldOf } from "#web/forms/bound-field.ts";
import { useSchemaForm } from "#web/forms/use-schema-form.ts";
import { browserStorage } from "#web/store/storage.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { FieldGroup } from "../parts/field-group.tsx";
import labels from "../parts/fields.messages.en.ts";
import { inputs } from "../parts/inputs.ts";
import { showPasswordRefusal } from "../parts/password-refusal.ts";
import { TypedSignUp } from "../parts/typed-client.ts";
import { useZipInput } from "../parts/zip-here.ts";
import { become } from "../session.ts";
import { signedCall } from "../signed-call.ts";
import messages from "./messages.en.ts";
import { onlyChanged } from "./only-changed.ts";

/** With the password where the shop asks for it. A login name of earlier days may stay as it is. */
const ClientData = TypedSignUp.omit({ login_password: true }).extend({
	login_name: LoginName,
	old_password: GivenPassword.or(z.literal("")),
});
type Typed = z.input<typeof ClientData>;

/** What tells whose account it is: changed only by who knows the password. */
const NEED_PASSWORD = ["email", "phone", "login_name"] as const;

const typedOf = ({ name, lastname, email, phone, login_name, address }: Client): Typed => ({
	name,
	lastname,
	email,
	phone: String(phone),
	login_name,
	address,
	old_password: "",
});

/** The client's own data. Only what was changed is sent, so that two tabs do not undo each other. */
export function EditData({ client }: { client: Client }) {
	const form = useSchemaForm(ClientData, {
		values: typedOf(client),
		resetOptions: { keepDirtyValues: true, keepErrors: true },
	});
	const { isDirty, isSubmitting, dirtyFields, errors } = form.formState;
	const needsPassword = NEED_PASSWORD.some((name) => dirtyFields[name]) || errors.old_password !== undefined;

	const save = form.handleSubmit(async ({ old_password, ...given }) => {
		try {
			const device = browserStorage().read("device") ?? undefined;
			const body = { ...onlyChanged(given, dirtyFields), ...(old_password && { old_password, device }) };
			const { data } = await signedCall(clients.edit, { params: { clientPhone: client.phone }, body });
			if (typeof data === "string") return;
			form.reset(typedOf(data), { keepDirtyValues: false, keepErrors: false });
			become({ as: "client", client: data });
			const mailedTo = body.email !== undefined && data.pendingEmail;
			showToast(mailedTo ? messages.savedAndMailed(mailedTo) : messages.saved, "success");
		} catch (error) {
			showPasswordRefusal(form, error as ApiError);
		}
	});

	const zipInput = useZipInput(labels.zipCodeHint);
	const field = (name: FieldPath<Typed>) => fieldOf(form, name);
	return (
		<form method="post" noValidate onSubmit={save} className="flex flex-col gap-8">
			<FieldGroup title={labels.aboutYou}>
				<Field label={labels.name} {...inputs.name} {...field("name")} />
				<Field label={labels.lastname} {...inputs.lastname} {...field("lastname")} />
				<Field label={labels.email} {...inputs.email} {...field("email")} />
				<Field label={labels.phone} {...inputs.phone} {...field("phone")} />
				<Field label={labels.loginName} {...inputs.loginName} {...field("login_name")} />
				{needsPassword && (
					<PasswordField
						label={messages.yourPassword}
						hint={messages.passwordHint}
						{...inputs.oldPassword}
						{...field("old_password")}
					/>
				)}
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
			<Button type="submit" busy={isSubmitting} disabled={!isDirty} className="min-w-48 self-start">
				{messages.save}
			</Button>
		</form>
	);
}
