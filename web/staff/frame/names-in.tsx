import type { ComponentProps } from "react";
import type { Language } from "#core/languages.ts";
import { useFacts } from "#web/facts/shop-facts.tsx";
import { Field } from "#web/ui/field.tsx";
import messages from "./names-in.messages.en.ts";

type NamesInProps = { field: (language: Language) => Partial<ComponentProps<typeof Field>> };

/** What something is called in each of the shop's languages beside the first, which it was written in. */
export function NamesIn({ field }: NamesInProps) {
	const [, ...others] = useFacts().languages;
	return others.map((language) => (
		<Field
			key={language}
			label={messages.nameIn(language)}
			lang={language}
			autoComplete="off"
			hint={messages.hint}
			{...field(language)}
		/>
	));
}
