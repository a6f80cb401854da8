import { productFieldLabels as labels } from "#core/messages/product-details.ts";
import { fieldOf } from "#web/forms/bound-field.ts";
import { Field } from "#web/ui/field.tsx";
import type { ProductForm } from "./colours.tsx";
import messages from "./shown-beside.messages.en.ts";

const words = messages.seo;

/** What search engines are told of it, and its address. */
export function SeoFields({ form }: { form: ProductForm }) {
	const problem = form.formState.errors.seo?.message;
	return (
		<fieldset className="grid items-start gap-x-6 gap-y-3 border border-line bg-raised px-4 pt-2 pb-4 md:col-span-2 md:grid-cols-2">
			<legend className="px-1 text-note text-quiet">{labels.seo}</legend>
			<p className="text-note text-quiet md:col-span-2">{words.hint}</p>
			<Field label={words.title} autoComplete="off" {...fieldOf(form, "seo.title")} />
			<Field label={words.slug} hint={words.slugHint} autoComplete="off" {...fieldOf(form, "seo.slug")} />
			<Field
				label={words.description}
				autoComplete="off"
				className="md:col-span-2"
				{...fieldOf(form, "seo.description")}
			/>
			{problem && (
				<p role="alert" className="text-brick text-note md:col-span-2">
					{problem}
				</p>
			)}
		</fieldset>
	);
}
