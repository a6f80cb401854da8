import { useState } from "react";
import { useWatch } from "react-hook-form";
import { LANGUAGE_NAMES, LANGUAGES, type Language } from "#core/languages.ts";
import { productFieldLabels as labels } from "#core/messages/product-details.ts";
import { useFacts } from "#web/facts/shop-facts.tsx";
import { fieldOf } from "#web/forms/bound-field.ts";
import { Field, TextField } from "#web/ui/field.tsx";
import { isTranslated } from "../typed-translations.ts";
import type { ProductForm } from "./colours.tsx";
import messages from "./translation-fields.messages.en.ts";

/** Name and description in the shop's other languages, each beside what was written first. */
export function TranslationFields({ form }: { form: ProductForm }) {
	const { languages } = useFacts();
	const [name, description, translations] = useWatch({
		control: form.control,
		name: ["name", "description", "translations"],
	});
	const [atFirst] = useState(translations);
	const [, ...others] = languages;
	// What is said in a language the shop no longer speaks is not lost from sight, nor its fields while they are emptied.
	const isSaid = (language: Language) => [atFirst, translations].some((each) => isTranslated(each[language]));
	const shown = LANGUAGES.filter((language) => others.includes(language) || isSaid(language));
	return shown.map((language) => (
		<Translation key={language} form={form} language={language} name={name} description={description} />
	));
}

type TranslationProps = { form: ProductForm; language: Language; name: string; description: string };

function Translation({ form, language, name, description }: TranslationProps) {
	const called = LANGUAGE_NAMES[language];
	return (
		<fieldset className="grid items-start gap-x-6 gap-y-3 border border-line bg-raised px-4 pt-2 pb-4 md:col-span-2 md:grid-cols-2">
			<legend className="px-1 text-note text-quiet">{called}</legend>
			<p className="text-note text-quiet md:col-span-2">{messages.hint}</p>
			<Written label={labels.name} text={name} />
			<Field
				label={messages.name(language)}
				lang={language}
				autoComplete="off"
				{...fieldOf(form, `translations.${language}.name`)}
			/>
			<Written label={labels.description} text={description} />
			<TextField
				label={messages.description(language)}
				lang={language}
				rows={5}
				{...fieldOf(form, `translations.${language}.description`)}
			/>
		</fieldset>
	);
}

function Written({ label, text }: { label: string; text: string }) {
	return (
		<div className="flex flex-col gap-1">
			<p className="text-note text-quiet">{label}</p>
			<p className={text.trim() === "" ? "text-quiet" : "whitespace-pre-line break-words"}>
				{text.trim() || messages.nothingYet}
			</p>
		</div>
	);
}
