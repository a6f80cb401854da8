import { useWatch } from "react-hook-form";
import { catalogueMessages } from "#core/messages/catalogue.ts";
import { productFieldLabels as labels } from "#core/messages/product-details.ts";
import { productFormMessages } from "#core/messages.ts";
import { MEN, WOMEN } from "#core/rules/genders.ts";
import { fieldOf } from "#web/forms/bound-field.ts";
import { Select } from "#web/ui/field.tsx";
import { filedName } from "../filed-under.ts";
import messages from "../messages.en.ts";
import type { Choices } from "../read-choices.ts";
import type { ProductForm } from "./colours.tsx";
import { Retry } from "./retry.tsx";

type ShelfFieldProps = { form: ProductForm; choices: Choices };

export function CategoryField({ form, choices: { categories } }: ShelfFieldProps) {
	const groups = [
		{ id: WOMEN, label: messages.women, list: categories.data?.women ?? [] },
		{ id: MEN, label: messages.men, list: categories.data?.men ?? [] },
	];
	const chosen = useWatch({ control: form.control, name: "category" });
	const isKnown = groups.some(({ list }) => list.some(({ id_category }) => String(id_category) === chosen));
	return (
		<div>
			<Select
				label={labels.category}
				placeholder={productFormMessages.categoryPlaceholder}
				{...fieldOf(form, "category")}
				value={chosen}
			>
				{chosen !== "" && !isKnown && <option value={chosen}>{categories.data ? chosen : "…"}</option>}
				{groups.map(({ id, label, list }) => (
					<optgroup key={id} label={label}>
						{list.map((category) => (
							<option key={category.id_category} value={category.id_category}>
								{filedName(category)}
							</option>
						))}
					</optgroup>
				))}
			</Select>
			{categories.problem && <Retry what={messages.retry.categories} again={categories.again} />}
		</div>
	);
}

export function CollectionField({ form, choices: { collections } }: ShelfFieldProps) {
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
						{list.map((collection) => (
							<option key={collection.id_collection} value={collection.id_collection}>
								{filedName(collection)}
							</option>
						))}
					</>
				)}
			</Select>
			{hasFailed && <Retry what={messages.retry.collections} again={collections.again} />}
		</div>
	);
}
