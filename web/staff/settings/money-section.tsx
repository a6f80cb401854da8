import { type Control, useWatch } from "react-hook-form";
import { z } from "zod";
import type { Settings, VersionedSettings } from "#core/contract/settings.ts";
import { Currency, TaxRate } from "#core/contract/shop-identity.ts";
import { settingMessages } from "#core/messages/settings.ts";
import { numberAsTyped } from "#core/rules/typed-price.ts";
import words from "#web/facts/messages.en.ts";
import { moneyHere } from "#web/facts/money-here.ts";
import { fieldOf } from "#web/forms/bound-field.ts";
import type { Loaded } from "#web/loading/use-loaded.ts";
import { Checkbox, Field, Select } from "#web/ui/field.tsx";
import messages from "./messages.en.ts";
import { Section } from "./section.tsx";
import { typedAs, typedNumber } from "./typed-as.ts";

const EXAMPLE = 120;

const TypedMoney = z.object({
	currency: Currency,
	taxRate: typedAs(TaxRate, typedNumber, settingMessages.taxRate),
	taxShown: z.boolean(),
});
type Typed = z.input<typeof TypedMoney>;

const names = ["currency", "taxRate", "taxShown"] as const;

const typed = ({ currency, taxRate, taxShown }: Settings): Typed => ({
	currency,
	taxRate: numberAsTyped(taxRate, words.locale),
	taxShown,
});

/** What everything costs, and what is said of tax. */
export function MoneySection({ loaded }: { loaded: Loaded<VersionedSettings> }) {
	const currencies = new Intl.DisplayNames(words.locale, { type: "currency" });
	return (
		<Section at="money" words={messages.money} loaded={loaded} names={names} schema={TypedMoney} typed={typed}>
			{(form) => (
				<>
					<div className="grid items-start gap-4 md:grid-cols-2">
						<Select label={messages.labels.currency} {...fieldOf(form, "currency")}>
							{Intl.supportedValuesOf("currency").map((code) => (
								<option key={code} value={code}>
									{code}, {currencies.of(code)}
								</option>
							))}
						</Select>
						<Field label={messages.money.tax} inputMode="decimal" autoComplete="off" {...fieldOf(form, "taxRate")} />
					</div>
					<Checkbox label={messages.money.taxShown} {...form.register("taxShown")} />
					<Example control={form.control} />
				</>
			)}
		</Section>
	);
}

function Example({ control }: { control: Control<Typed, unknown, z.output<typeof TypedMoney>> }) {
	const currency = useWatch({ control, name: "currency" });
	return <p className="text-quiet">{messages.money.example(moneyHere(EXAMPLE, currency))}</p>;
}
