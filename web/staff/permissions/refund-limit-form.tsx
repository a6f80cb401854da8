import { z } from "zod";
import { Money } from "#core/contract/fields.ts";
import { settingMessages } from "#core/messages/settings.ts";
import { numberAsTyped } from "#core/rules/typed-price.ts";
import words from "#web/facts/messages.en.ts";
import { fieldOf } from "#web/forms/bound-field.ts";
import { useSchemaForm } from "#web/forms/use-schema-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { typedAs, typedNumber } from "../settings/typed-as.ts";
import messages from "./messages.en.ts";

const { refunds } = messages;
const TypedLimit = z.object({ limit: typedAs(Money, typedNumber, settingMessages.amount) });

type RefundLimitProps = { limit: number; onSave: (limit: number, was: number) => Promise<void> };

/** From what sum on staff confirm who they are before money goes back. */
export function RefundLimitForm({ limit: was, onSave }: RefundLimitProps) {
	const form = useSchemaForm(TypedLimit, { defaultValues: { limit: numberAsTyped(was, words.locale) } });
	const save = form.handleSubmit(({ limit }) => onSave(limit, was));
	return (
		<form method="post" noValidate onSubmit={save} aria-label={refunds.title} className="flex flex-col gap-4">
			<h2 className="text-title">{refunds.title}</h2>
			<Field
				label={refunds.label}
				hint={refunds.hint}
				inputMode="decimal"
				autoComplete="off"
				className="max-w-xs"
				{...fieldOf(form, "limit")}
			/>
			<Button type="submit" busy={form.formState.isSubmitting} className="min-w-40 self-start">
				{refunds.save}
			</Button>
		</form>
	);
}
