import type { FieldPath } from "react-hook-form";
import { FieldGroup } from "#web/account/parts/field-group.tsx";
import { inputs } from "#web/account/parts/inputs.ts";
import { ProvinceField } from "#web/account/parts/province-field.tsx";
import { useZipInput } from "#web/account/parts/zip-here.ts";
import type { Shipping } from "#web/store/shapes.ts";
import { Field } from "#web/ui/field.tsx";
import messages from "../messages.en.ts";
import type { ShippingForm, ShippingProblems } from "../use-shipping-form.ts";

type FieldsProps = {
	form: ShippingForm;
	problems: ShippingProblems;
	disabled: boolean;
	/** Somebody else's: what the browser knows of whoever sits here is not theirs. */
	isOthers?: boolean;
};

/** The documented fields; each shows in green that it will do, and once it was left, in red that it will not and why. */
export function ShippingFields({ form, problems, disabled, isOthers = false }: FieldsProps) {
	const zipInput = useZipInput(messages.zipCodeHint);
	const field = (name: FieldPath<Shipping>) => {
		const { isTouched } = form.getFieldState(name, form.formState);
		const message = problems.get(name);
		return {
			...form.register(name),
			disabled,
			...(isOthers && { autoComplete: "off" }),
			// What is still to be typed, and what nobody has to say, is neither right nor wrong yet.
			...(message
				? isTouched && { state: "bad" as const, message }
				: form.getValues(name) && { state: "good" as const }),
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
				<ProvinceField label={messages.provinceDepartment} {...field("address.provinceDepartment")} />
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
