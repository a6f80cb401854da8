import { z } from "zod";
import { sizeSystems } from "#core/calls/size-systems.ts";
import { NewSizeSystem, type SizeSystem } from "#core/contract/size-systems.ts";
import { byLanguage } from "#core/languages.ts";
import { LETTERS } from "#core/rules/sizes.ts";
import { nameIn, withoutEmpty } from "#core/rules/translations.ts";
import { signedCall } from "#web/account/signed-call.ts";
import type { ApiError } from "#web/api.ts";
import words from "#web/facts/messages.en.ts";
import { fieldOf, showRefusal } from "#web/forms/bound-field.ts";
import { UnsavedLine } from "#web/forms/unsaved-line.tsx";
import { useKeptForm } from "#web/forms/use-kept-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Field, TextField } from "#web/ui/field.tsx";
import { Popup } from "#web/ui/popup.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { NamesIn } from "../frame/names-in.tsx";
import actions from "../frame/row-actions.messages.en.ts";
import messages from "./messages.en.ts";

const sizesIn = (typed: string) =>
	typed
		.split(",")
		.map((size) => size.trim())
		.filter((size) => size !== "");

const TypedSystem = z.object({
	name: NewSizeSystem.shape.name,
	names: z.object(byLanguage(() => z.union([z.literal(""), NewSizeSystem.shape.name]))),
	sizes: z.string().superRefine((typed, context) => {
		const { error } = NewSizeSystem.shape.sizes.safeParse(sizesIn(typed));
		if (error) context.addIssue(error.issues[0]?.message ?? "");
	}),
});

type SystemFormProps = {
	/** What is changed; null for new sizes. */
	system: SizeSystem | null;
	onClose: () => void;
	onSaved: () => void;
};

/** The name of a system and its sizes, in order. */
export function SystemForm({ system, onClose, onSaved }: SystemFormProps) {
	const isFixed = system?.id === LETTERS;
	const { form, unsaved } = useKeptForm(TypedSystem, {
		keptAs: system ? `sizes ${system.id}` : "new sizes",
		isNew: system === null,
		defaultValues: {
			name: system?.name ?? "",
			names: byLanguage((language) => system?.translations?.[language]?.name ?? ""),
			sizes: system?.sizes.join(", ") ?? "",
		},
	});

	const save = form.handleSubmit(async ({ name, names, sizes }) => {
		try {
			const translations = withoutEmpty(byLanguage((language) => ({ name: names[language] || undefined })));
			const isTranslated = translations !== null || system?.translations !== undefined;
			const body = { name, ...(isTranslated && { translations }), sizes: sizesIn(sizes) };
			const { data } = await (system
				? signedCall(sizeSystems.change, { params: { id: system.id }, body })
				: signedCall(sizeSystems.add, { body }));
			const called = nameIn(data, words.language);
			showToast(system ? messages.isSaved(called) : messages.isAdded(called), "success");
			unsaved.forget();
			onSaved();
			onClose();
		} catch (error) {
			const refusal = error as ApiError;
			if (refusal.code === "in_use" && Object.keys(refusal.fields).length === 0)
				form.setError("sizes", { type: "server", message: refusal.message }, { shouldFocus: true });
			else showRefusal(form, refusal);
		}
	});

	return (
		<Popup title={system ? actions.changeOne(nameIn(system, words.language)) : messages.add} open onClose={onClose}>
			<form method="post" noValidate onSubmit={save} className="flex flex-col gap-5 pb-2">
				<UnsavedLine of={unsaved} />
				<Field label={messages.name} autoComplete="off" maxLength={60} {...fieldOf(form, "name")} />
				<NamesIn field={(language) => fieldOf(form, `names.${language}`)} />
				<TextField
					label={messages.inOrder}
					rows={3}
					autoComplete="off"
					readOnly={isFixed}
					hint={isFixed ? messages.lettersStay : messages.withCommas}
					{...fieldOf(form, "sizes")}
				/>
				<Button type="submit" busy={form.formState.isSubmitting} className="min-w-40 self-start">
					{messages.save}
				</Button>
			</form>
		</Popup>
	);
}
