import { useWatch } from "react-hook-form";
import { MEN, WOMEN } from "#core/contract/selectors.ts";
import { catalogueMessages, productFormMessages } from "#core/messages.ts";
import { formatPrice, fromCents, toCents } from "#core/rules/money.ts";
import { offerPriceCents } from "#core/rules/offer.ts";
import { fieldOf } from "#web/account/parts/bound-field.ts";
import { Checkbox, Field, Select, TextField } from "#web/ui/field.tsx";
import { blockKeys } from "../block-keys.ts";
import type { Choices } from "../read-choices.ts";
import type { ProductForm } from "./colours.tsx";

/** What a product is, where it is filed and what it costs. The selects say the form's value also while their choices come. */
export function Facts({ form, choices }: { form: ProductForm; choices: Choices }) {
	const { is_offer } = form.getValues();
	const onSale = useWatch({ control: form.control, name: "is_offer" }) ?? is_offer;
	return (
		<div className="grid items-start gap-x-6 gap-y-4 md:grid-cols-2">
			<Category form={form} choices={choices} />
			<Collection form={form} choices={choices} />
			<Field label="Name" autoComplete="off" {...fieldOf(form, "name")} />
			<Field label="Brand" autoComplete="off" {...fieldOf(form, "brand")} />
			<Field
				label="Price"
				type="number"
				inputMode="decimal"
				min={0}
				step="0.01"
				onKeyDown={blockKeys}
				{...fieldOf(form, "price")}
			/>
			<div className="flex flex-wrap items-start gap-x-6">
				<Checkbox label="On Sale?" className={onSale ? "mt-6.5" : "md:mt-6.5"} {...form.register("is_offer")} />
				{onSale && <Discount form={form} />}
			</div>
			<TextField label="Description" rows={5} className="md:col-span-2" {...fieldOf(form, "description")} />
		</div>
	);
}

function Category({ form, choices: { categories } }: { form: ProductForm; choices: Choices }) {
	const groups = [
		{ id: WOMEN, label: "Women", list: categories.data?.women ?? [] },
		{ id: MEN, label: "Men", list: categories.data?.men ?? [] },
	];
	const chosen = useWatch({ control: form.control, name: "category" });
	const isKnown = groups.some(({ list }) => list.some(({ name }) => name === chosen));
	return (
		<div>
			<Select
				label="Category"
				placeholder={productFormMessages.categoryPlaceholder}
				{...fieldOf(form, "category")}
				value={chosen}
			>
				{chosen !== "" && !isKnown && <option value={chosen}>{chosen}</option>}
				{groups.map(({ id, label, list }) => (
					<optgroup key={id} label={label}>
						{list.map(({ id_category, name }) => (
							<option key={id_category} value={name}>
								{name}
							</option>
						))}
					</optgroup>
				))}
			</Select>
			{categories.problem && <Retry what="The categories" again={categories.again} />}
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
				label="Collection"
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
			{hasFailed && <Retry what="The collections" again={collections.again} />}
		</div>
	);
}

function Retry({ what, again }: { what: string; again: () => void }) {
	return (
		<p role="alert" className="text-brick text-note">
			{what} could not be read.{" "}
			<button type="button" onClick={again} className="link min-h-11">
				Try again
			</button>
		</p>
	);
}

function Discount({ form }: { form: ProductForm }) {
	const [price, discount] = useWatch({ control: form.control, name: ["price", "discount"] });
	const percent = Number(discount);
	const cents = toCents(Number(price));
	const isClear = Number.isInteger(percent) && percent >= 1 && percent <= 99 && cents >= 2;
	return (
		<Field
			label="Discount %"
			type="number"
			inputMode="numeric"
			min={1}
			max={99}
			onKeyDown={blockKeys}
			className="min-w-40 grow"
			{...(isClear && { hint: `Costs ${formatPrice(fromCents(offerPriceCents(cents, percent)))} on sale` })}
			{...fieldOf(form, "discount")}
		/>
	);
}
