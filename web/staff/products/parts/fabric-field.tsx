import { Trash2 } from "lucide-react";
import { useRef } from "react";
import { useFieldArray, useWatch } from "react-hook-form";
import { productFieldLabels } from "#core/messages/product-details.ts";
import { productFormMessages } from "#core/messages.ts";
import { FIBRES_MAX, percentOf } from "#core/rules/fabric.ts";
import { fieldOf } from "#web/forms/bound-field.ts";
import { Button, IconButton } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { blockKeys } from "../block-keys.ts";
import { fabricOf, fabricProblem } from "../typed-fabric.ts";
import type { ProductForm } from "./colours.tsx";

/** What a product is made of: one row per fibre, with their sum. */
export function FabricField({ form }: { form: ProductForm }) {
	const list = useFieldArray({ control: form.control, name: "fabric" });
	const rows = useWatch({ control: form.control, name: "fabric" });
	const add = useRef<HTMLButtonElement>(null);
	// Said while one types, which the form does only of single fields.
	const problem = fabricProblem(rows);
	const remove = (place: number) => {
		list.remove(place);
		// The pressed button is gone; without this the keyboard would start at the top of the page again.
		add.current?.focus();
	};
	return (
		<fieldset className="flex flex-col gap-3 border border-line bg-raised px-4 pt-2 pb-4 md:col-span-2">
			<legend className="px-1 text-note text-quiet">{productFieldLabels.fabric}</legend>
			{list.fields.map(({ id }, place) => (
				<div key={id} className="grid grid-cols-[minmax(0,1fr)_7rem_auto] items-start gap-2 md:max-w-xl">
					<Field
						label={productFormMessages.fibreLabel(place + 1)}
						autoComplete="off"
						{...fieldOf(form, `fabric.${place}.fibre`)}
					/>
					<Field
						label={productFormMessages.percentLabel(place + 1)}
						type="number"
						inputMode="numeric"
						min={1}
						max={100}
						onKeyDown={blockKeys}
						{...fieldOf(form, `fabric.${place}.percent`)}
					/>
					<IconButton
						label={productFormMessages.removeFibre(place + 1)}
						onClick={() => remove(place)}
						className="mt-6.5"
					>
						<Trash2 />
					</IconButton>
				</div>
			))}
			<div className="flex flex-wrap items-center gap-x-6 gap-y-2">
				<Button
					ref={add}
					look="outline"
					aria-disabled={rows.length >= FIBRES_MAX || undefined}
					onClick={() => rows.length < FIBRES_MAX && list.append({ fibre: "", percent: "" })}
				>
					{productFormMessages.addFibre}
				</Button>
				{rows.length > 0 && <p role="status">{productFormMessages.fibresTogether(percentOf(fabricOf(rows)))}</p>}
			</div>
			{problem && (
				<p role="alert" className="text-brick">
					{problem}
				</p>
			)}
		</fieldset>
	);
}
