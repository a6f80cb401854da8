import type { FieldPath } from "react-hook-form";
import { FieldGroup } from "#web/account/parts/field-group.tsx";
import { inputs } from "#web/account/parts/inputs.ts";
import type { Shipping } from "#web/store/shapes.ts";
import { cx } from "#web/ui/cx.ts";
import { Field } from "#web/ui/field.tsx";
import type { ShippingForm, ShippingProblems } from "../use-shipping-form.ts";

type FieldsProps = { form: ShippingForm; problems: ShippingProblems; disabled: boolean };

/** The documented fields; each shows at once, in green or red, whether it will do, and says why once it was left. */
export function ShippingFields({ form, problems, disabled }: FieldsProps) {
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
			<FieldGroup title="Who gets it">
				<Field label="Name" {...inputs.name} {...field("name")} />
				<Field label="Last name" {...inputs.lastname} {...field("lastname")} />
				<Field label="Phone" hint="Only numbers" {...inputs.phone} {...field("phone")} />
				<Field label="E-mail" hint="Where we write about your order" {...inputs.email} {...field("email")} />
			</FieldGroup>
			<FieldGroup title="Where it goes">
				<Field label="Street and number" {...inputs.streetNumber} {...field("address.streetNumber")} />
				<Field label="City" {...inputs.city} {...field("address.city")} />
				<Field label="Province/department" {...inputs.provinceDepartment} {...field("address.provinceDepartment")} />
				<Field label="Zip code" hint="4 digits" {...inputs.zipCode} {...field("address.zipCode")} />
				<Field
					label="Particular details (optional)"
					{...inputs.particularDetails}
					{...field("address.particularDetails")}
				/>
			</FieldGroup>
		</>
	);
}
