import { lazy, Suspense, useDeferredValue } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { VersionedSettings } from "#core/contract/settings.ts";
import { LANGUAGE_NAMES, type Language } from "#core/languages.ts";
import { isUnfinished, ownText, type TextName } from "#core/rules/texts.ts";
import { fieldOf } from "#web/forms/bound-field.ts";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { TextField } from "#web/ui/field.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import messages from "./messages.en.ts";
import names from "./names.messages.en.ts";
import type { TypedTexts } from "./save-texts.ts";

/** What reads Markdown weighs more than the rest of the screen. */
const Preview = lazy(() => import("./preview.tsx"));

type TextEditorProps = {
	form: UseFormReturn<TypedTexts>;
	name: TextName;
	language: Language;
	/** With the texts as they are typed now. */
	settings: VersionedSettings;
};

/** One text in one language: its field, what shoppers read at the moment, and how it will look. */
export function TextEditor({ form, name, language, settings }: TextEditorProps) {
	const called = LANGUAGE_NAMES[language];
	const title = names[name];
	const typed = settings.texts[name]?.[language] !== undefined;
	const own = ownText(settings.texts[name], language, settings.languages);
	const isWritten = own !== null && !isUnfinished(own.text);
	const shown = useDeferredValue(settings);
	const write = (text: string) =>
		form.setValue(`${name}.${language}`, text, { shouldDirty: true, shouldValidate: true });
	const start = async () => write((await import("#web/shop/pages/sample-texts.ts")).sampleOf[language][name]);
	return (
		<div className="flex min-w-0 flex-col gap-3">
			<p>
				<span
					className={cx(
						"mr-2 rounded-edge border px-2 py-0.5 text-note",
						isWritten ? "border-sage" : "border-brick text-brick",
					)}
				>
					{!isWritten ? messages.sample : typed ? messages.yours : LANGUAGE_NAMES[own.language]}
				</span>
				<span className="text-note text-quiet">
					{own && !typed && `${messages.borrowed(LANGUAGE_NAMES[own.language])} `}
					{!own ? messages.sampleNote : !isWritten && messages.unfinished}
				</span>
			</p>
			<TextField
				label={messages.field(title, called)}
				lang={language}
				rows={18}
				{...fieldOf(form, `${name}.${language}`)}
			/>
			<Button look="outline" className="self-start" onClick={() => (typed ? write("") : void start())}>
				{!typed ? messages.start : language === settings.languages[0] ? messages.backToSample : messages.remove}
			</Button>
			<section aria-label={messages.preview(title, called)} className="border border-line bg-paper px-4 py-6">
				<Suspense fallback={<Skeleton className="h-64 w-full" />}>
					<Preview name={name} language={language} settings={shown} />
				</Suspense>
			</section>
		</div>
	);
}
