import type { UseFormReturn } from "react-hook-form";
import { useWatch } from "react-hook-form";
import { Link, useNavigate } from "react-router";
import type { VersionedSettings } from "#core/contract/settings.ts";
import { LANGUAGE_NAMES } from "#core/languages.ts";
import { TEXT_NAMES, type TextName, withText } from "#core/rules/texts.ts";
import { UnsavedLine } from "#web/forms/unsaved-line.tsx";
import type { Loaded } from "#web/loading/use-loaded.ts";
import { Button } from "#web/ui/button.tsx";
import { useLeaving } from "../products/use-leaving.ts";
import settingsMessages from "../settings/messages.en.ts";
import { HowToWrite } from "./how-to-write.tsx";
import messages from "./messages.en.ts";
import names from "./names.messages.en.ts";
import { type TypedTexts, textOf, type Written, writtenIn } from "./save-texts.ts";
import { TextEditor } from "./text-editor.tsx";
import { useTexts } from "./use-texts.ts";

type TextsFormProps = { loaded: Loaded<VersionedSettings>; shown: TextName };

/** Every text in every language of the shop; what was typed into one stays while another is looked at. */
export function TextsForm({ loaded, shown }: TextsFormProps) {
	const navigate = useNavigate();
	const showText = (name: TextName) => void navigate(`?text=${name}`, { replace: true });
	const { form, unsaved, submit, theirs, changedByThem, takeTheirs } = useTexts(loaded, showText);
	useLeaving(form.formState.isDirty, { onLeave: unsaved.forget });
	const settings = useTypedTexts(form, loaded.data as VersionedSettings);
	return (
		<form method="post" noValidate onSubmit={submit} aria-label={messages.title} className="flex flex-col gap-6">
			<UnsavedLine of={unsaved} />
			<HowToWrite />
			{TEXT_NAMES.map((name) => (
				<div key={name} hidden={name !== shown} className="grid items-start gap-x-8 gap-y-10 md:grid-cols-2">
					{settings.languages.map((language) => (
						<TextEditor key={language} form={form} name={name} language={language} settings={settings} />
					))}
				</div>
			))}
			{theirs && <Overtaken by={theirs} written={changedByThem} onTake={takeTheirs} />}
			<div className="sticky bottom-14 flex flex-wrap items-center gap-4 border-line border-t bg-paper py-3 md:bottom-0">
				<Button type="submit" busy={form.formState.isSubmitting} className="min-w-40">
					{theirs ? settingsMessages.saveMine : messages.save}
				</Button>
				<Link to={`/${shown}`} target="_blank" className="link inline-flex min-h-11 items-center">
					{messages.see}
				</Link>
			</div>
		</form>
	);
}

/** The settings as they would be with what is typed now. */
function useTypedTexts(form: UseFormReturn<TypedTexts>, settings: VersionedSettings): VersionedSettings {
	const typed = useWatch({ control: form.control }) as TypedTexts;
	return { ...settings, texts: writtenIn(typed, settings.texts).reduce(withText, settings.texts) };
}

type OvertakenProps = { by: VersionedSettings; written: readonly Written[]; onTake: () => void };

/** What somebody else wrote meanwhile. Nothing that was typed is gone: it is for whoever typed it to choose. */
function Overtaken({ by, written, onTake }: OvertakenProps) {
	return (
		<div role="alert" className="flex flex-col items-start gap-2 bg-brick-tint px-4 py-3">
			<p>{messages.overtaken}</p>
			<ul className="list-disc pl-5">
				{written.map((one) => (
					<li key={`${one.name} ${one.language}`}>
						{messages.field(names[one.name], LANGUAGE_NAMES[one.language])}
						<p lang={one.language} className="wrap-anywhere whitespace-pre-line text-note">
							{textOf(by.texts, one) ?? messages.sample}
						</p>
					</li>
				))}
			</ul>
			<Button look="flush" onClick={onTake}>
				{settingsMessages.takeTheirs}
			</Button>
		</div>
	);
}
