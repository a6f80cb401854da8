import type { FieldPath } from "react-hook-form";
import { FieldGroup } from "#web/account/parts/field-group.tsx";
import { inputs } from "#web/account/parts/inputs.ts";
import { useZipInput } from "#web/account/parts/zip-here.ts";
import type { Shipping } from "#web/store/shapes.ts";
import { cx } from "#web/ui/cx.ts";
import { Field } from "#web/ui/field.tsx";
import messages from "../messages.en.ts";
import type { ShippingForm, ShippingProblems } from "../use-shipping-form.ts";

type FieldsProps = { form: ShippingForm; problems: ShippingProblems; disabled: boolean };

/** The documented fields; each shows at once, in green or red, whether it will do, and says why once it was left. */
export function ShippingFields({ form, problems, disabled }: FieldsProps) {
	const zipInput = useZipInput(messages.zipCodeHint);
	const field = (name: FieldPath<Shipping>) => {
		const { isTouched } = form.getFieldState(name, form.formState);
		const message = problems.get(name);
		return {
			...form.register(name),
			disabled,
			state: message ? ("bad" as const) : ("good" as const),
			message: isTouched ? message : undefined,
			// A frame in red is for what somebody got wrong, not for what is still to be typed.
			className: cx(message && !isTouched && "[&_input]:border-edge"),
		};
	};
	return (
		<>
			<FieldGroup title={messages.who}>
				<Field label={messages.name} {...inputs.name} {...field("name")} />
				<Field label={messages.lastname} {...inputs.lastname} {...field("lastname")} />
				<Field label={messages.phone} hint={messages.phoneHint} {...inputs.phone} {...field("phone")} />
				<Field label={messages.email} hint={messages.emailHint} {...inputs.email} {...field("email")} />
			</FieldGroup>
			<FieldGroup title={messages.where}>
				<Field label={messages.streetNumber} {...inputs.streetNumber} {...field("address.streetNumber")} />
				<Field label={messages.city} {...inputs.city} {...field("address.city")} />
				<Field
					label={messages.provinceDepartment}
					{...inputs.provinceDepartment}
					{...field("address.provinceDepartment")}
				/>
				<Field label={messages.zipCode} {...zipInput} {...field("address.zipCode")} />
				<Field
					label={messages.particularDetails}
					{...inputs.particularDetails}
					{...field("address.particularDetails")}
				/>
			</FieldGroup>
		</>
	);
}
