import { useState } from "react";
import { useWatch } from "react-hook-form";
import { z } from "zod";
import { selectors } from "#core/calls/selectors.ts";
import { ShelfName } from "#core/contract/selectors.ts";
import { byLanguage } from "#core/languages.ts";
import { refusalMessages } from "#core/messages/refusals.ts";
import { withoutEmpty } from "#core/rules/translations.ts";
import { signedCall } from "#web/account/signed-call.ts";
import type { ApiError } from "#web/api.ts";
import { fieldOf, showRefusal } from "#web/forms/bound-field.ts";
import { UnsavedLine } from "#web/forms/unsaved-line.tsx";
import { useKeptForm } from "#web/forms/use-kept-form.ts";
import { showAlert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Popup } from "#web/ui/popup.tsx";
import { showToast } from "#web/ui/toast.tsx";
import frame from "../frame/messages.en.ts";
import { NamesIn } from "../frame/names-in.tsx";
import { PictureField } from "../frame/picture-field.tsx";
import actions from "../frame/row-actions.messages.en.ts";
import { tellRefusal } from "../frame/tell-refusal.ts";
import messages from "./messages.en.ts";
import { calledHere, calls, type Group, groupsOf, type Shelf } from "./shelf.ts";

const { refusals } = messages;
const Typed = z
	.string()
	.trim()
	.max(80, refusals.tooLong)
	.refine((name) => name === "" || ShelfName.safeParse(name).success, refusals.invalid);
const TypedNames = z.object({
	name: Typed.min(1, refusals.name),
	translations: z.object(byLanguage(() => z.object({ name: Typed }))),
	/** The address of its picture; empty for none. */
	picture: z.string(),
});

type ShelfFormProps = {
	/** Where a new one is put; what is changed is in it. */
	group: Group;
	/** What is changed; null for a new one. */
	shelf: Shelf | null;
	onClose: () => void;
	onSaved: () => void;
};

/** What a category or collection is called, as it is written and in the shop's other languages, and its picture. */
export function ShelfForm({ group, shelf, onClose, onSaved }: ShelfFormProps) {
	const { form, unsaved } = useKeptForm(TypedNames, {
		keptAs: shelf ? `${shelf.kind} ${shelf.id}` : `new shelf ${group.parent ?? ""}`,
		isNew: shelf === null,
		defaultValues: {
			name: shelf?.name ?? "",
			translations: byLanguage((language) => ({ name: shelf?.translations?.[language]?.name ?? "" })),
			picture: shelf?.picture ?? "",
		},
	});
	const fixed = shelf?.kind === "category" ? refusalMessages.gendersStay : refusalMessages.seasonsStay;

	const { dirtyFields, errors } = form.formState;
	const picture = useWatch({ control: form.control, name: "picture" });
	const [isUploading, setUploading] = useState(false);

	const save = form.handleSubmit(async (typed) => {
		const said = byLanguage((language) => ({ name: typed.translations[language].name || undefined }));
		const names = { name: typed.name, translations: withoutEmpty(said) };
		try {
			if (shelf) {
				const { data } = await change(shelf, { ...names, picture: typed.picture || null }, dirtyFields);
				const undo = () => void bringBack(shelf, typed.picture, onSaved);
				const way = dirtyFields.picture ? { label: frame.undo, act: undo } : undefined;
				showToast(messages.isSaved(calledHere(data)), "success", way);
			} else {
				const { data } = await add(group, names);
				showToast(messages.isAdded(data.name), "success");
			}
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
				<NamesIn field={(language) => fieldOf(form, `translations.${language}.name`)} />
				{shelf && (
					<PictureField
						picture={picture === "" ? null : { address: picture }}
						words={messages.picture}
						problem={errors.picture?.message}
						onChange={(chosen) => form.setValue("picture", chosen?.address ?? "", { shouldDirty: true })}
						onBusy={setUploading}
						className="h-40 w-auto max-w-full border border-line bg-sunken object-contain"
					/>
				)}
				<Button type="submit" busy={form.formState.isSubmitting || isUploading} className="min-w-40 self-start">
					{messages.save}
				</Button>
			</form>
		</Popup>
	);
}

type Names = { name: string; translations: ReturnType<typeof withoutEmpty<"name">> };

type Looks = Names & { picture: string | null };

/** What nobody typed over is not sent: somebody else may have changed it meanwhile. */
function change({ kind, id }: Shelf, given: Looks, typed: { [Name in keyof Looks]?: unknown }) {
	const { name, translations, picture } = given;
	const body = {
		...(typed.name !== undefined && { name }),
		...(typed.translations !== undefined && { translations }),
		...(typed.picture !== undefined && { picture }),
	};
	return signedCall(calls[kind].change, { params: { id }, body });
}

/** The picture as it was before, unless somebody has chosen another since; pictures are never thrown away. */
async function bringBack(shelf: Shelf, chosen: string, onDone: () => void) {
	const { kind, id, picture = null } = shelf;
	try {
		const { data } = await signedCall(selectors.shelves, {});
		const now = groupsOf(data)
			.flatMap(({ shelves }) => shelves)
			.find((one) => one.kind === kind && one.id === id);
		if ((now?.picture ?? "") !== chosen) {
			showAlert({ title: frame.refused, text: frame.staysAsItIs(calledHere(shelf)), icon: "warning" });
			return onDone();
		}
		await signedCall(calls[kind].change, { params: { id }, body: { picture } });
		showToast(frame.undone, "success");
	} catch (error) {
		tellRefusal(error);
	}
	onDone();
}

function add({ parent }: Group, names: Names) {
	return parent === null
		? signedCall(selectors.addCollection, { body: names })
		: signedCall(selectors.addCategory, { body: { ...names, parent } });
}
