import type { ComponentProps } from "react";
import { Field, Select } from "#web/ui/field.tsx";
import { type CardField, ratesOf } from "../card.ts";
import type { IdentificationType } from "../provider.ts";
import type { CardForm } from "../use-card.ts";

type FieldsProps = {
	form: CardForm;
	identificationTypes: readonly IdentificationType[];
	onFocus: (field: CardField) => void;
};

/**
 * The documented fields. None has a name, so that no form submission of the browser's own could ever carry the card to
 * the shop.
 */
export function CardFields({ form, identificationTypes, onFocus }: FieldsProps) {
	const { card, found, problems } = form;
	const settings = found.method?.settings[0];
	const field = (name: CardField) => {
		const message = form.messageOf(name);
		return {
			"data-field": name,
			value: card[name],
			message,
			state: message ? ("bad" as const) : card[name] && !problems[name] ? ("good" as const) : undefined,
			onFocus: () => onFocus(name),
			onBlur: () => form.leave([name]),
			onChange: (event: { target: { value: string } }) => form.set({ [name]: event.target.value }),
		};
	};
	const digits: ComponentProps<"input"> = { inputMode: "numeric", autoCorrect: "off", spellCheck: false };
	const chosen = found.costs.find(({ installments }) => String(installments) === card.installments);
	return (
		<div className="grid grid-cols-6 items-start gap-x-4 gap-y-4">
			<Field
				label="Card number"
				className="col-span-6"
				{...digits}
				autoComplete="cc-number"
				maxLength={23}
				{...field("number")}
			/>
			<Field
				label="Expiry month"
				placeholder="MM"
				className="col-span-3 sm:col-span-2"
				{...digits}
				autoComplete="cc-exp-month"
				maxLength={2}
				{...field("month")}
			/>
			<Field
				label="Expiry year"
				placeholder="YYYY"
				className="col-span-3 sm:col-span-2"
				{...digits}
				autoComplete="cc-exp-year"
				maxLength={4}
				{...field("year")}
			/>
			<Field
				label="Security code"
				className="col-span-6 sm:col-span-2"
				{...digits}
				autoComplete="cc-csc"
				maxLength={settings?.security_code.length || 4}
				{...field("code")}
			/>
			<Field
				label="Cardholder name"
				className="col-span-6 sm:col-span-3"
				autoComplete="cc-name"
				autoCapitalize="characters"
				spellCheck={false}
				maxLength={80}
				{...field("name")}
			/>
			<Field
				label="Cardholder e-mail"
				type="email"
				className="col-span-6 sm:col-span-3"
				autoComplete="email"
				spellCheck={false}
				maxLength={254}
				{...field("email")}
			/>
			<Select label="Issuer bank" className="col-span-6" disabled={found.issuers.length === 0} {...field("issuer")}>
				{found.issuers.length === 0 && <option value="">Type the card number first</option>}
				{found.issuers.map(({ id, name }) => (
					<option key={id} value={id}>
						{name}
					</option>
				))}
			</Select>
			<Select label="Identification type" className="col-span-6 sm:col-span-3" {...field("identificationType")}>
				{identificationTypes.map(({ id, name }) => (
					<option key={id} value={id}>
						{name}
					</option>
				))}
			</Select>
			<Field
				label="Identification number"
				className="col-span-6 sm:col-span-3"
				inputMode="numeric"
				autoComplete="off"
				maxLength={30}
				{...field("identificationNumber")}
			/>
			<div className="col-span-6">
				<Select label="Installments" disabled={found.costs.length === 0} {...field("installments")}>
					{found.costs.length === 0 && <option value="">Type the card number first</option>}
					{found.costs.map(({ installments, recommended_message: words, labels }) => (
						<option key={installments} value={installments}>
							{[words, ratesOf(labels)].filter(Boolean).join(" · ")}
						</option>
					))}
				</Select>
				<p className="mt-1.5 min-h-5 text-note text-quiet">{chosen && ratesOf(chosen.labels)}</p>
			</div>
		</div>
	);
}
