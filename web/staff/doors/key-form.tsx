import { z } from "zod";
import { keys } from "#core/calls/keys.ts";
import { NewApiKey } from "#core/contract/keys.ts";
import type { ApiScope } from "#core/rules/api-scopes.ts";
import { KEY_NAME_MAX } from "#core/rules/api-scopes.ts";
import type { ApiError } from "#web/api.ts";
import { fieldOf, showRefusal } from "#web/forms/bound-field.ts";
import { UnsavedLine } from "#web/forms/unsaved-line.tsx";
import { useKeptForm } from "#web/forms/use-kept-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Field, Select } from "#web/ui/field.tsx";
import { Popup } from "#web/ui/popup.tsx";
import { staffCall } from "../step-up/step-up.ts";
import { Choices } from "./choices.tsx";
import messages from "./messages.en.ts";

const words = messages.keys;
const DAYS = ["30", "90", "365", "0"] as const;
const TypedKey = NewApiKey.pick({ name: true, scopes: true }).extend({ days: z.enum(DAYS) });

type KeyFormProps = { onClose: () => void; onMade: (name: string, secret: string) => void };

/** What a new key is called, may do, and how long it is good; what was typed outlives the session. */
export function KeyForm({ onClose, onMade }: KeyFormProps) {
	const defaultValues = { name: "", scopes: [] as ApiScope[], days: "365" as const };
	const { form, unsaved } = useKeptForm(TypedKey, { keptAs: "new key", isNew: true, defaultValues });
	const make = form.handleSubmit(async ({ days, ...given }) => {
		try {
			const { data } = await staffCall(keys.make, { body: { ...given, days: Number(days) || null } });
			unsaved.forget();
			onMade(data.key.name, data.secret);
		} catch (error) {
			showRefusal(form, error as ApiError);
		}
	});
	return (
		<Popup title={words.add} open onClose={onClose}>
			<form method="post" noValidate onSubmit={make} className="flex flex-col gap-5 pb-2">
				<UnsavedLine of={unsaved} />
				<Field
					label={words.name}
					hint={words.nameHint}
					autoComplete="off"
					maxLength={KEY_NAME_MAX}
					{...fieldOf(form, "name")}
				/>
				<Choices form={form} name="scopes" legend={words.may} words={words.scopes} />
				<Select label={words.days} {...fieldOf(form, "days")}>
					{DAYS.map((days) => (
						<option key={days} value={days}>
							{words.daysChoices[days]}
						</option>
					))}
				</Select>
				<Button type="submit" busy={form.formState.isSubmitting} className="min-w-40 self-start">
					{words.make}
				</Button>
			</form>
		</Popup>
	);
}
