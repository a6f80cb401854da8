import type { ChangeEvent, ComponentProps, ReactNode } from "react";
import { Field, Select } from "#web/ui/field.tsx";
import messages from "../card.messages.en.ts";
import type { CardField } from "../card.ts";
import { typedNumber } from "../card-number.ts";
import type { IdentificationType } from "../provider.ts";
import type { CardForm } from "../use-card.ts";
import { fieldsOf } from "./bound-card-field.ts";
import { Installments } from "./installments.tsx";

type FieldsProps = {
	form: CardForm;
	identificationTypes: readonly IdentificationType[];
	onFocus: (field: CardField) => void;
	/** Stands beside the fields it mirrors where there is room. */
	preview: ReactNode;
};

const digits: ComponentProps<"input"> = { inputMode: "numeric", autoCorrect: "off", spellCheck: false };
/** A number with whatever stands between its digits; more than a card has is cut there. */
const LONGEST_PASTE = 60;
const half = "col-span-6 sm:col-span-3";

/**
 * The documented fields. None has a name, so that no form submission of the browser's own could ever carry the card to
 * the shop.
 */
export function CardFields({ form, identificationTypes, onFocus, preview }: FieldsProps) {
	const { found } = form;
	const field = fieldsOf(form, onFocus);
	const codeLength = found.method?.settings[0]?.security_code.length || 4;
	return (
		<div className="@container flex flex-col gap-4">
			<div className="flex flex-col gap-6 @2xl:flex-row @2xl:items-center @2xl:gap-8">
				<div className="shrink-0 @2xl:w-80">{preview}</div>
				<div className="grid min-w-0 grow grid-cols-6 items-start gap-4">
					<Field
						label={messages.number}
						className="col-span-6"
						{...digits}
						autoComplete="cc-number"
						maxLength={LONGEST_PASTE}
						{...field("number")}
						onChange={(event) => form.set({ number: typeInto(event, form.card.number) })}
					/>
					<Field
						label={messages.month}
						placeholder={messages.monthForm}
						className="col-span-2"
						{...digits}
						autoComplete="cc-exp-month"
						maxLength={2}
						{...field("month")}
					/>
					<Field
						label={messages.year}
						placeholder={messages.yearForm}
						className="col-span-2"
						{...digits}
						autoComplete="cc-exp-year"
						maxLength={4}
						{...field("year")}
					/>
					<Field
						label={messages.code}
						className="col-span-2"
						{...digits}
						autoComplete="cc-csc"
						maxLength={codeLength}
						{...field("code")}
					/>
				</div>
			</div>
			<div className="grid grid-cols-6 items-start gap-4">
				<Field
					label={messages.name}
					className={half}
					autoComplete="cc-name"
					autoCapitalize="characters"
					spellCheck={false}
					maxLength={80}
					{...field("name")}
				/>
				<Field
					label={messages.email}
					type="email"
					className={half}
					autoComplete="email"
					spellCheck={false}
					maxLength={254}
					{...field("email")}
				/>
				<Select
					label={messages.issuer}
					className="col-span-6"
					disabled={found.issuers.length === 0}
					{...field("issuer")}
				>
					{found.issuers.length === 0 && <option value="">{messages.numberFirst}</option>}
					{found.issuers.map(({ id, name }) => (
						<option key={id} value={id}>
							{name}
						</option>
					))}
				</Select>
				<Select label={messages.identificationType} className={half} {...field("identificationType")}>
					{identificationTypes.map(({ id, name }) => (
						<option key={id} value={id}>
							{name}
						</option>
					))}
				</Select>
				<Field
					label={messages.identificationNumber}
					className={half}
					inputMode="numeric"
					autoComplete="off"
					maxLength={30}
					{...field("identificationNumber")}
				/>
				<Installments costs={found.costs} {...field("installments")} />
			</div>
		</div>
	);
}

/** Groups what was typed in the field itself, before the form hears of it: so its caret stays where it belongs. */
function typeInto({ target, nativeEvent }: ChangeEvent<HTMLInputElement>, before: string): string {
	const isForward = (nativeEvent as InputEvent).inputType === "deleteContentForward";
	const { text, caret } = typedNumber(before, {
		text: target.value,
		caret: target.selectionStart ?? target.value.length,
		isForward,
	});
	target.value = text;
	if (document.activeElement === target) target.setSelectionRange(caret, caret);
	return text;
}
