import type { FieldPath } from "react-hook-form";
import type { z } from "zod";
import { clients } from "#core/calls/clients.ts";
import type { Client } from "#core/contract/clients.ts";
import type { ApiError } from "#web/api.ts";
import { fieldOf, showRefusal } from "#web/forms/bound-field.ts";
import { useSchemaForm } from "#web/forms/use-schema-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { FieldGroup } from "../parts/field-group.tsx";
import { inputs } from "../parts/inputs.ts";
import { TypedSignUp } from "../parts/typed-client.ts";
import { become } from "../session.ts";
import { signedCall } from "../signed-call.ts";
import { onlyChanged } from "./only-changed.ts";

const ClientData = TypedSignUp.omit({ login_password: true });
type Typed = z.input<typeof ClientData>;

const typedOf = ({ name, lastname, email, phone, login_name, address }: Client): Typed => ({
	name,
	lastname,
	email,
	phone: String(phone),
	login_name,
	address,
});

/** The client's own data. Only what was changed is sent, so that two tabs do not undo each other. */
export function EditData({ client }: { client: Client }) {
	const form = useSchemaForm(ClientData, {
		values: typedOf(client),
		resetOptions: { keepDirtyValues: true, keepErrors: true },
	});
	const { isDirty, isSubmitting, dirtyFields } = form.formState;

	const save = form.handleSubmit(async (given) => {
		try {
			const body = onlyChanged(given, dirtyFields);
			const { data } = await signedCall(clients.edit, { params: { clientPhone: client.phone }, body });
			if (typeof data === "string") return;
			form.reset(typedOf(data));
			become({ as: "client", client: data });
			const isNewAddress = data.email !== client.email;
			showToast(isNewAddress ? `Saved. Please open the link we have sent to ${data.email}` : "Saved", "success");
		} catch (error) {
			showRefusal(form, error as ApiError);
		}
	});

	const field = (name: FieldPath<Typed>) => fieldOf(form, name);
	return (
		<form method="post" noValidate onSubmit={save} className="flex flex-col gap-8">
			<FieldGroup title="About you">
				<Field label="Name" {...inputs.name} {...field("name")} />
				<Field label="Last name" {...inputs.lastname} {...field("lastname")} />
				<Field label="E-mail" {...inputs.email} {...field("email")} />
				<Field label="Phone" {...inputs.phone} {...field("phone")} />
				<Field label="Login name" {...inputs.loginName} {...field("login_name")} />
			</FieldGroup>
			<FieldGroup title="Where we deliver">
				<Field label="Street and number" {...inputs.streetNumber} {...field("address.streetNumber")} />
				<Field label="City" {...inputs.city} {...field("address.city")} />
				<Field label="Province or department" {...inputs.provinceDepartment} {...field("address.provinceDepartment")} />
				<Field label="Zip code" {...inputs.zipCode} {...field("address.zipCode")} />
				<Field
					label="Particular details (optional)"
					className="md:col-span-2"
					{...inputs.particularDetails}
					{...field("address.particularDetails")}
				/>
			</FieldGroup>
			<Button type="submit" busy={isSubmitting} disabled={!isDirty} className="min-w-48 self-start">
				Save changes
			</Button>
		</form>
	);
}
