import { z } from "zod";
import { selectors } from "#core/calls/selectors.ts";
import { ShelfName } from "#core/contract/selectors.ts";
import { LANGUAGE_NAMES, LANGUAGES, type Language } from "#core/languages.ts";
import { refusalMessages } from "#core/messages/refusals.ts";
import { withoutEmpty } from "#core/rules/translations.ts";
import { signedCall } from "#web/account/signed-call.ts";
import type { ApiError } from "#web/api.ts";
import { useFacts } from "#web/facts/shop-facts.tsx";
import { fieldOf, showRefusal } from "#web/forms/bound-field.ts";
import { UnsavedLine } from "#web/forms/unsaved-line.tsx";
import { useKeptForm } from "#web/forms/use-kept-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Popup } from "#web/ui/popup.tsx";
import { showToast } from "#web/ui/toast.tsx";
import actions from "../frame/row-actions.messages.en.ts";
import messages from "./messages.en.ts";
import { calledHere, calls, type Group, type Shelf } from "./shelf.ts";

const { refusals } = messages;
const Typed = z
	.string()
	.trim()
	.max(80, refusals.tooLong)
	.refine((name) => name === "" || ShelfName.safeParse(name).success, refusals.invalid);
const byLanguage = <T,>(make: (language: Language) => T) =>
	Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<Language, T>;
const TypedNames = z.object({
	name: Typed.min(1, refusals.name),
	translations: z.object(byLanguage(() => z.object({ name: Typed }))),
});

type ShelfFormProps = {
	/** Where a new one is put; what is changed is in it. */
	group: Group;
	/** What is changed; null for a new one. */
	shelf: Shelf | null;
	onClose: () => void;
	onSaved: () => void;
};

/** What a category or collection is called: as it is written, and beside it in the shop's other languages. */
export function ShelfForm({ group, shelf, onClose, onSaved }: ShelfFormProps) {
	const [, ...others] = useFacts().languages;
	const { form, unsaved } = useKeptForm(TypedNames, {
		keptAs: shelf ? `${shelf.kind} ${shelf.id}` : `new shelf ${group.parent ?? ""}`,
		isNew: shelf === null,
		defaultValues: {
			name: shelf?.name ?? "",
			translations: byLanguage((language) => ({ name: shelf?.translations?.[language]?.name ?? "" })),
		},
	});
	const fixed = shelf?.kind === "category" ? refusalMessages.gendersStay : refusalMessages.seasonsStay;

	const { dirtyFields } = form.formState;

	const save = form.handleSubmit(async (typed) => {
		const said = byLanguage((language) => ({ name: typed.translations[language].name || undefined }));
		const names = { name: typed.name, translations: withoutEmpty(said) };
		try {
			const { data } = await (shelf ? change(shelf, names, dirtyFields) : add(group, names));
			showToast(shelf ? messages.isSaved(calledHere(data)) : messages.isAdded(data.name), "success");
			unsaved.forget();
			onSaved();
			onClose();
		} catch (error) {
			showRefusal(form, error as ApiError);
		}
	});

	return (
		<Popup title={shelf ? actions.changeOne(calledHere(shelf)) : group.add} open onClose={onClose}>
			<form method="post" noValidate onSubmit={save} className="flex flex-col gap-5 pb-2">
				<UnsavedLine of={unsaved} />
				<Field
					label={messages.name}
					autoComplete="off"
					readOnly={shelf?.isFixed}
					{...(shelf?.isFixed && { hint: fixed })}
					{...fieldOf(form, "name")}
				/>
				{others.map((language) => (
					<Field
						key={language}
						label={messages.nameIn(LANGUAGE_NAMES[language])}
						lang={language}
						autoComplete="off"
						hint={messages.translationHint}
						{...fieldOf(form, `translations.${language}.name`)}
					/>
				))}
				<Button type="submit" busy={form.formState.isSubmitting} className="min-w-40 self-start">
					{messages.save}
				</Button>
			</form>
		</Popup>
	);
}

type Names = { name: string; translations: ReturnType<typeof withoutEmpty<"name">> };

/** What nobody typed over is not sent: somebody else may have changed it meanwhile. */
function change({ kind, id }: Shelf, { name, translations }: Names, typed: { name?: unknown; translations?: unknown }) {
	const body = { ...(typed.name !== undefined && { name }), ...(typed.translations !== undefined && { translations }) };
	return signedCall(calls[kind].change, { params: { id }, body });
}

function add({ parent }: Group, names: Names) {
	return parent === null
		? signedCall(selectors.addCollection, { body: names })
		: signedCall(selectors.addCategory, { body: { ...names, parent } });
}
