import type { UseFieldArrayReturn, UseFormReturn } from "react-hook-form";
import { useWatch } from "react-hook-form";
import type { StaffProduct } from "#core/contract/products.ts";
import { sizeWord } from "#core/messages/sizes.ts";
import { type Size, unitsIn } from "#core/rules/sizes.ts";
import { fieldOf } from "#web/forms/bound-field.ts";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { Field } from "#web/ui/field.tsx";
import { askConfirm } from "#web/ui/question.tsx";
import { blockKeys } from "../block-keys.ts";
import messages from "../messages.en.ts";
import { sizeKey } from "../size-key.ts";
import { emptyVariant, type TypedProduct, typedUnits } from "../typed-product.ts";
import type { Uploads } from "../use-uploads.ts";
import { DotField } from "./dot-field.tsx";
import { Pictures } from "./pictures.tsx";

export type ProductForm = UseFormReturn<TypedProduct>;
type ColoursProps = {
	form: ProductForm;
	list: UseFieldArrayReturn<TypedProduct, "variants">;
	uploads: Uploads;
	/** What the shop has, to say how much is added and taken; null for a new product. */
	base: StaffProduct | null;
};

/** Figures to the right edge; the arrows of number fields would push them away from it. */
const spreadsheetCell =
	"[&_input]:[appearance:textfield] [&_input]:px-2 [&_input]:text-right [&_input]:tabular-nums [&_input::-webkit-inner-spin-button]:appearance-none";

/** So many sizes stand beside their colour; more of them below it. */
const ONE_ROW = 4;
const oneRow = "md:grid-cols-[minmax(12rem,1fr)_repeat(4,6rem)_auto]";

/** One row per colour, one column per size, like a spreadsheet; the pictures below each row. */
export function Colours({ form, list, uploads, base }: ColoursProps) {
	const { errors } = form.formState;
	const problem = errors.variants?.root?.message ?? errors.variants?.message;
	return (
		<section aria-labelledby="colours" className="flex flex-col gap-4">
			<h2 id="colours" className="text-title">
				{messages.colours.title}
			</h2>
			{list.fields.map((field, place) => (
				<Colour key={field.id} form={form} list={list} uploads={uploads} base={base} place={place} />
			))}
			{problem && (
				<p role="alert" className="text-brick">
					{problem}
				</p>
			)}
			<Button
				look="outline"
				onClick={() => list.append(emptyVariant("", form.getValues("sizes")))}
				className="self-start"
			>
				{messages.colours.add}
			</Button>
		</section>
	);
}

function Colour({ form, list, uploads, base, place }: ColoursProps & { place: number }) {
	const variant = useWatch({ control: form.control, name: `variants.${place}` });
	const sizes = useWatch({ control: form.control, name: "sizes" });
	if (!variant) return null;
	const inOneRow = sizes.length <= ONE_ROW;
	const name = variant.ColorName.trim() || messages.colours.unnamed(place + 1);
	const shelved = base?.variants.find(({ ColorName }) => ColorName === variant.was);

	const remove = async () => {
		const isWorthAsking = shelved !== undefined || variant.ProductImages.length > 0;
		const question = messages.colours.question(name, shelved !== undefined);
		if (!isWorthAsking || (await askConfirm(question))) list.remove(place);
	};
	const changed = (size: Size) => {
		const delta = typedUnits(variant, size) - unitsIn(shelved?.Stocks ?? {}, size);
		return shelved && delta !== 0 ? { hint: `${delta > 0 ? "+" : "−"}${Math.abs(delta)}` } : {};
	};
	return (
		<fieldset className="flex flex-col gap-4 border border-line bg-raised px-4 pt-2 pb-4">
			<legend className="px-1 text-note text-quiet">{name}</legend>
			<div className={cx("grid grid-cols-4 items-start gap-2", inOneRow ? oneRow : "md:grid-cols-8")}>
				<Field
					label={messages.colours.name}
					className={cx("col-span-full", inOneRow && "md:col-span-1")}
					autoComplete="off"
					{...fieldOf(form, `variants.${place}.ColorName`)}
				/>
				{sizes.map((size) => {
					const { state, ...field } = fieldOf(form, `variants.${place}.Stocks.${sizeKey(size)}`);
					return (
						<Field
							key={size}
							label={sizeWord(size)}
							type="number"
							inputMode="numeric"
							min={0}
							step={1}
							onKeyDown={blockKeys}
							className={spreadsheetCell}
							state={state === "bad" ? "bad" : undefined}
							{...changed(size)}
							{...field}
						/>
					);
				})}
				<Button
					look="flush"
					onClick={remove}
					className={cx("col-span-full justify-self-start", inOneRow && "md:col-span-1 md:mt-6.5 md:px-5")}
				>
					{messages.colours.delete}
				</Button>
			</div>
			<DotField form={form} place={place} name={name} />
			<Pictures
				colour={variant.key}
				name={name}
				pictures={variant.ProductImages}
				onChange={(pictures) => form.setValue(`variants.${place}.ProductImages`, pictures, { shouldDirty: true })}
				views={variant.views ?? {}}
				onViews={(views) => form.setValue(`variants.${place}.views`, views, { shouldDirty: true })}
				uploads={uploads}
			/>
		</fieldset>
	);
}
