import type { ReactNode } from "react";
import { type ChoiceName, choiceNames, choices as choiceWords } from "#core/contract/product-fields.ts";
import { productFieldLabels as labels } from "#core/messages/product-details.ts";
import { productFormMessages } from "#core/messages.ts";
import { choiceInWords } from "#core/rules/product-details.ts";
import { fieldOf } from "#web/forms/bound-field.ts";
import { Field, Select, TextField } from "#web/ui/field.tsx";
import { blockKeys } from "../block-keys.ts";
import type { FormFieldName } from "../form-fields.ts";
import messages from "../messages.en.ts";
import type { Choices } from "../read-choices.ts";
import { CareField } from "./care-field.tsx";
import type { ProductForm } from "./colours.tsx";
import { CompanionsField } from "./companions-field.tsx";
import { FabricField } from "./fabric-field.tsx";
import { MeasurementFields } from "./measurement-fields.tsx";
import { OnSale } from "./offer-fields.tsx";
import { SeoFields } from "./seo-fields.tsx";
import { CategoryField, CollectionField } from "./shelf-fields.tsx";
import { OfferedSizes, SystemField } from "./size-fields.tsx";
import { TranslationFields } from "./translation-fields.tsx";

type Control = (props: { form: ProductForm; choices: Choices }) => ReactNode;

/** The control of each field, in the order of the form. The selects say the form's value also while their choices come. */
const controls: Record<FormFieldName, Control> = {
	category: CategoryField,
	collection: CollectionField,
	name: ({ form }) => <Field label={labels.name} autoComplete="off" {...fieldOf(form, "name")} />,
	brand: ({ form }) => <Field label={labels.brand} autoComplete="off" {...fieldOf(form, "brand")} />,
	price: ({ form }) => (
		<Field
			label={labels.price}
			inputMode="decimal"
			autoComplete="off"
			onKeyDown={blockKeys}
			{...fieldOf(form, "price")}
		/>
	),
	is_offer: OnSale,
	// Stands beside its tick.
	discount: () => null,
	description: ({ form }) => (
		<TextField label={labels.description} rows={5} className="md:col-span-2" {...fieldOf(form, "description")} />
	),
	translations: TranslationFields,
	sizeSystem: SystemField,
	sizes: OfferedSizes,
	lowStock: ({ form }) => (
		<Field
			label={labels.lowStock}
			hint={messages.lowStock.hint}
			inputMode="numeric"
			autoComplete="off"
			{...fieldOf(form, "lowStock")}
		/>
	),
	companions: CompanionsField,
	seo: SeoFields,
	...(Object.fromEntries(choiceNames.map((name) => [name, choiceControl(name)])) as Record<ChoiceName, Control>),
	fabric: FabricField,
	care: CareField,
	measurements: MeasurementFields,
};

/** A list of words, and none of them where it is not known. */
function choiceControl(name: ChoiceName): Control {
	return ({ form }) => (
		<Select label={labels[name]} placeholder={productFormMessages.notKnown} {...fieldOf(form, name)}>
			{choiceWords[name].map((word) => (
				<option key={word} value={word}>
					{choiceInWords(name, word)}
				</option>
			))}
		</Select>
	);
}

/** What a product is, where it is filed and what it costs. */
export function FormControls({ form, choices }: { form: ProductForm; choices: Choices }) {
	return (
		<div className="grid items-start gap-x-6 gap-y-4 md:grid-cols-2">
			{Object.entries(controls).map(([name, Control]) => (
				<Control key={name} form={form} choices={choices} />
			))}
		</div>
	);
}
