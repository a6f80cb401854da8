import type { ReactNode } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import type { Settings } from "#core/contract/settings.ts";
import { UnsavedLine } from "#web/forms/unsaved-line.tsx";
import { Button } from "#web/ui/button.tsx";
import messages from "./messages.en.ts";
import { SectionHeading } from "./section-heading.tsx";
import type { SettingsSection } from "./sections.ts";
import { type ShownName, settingWords } from "./setting-words.ts";
import { type SectionOf, useSection } from "./use-section.ts";

type SectionProps<N extends ShownName, I extends FieldValues> = SectionOf<N, I> & {
	at: SettingsSection;
	words: { title: string; note: string; save: string };
	children: (form: UseFormReturn<I, unknown, Pick<Settings, N>>) => ReactNode;
};

/** One subject of the owner's settings, saved by itself. */
export function Section<N extends ShownName, I extends FieldValues>({
	at,
	words: { title, note, save },
	children,
	loaded,
	names,
	schema,
	typed,
}: SectionProps<N, I>) {
	const { form, unsaved, submit, theirs, changedByThem, takeTheirs } = useSection({ loaded, names, schema, typed });
	return (
		<form
			method="post"
			noValidate
			onSubmit={submit}
			aria-labelledby={at}
			className="flex flex-col gap-4 border-line border-t pt-8"
		>
			<SectionHeading at={at} title={title} note={note} />
			<UnsavedLine of={unsaved} />
			{children(form)}
			{theirs && <Overtaken by={theirs} names={changedByThem} onTake={takeTheirs} />}
			<Button type="submit" busy={form.formState.isSubmitting} className="min-w-40 self-start">
				{theirs ? messages.saveMine : save}
			</Button>
		</form>
	);
}

type OvertakenProps = { by: Settings; names: readonly ShownName[]; onTake: () => void };

/** What somebody else saved meanwhile. Nothing that was typed is gone: it is for whoever typed it to choose. */
function Overtaken({ by, names, onTake }: OvertakenProps) {
	return (
		<div role="alert" className="flex flex-col items-start gap-2 bg-brick-tint px-4 py-3">
			<p>{messages.overtaken}</p>
			<ul className="list-disc pl-5">
				{names.map((name) => (
					<li key={name} className="wrap-anywhere">
						{messages.labels[name]}: {settingWords[name](by) || messages.empty}
					</li>
				))}
			</ul>
			<Button look="flush" onClick={onTake}>
				{messages.takeTheirs}
			</Button>
		</div>
	);
}
