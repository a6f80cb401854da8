import { useWatch } from "react-hook-form";
import { LOOK_MAX } from "#core/contract/landing-sections.ts";
import type { Language } from "#core/languages.ts";
import { fieldOf } from "#web/forms/bound-field.ts";
import { Field } from "#web/ui/field.tsx";
import { ChosenProducts } from "../frame/chosen-products.tsx";
import { languageName } from "./language-name.ts";
import messages from "./messages.en.ts";
import type { FrontForm } from "./typed-front.ts";

const words = messages.front;

/** The garments of the look in their order, its title in each language of the shop, and a search for more garments. */
export function LookFields({ form, languages }: { form: FrontForm; languages: readonly Language[] }) {
	const ids = useWatch({ control: form.control, name: "landing.look.products" }).map(Number);
	const problem = form.formState.errors.landing?.look?.products?.message;
	const put = (chosen: number[]) =>
		form.setValue("landing.look.products", chosen, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
	return (
		<div className="flex flex-col gap-4 px-2 pt-2 pb-4">
			<div className="grid items-start gap-4 sm:grid-cols-2">
				{languages.map((language) => (
					<Field
						key={language}
						label={words.titleIn(languageName(language))}
						hint={words.titleHint}
						autoComplete="off"
						{...fieldOf(form, `landing.look.title.${language}`)}
					/>
				))}
			</div>
			<ChosenProducts ids={ids} onChange={put} most={LOOK_MAX} problem={problem} words={words} />
		</div>
	);
}
