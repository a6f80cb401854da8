import { useWatch } from "react-hook-form";
import { COMPANIONS_MAX } from "#core/contract/product-fields.ts";
import { productFieldLabels as labels } from "#core/messages/product-details.ts";
import { ChosenProducts } from "../../frame/chosen-products.tsx";
import type { ProductForm } from "./colours.tsx";
import messages from "./shown-beside.messages.en.ts";

/** What staff say goes with it. */
export function CompanionsField({ form }: { form: ProductForm }) {
	const ids = useWatch({ control: form.control, name: "companions" });
	return (
		<fieldset className="flex flex-col gap-3 border border-line bg-raised px-4 pt-2 pb-4 md:col-span-2">
			<legend className="px-1 text-note text-quiet">{labels.companions}</legend>
			<p className="text-note text-quiet">{messages.companions.hint}</p>
			<ChosenProducts
				ids={ids}
				onChange={(chosen) => form.setValue("companions", chosen, { shouldDirty: true, shouldValidate: true })}
				most={COMPANIONS_MAX}
				problem={form.formState.errors.companions?.message}
				words={messages.companions}
			/>
		</fieldset>
	);
}
