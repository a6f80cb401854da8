import type { UseFormReturn } from "react-hook-form";
import { useWatch } from "react-hook-form";
import { z } from "zod";
import type { Settings, VersionedSettings } from "#core/contract/settings.ts";
import { SpokenLanguages } from "#core/contract/shop-identity.ts";
import { LANGUAGES, type Language, pathIn } from "#core/languages.ts";
import type { Loaded } from "#web/loading/use-loaded.ts";
import { Checkbox, Select } from "#web/ui/field.tsx";
import { languageName } from "./language-name.ts";
import messages from "./messages.en.ts";
import { Section } from "./section.tsx";

const TypedLanguages = z.object({ languages: SpokenLanguages });
type LanguagesForm = UseFormReturn<z.input<typeof TypedLanguages>, unknown, Pick<Settings, "languages">>;

const words = messages.languages;
const names = ["languages"] as const;
const typed = ({ languages }: Settings) => ({ languages });

/** Which languages the shop can be read in, and which has the bare addresses. */
export function LanguagesSection({ loaded }: { loaded: Loaded<VersionedSettings> }) {
	return (
		<Section at="languages" words={words} loaded={loaded} names={names} schema={TypedLanguages} typed={typed}>
			{(form) => <Languages form={form} />}
		</Section>
	);
}

function Languages({ form }: { form: LanguagesForm }) {
	const spoken = useWatch({ control: form.control, name: "languages" });
	const problem = form.formState.errors.languages?.message;
	const choose = (languages: Language[]) =>
		form.setValue("languages", languages, { shouldDirty: true, shouldValidate: true });
	const speak = (language: Language, isSpoken: boolean) =>
		choose(isSpoken ? [...spoken, language] : spoken.filter((one) => one !== language));
	const putFirst = (first: string) => choose([...spoken].sort((a, b) => Number(b === first) - Number(a === first)));
	return (
		<>
			<div className="grid items-start gap-4 sm:grid-cols-2">
				<fieldset>
					<legend className="text-note">{words.spoken}</legend>
					<div className="flex flex-wrap gap-x-6">
						{LANGUAGES.map((language) => (
							<Checkbox
								key={language}
								label={<span lang={language}>{languageName(language)}</span>}
								checked={spoken.includes(language)}
								onChange={({ currentTarget }) => speak(language, currentTarget.checked)}
							/>
						))}
					</div>
					{problem && (
						<p role="alert" className="text-brick text-note">
							{problem}
						</p>
					)}
				</fieldset>
				<Select
					label={words.first}
					hint={words.firstHint}
					value={spoken[0] ?? ""}
					disabled={spoken.length < 2}
					onChange={({ currentTarget }) => putFirst(currentTarget.value)}
				>
					{spoken.map((language) => (
						<option key={language} value={language}>
							{languageName(language)}
						</option>
					))}
				</Select>
			</div>
			<div role="status" className="text-quiet">
				{spoken.map((language) => (
					<p key={language}>{words.pagesAt(languageName(language), pathIn(language, "/home", spoken))}</p>
				))}
				{spoken.length > 1 && <p>{words.moves}</p>}
			</div>
		</>
	);
}
