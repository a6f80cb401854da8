import { z } from "zod";
import { Country } from "#core/contract/delivery.ts";
import type { Settings, VersionedSettings } from "#core/contract/settings.ts";
import {
	AddressLines,
	Contact,
	LowStock,
	ReturnsDays,
	ShopName,
	Tagline,
	Taglines,
	TimeZone,
} from "#core/contract/shop-identity.ts";
import { LANGUAGES } from "#core/languages.ts";
import { settingMessages } from "#core/messages/settings.ts";
import { NAME_RULES } from "#core/rules/names.ts";
import { useFacts } from "#web/facts/shop-facts.tsx";
import { fieldOf } from "#web/forms/bound-field.ts";
import type { Loaded } from "#web/loading/use-loaded.ts";
import { Field, Select, TextField } from "#web/ui/field.tsx";
import { CountryField } from "./country-field.tsx";
import { languageName } from "./language-name.ts";
import messages from "./messages.en.ts";
import { Section } from "./section.tsx";
import { typedAs, typedNumber } from "./typed-as.ts";

const { shop, labels } = messages;

const wholeLines = (typed: string) =>
	typed
		.split("\n")
		.map((line) => line.trim())
		.filter(Boolean);

const TypedShop = z.object({
	name: ShopName,
	tagline: Tagline,
	taglines: Taglines,
	contact: z.object({
		mail: Contact.shape.mail,
		phone: Contact.shape.phone,
		lines: typedAs(AddressLines, wholeLines),
	}),
	country: typedAs(Country, (typed) => typed.toUpperCase()),
	timeZone: TimeZone,
	names: z.enum(NAME_RULES),
	returnsDays: typedAs(ReturnsDays, typedNumber, settingMessages.returnsDays),
	returnsAddress: typedAs(AddressLines, wholeLines),
	lowStock: typedAs(LowStock, typedNumber, settingMessages.lowStock),
});

const names = [
	"name",
	"tagline",
	"taglines",
	"contact",
	"country",
	"timeZone",
	"names",
	"returnsDays",
	"returnsAddress",
	"lowStock",
] as const;

const typed = ({ contact, taglines, returnsDays, returnsAddress, lowStock, ...rest }: Settings) => ({
	name: rest.name,
	tagline: rest.tagline,
	taglines: Object.fromEntries(LANGUAGES.map((language) => [language, taglines[language] ?? ""])),
	contact: { ...contact, lines: contact.lines.join("\n") },
	country: rest.country,
	timeZone: rest.timeZone,
	names: rest.names,
	returnsDays: String(returnsDays),
	returnsAddress: returnsAddress.join("\n"),
	lowStock: String(lowStock),
});

/** All that the browser names, and the one that is set, which may go by another name. */
const zonesWith = (chosen: string) => [...new Set(["UTC", chosen, ...Intl.supportedValuesOf("timeZone")])];

/** What the shop is called, and where it is. */
export function ShopSection({ loaded }: { loaded: Loaded<VersionedSettings> }) {
	const [, ...others] = useFacts().languages;
	return (
		<Section at="shop" words={shop} loaded={loaded} names={names} schema={TypedShop} typed={typed}>
			{(form) => (
				<div className="grid items-start gap-4 md:grid-cols-2">
					<Field label={labels.name} autoComplete="off" {...fieldOf(form, "name")} />
					<Field label={labels.tagline} autoComplete="off" {...fieldOf(form, "tagline")} />
					{others.map((language) => (
						<Field
							key={language}
							label={shop.taglineIn(languageName(language))}
							lang={language}
							hint={shop.taglineHint}
							autoComplete="off"
							{...fieldOf(form, `taglines.${language}`)}
						/>
					))}
					<Field label={shop.mail} inputMode="email" autoComplete="off" {...fieldOf(form, "contact.mail")} />
					<Field label={shop.phone} inputMode="tel" autoComplete="off" {...fieldOf(form, "contact.phone")} />
					<TextField label={shop.lines} autoComplete="off" {...fieldOf(form, "contact.lines")} />
					<TextField
						label={labels.returnsAddress}
						hint={shop.returnsAddressHint}
						autoComplete="off"
						{...fieldOf(form, "returnsAddress")}
					/>
					<div className="grid items-start gap-4 sm:grid-cols-2 md:col-span-2">
						<CountryField
							label={labels.country}
							hint={shop.countryHint}
							known={form.getValues("country")}
							{...fieldOf(form, "country")}
						/>
						<Select label={shop.names} hint={shop.namesHint} {...fieldOf(form, "names")}>
							<option value="letters">{shop.letters}</option>
							<option value="any">{shop.digits}</option>
						</Select>
						{/* The longest names of zones are as wide as both. */}
						<div className="sm:col-span-2">
							<Select label={labels.timeZone} hint={shop.timeZoneHint} {...fieldOf(form, "timeZone")}>
								{zonesWith(form.getValues("timeZone")).map((zone) => (
									<option key={zone}>{zone}</option>
								))}
							</Select>
						</div>
						<Field
							label={labels.returnsDays}
							hint={shop.returnsHint}
							inputMode="numeric"
							autoComplete="off"
							{...fieldOf(form, "returnsDays")}
						/>
						<Field
							label={labels.lowStock}
							hint={shop.lowStockHint}
							inputMode="numeric"
							autoComplete="off"
							{...fieldOf(form, "lowStock")}
						/>
					</div>
				</div>
			)}
		</Section>
	);
}
