import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { FITS } from "#core/contract/product-fields.ts";
import { catalogueMessages } from "#core/messages/catalogue.ts";
import { productFieldLabels as labels, productDetails } from "#core/messages/product-details.ts";
import { productFormMessages } from "#core/messages.ts";
import { MEN, WOMEN } from "#core/rules/genders.ts";
import { fieldOf } from "#web/forms/bound-field.ts";
import { Field, Select, TextField } from "#web/ui/field.tsx";
import { blockKeys } from "../block-keys.ts";
import { categoryChoices } from "../category-choice.ts";
import type { FormFieldName } from "../form-fields.ts";
import messages from "../messages.en.ts";
import type { Choices } from "../read-choices.ts";
import type { ProductForm } from "./colours.tsx";
import { FabricField } from "./fabric-field.tsx";
import { OnSale } from "./offer-fields.tsx";
import { Retry } from "./retry.tsx";
import { OfferedSizes, SystemField } from "./size-fields.tsx";
import { TranslationFields } from "./translation-fields.tsx";

type Control = (props: { form: ProductForm; choices: Choices }) => ReactNode;

/** The control of each field, in the order of the form. The selects say the form's value also while their choices come. */
const controls: Record<FormFieldName, Control> = {
	category: Category,
	collection: Collection,
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
	fit: ({ form }) => (
		<Select label={labels.fit} placeholder={productFormMessages.fitPlaceholder} {...fieldOf(form, "fit")}>
			{FITS.map((fit) => (
				<option key={fit} value={fit}>
					{productDetails.fit.words(fit)}
				</option>
			))}
		</Select>
	),
	fabric: FabricField,
};

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

function Category({ form, choices: { categories } }: { form: ProductForm; choices: Choices }) {
	const groups = [
		{ id: WOMEN, label: messages.women, list: categories.data?.women ?? [] },
		{ id: MEN, label: messages.men, list: categories.data?.men ?? [] },
	];
	const chosen = useWatch({ control: form.control, name: "category" });
	const choiceOf = categoryChoices(groups.flatMap(({ list }) => list));
	const isKnown = groups.some(({ list }) => list.some((category) => choiceOf(category) === chosen));
	return (
		<div>
			<Select
				label={labels.category}
				placeholder={productFormMessages.categoryPlaceholder}
				{...fieldOf(form, "category")}
				value={chosen}
			>
				{chosen !== "" && !isKnown && <option value={chosen}>{chosen}</option>}
				{groups.map(({ id, label, list }) => (
					<optgroup key={id} label={label}>
						{list.map((category) => (
							<option key={category.id_category} value={choiceOf(category)}>
								{category.name}
							</option>
						))}
					</optgroup>
				))}
			</Select>
			{categories.problem && <Retry what={messages.retry.categories} again={categories.again} />}
		</div>
	);
}

function Collection({ form, choices: { collections } }: { form: ProductForm; choices: Choices }) {
	const chosen = useWatch({ control: form.control, name: "collection" });
	const list = collections.data ?? [];
	const hasFailed = collections.data === null && collections.problem !== null;
	return (
		<div>
			<Select
				label={labels.collection}
				{...(!hasFailed && { placeholder: productFormMessages.collectionPlaceholder })}
				{...fieldOf(form, "collection")}
				value={chosen}
			>
				{hasFailed ? (
					<option value={chosen}>{catalogueMessages.collectionsFailed}</option>
				) : (
					<>
						{chosen !== "" && !list.some(({ id_collection }) => String(id_collection) === chosen) && (
							<option value={chosen}>{chosen}</option>
						)}
						{list.map(({ id_collection, name }) => (
							<option key={id_collection} value={id_collection}>
								{name}
							</option>
						))}
					</>
				)}
			</Select>
			{hasFailed && <Retry what={messages.retry.collections} again={collections.again} />}
		</div>
	);
}
