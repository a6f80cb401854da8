import type { Client } from "#core/contract/clients.ts";
import type { fieldOf } from "#web/forms/bound-field.ts";
import { Field } from "#web/ui/field.tsx";
import { FieldGroup } from "./field-group.tsx";
import labels from "./fields.messages.en.ts";
import { inputs } from "./inputs.ts";
import { ProvinceField } from "./province-field.tsx";
import { useZipInput } from "./zip-here.ts";

type AddressFieldsProps = { field: (name: `address.${keyof Client["address"]}`) => ReturnType<typeof fieldOf> };

/** Where somebody's parcels go. */
export function AddressFields({ field }: AddressFieldsProps) {
	const zipInput = useZipInput(labels.zipCodeHint);
	return (
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
	);
}
