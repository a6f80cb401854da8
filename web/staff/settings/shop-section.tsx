import { z } from "zod";
import { Country } from "#core/contract/delivery.ts";
import type { Settings, VersionedSettings } from "#core/contract/settings.ts";
import { Contact, LowStock, ReturnsDays, ShopName, Tagline, Taglines, TimeZone } from "#core/contract/shop-identity.ts";
import { LANGUAGES } from "#core/languages.ts";
import { settingMessages } from "#core/messages/settings.ts";
import { NAME_RULES } from "#core/rules/names.ts";
import { useFacts } from "#web/facts/shop-facts.tsx";
import { fieldOf } from "#web/forms/bound-field.ts";
import type { Loaded } from "#web/loading/use-loaded.ts";
import { Field, Select, TextField } from "#web/ui/field.tsx";
import { languageName } from "./language-name.ts";
import messages from "./messages.en.ts";
import { Section } from "./section.tsx";
import { numberIn, typedAs } from "./typed-as.ts";

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
		lines: typedAs(Contact.shape.lines, wholeLines),
	}),
	country: typedAs(Country, (typed) => typed.toUpperCase()),
	timeZone: TimeZone,
	names: z.enum(NAME_RULES),
	returnsDays: typedAs(ReturnsDays, numberIn, settingMessages.returnsDays),
	lowStock: typedAs(LowStock, numberIn, settingMessages.lowStock),
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
	"lowStock",
] as const;

const typed = ({ name, tagline, taglines, contact, country, timeZone, names, returnsDays, lowStock }: Settings) => ({
	name,
	tagline,
	taglines: Object.fromEntries(LANGUAGES.map((language) => [language, taglines[language] ?? ""])),
	contact: { ...contact, lines: contact.lines.join("\n") },
	country,
	timeZone,
	names,
	returnsDays: String(returnsDays),
	lowStock: String(lowStock),
});

/** All that the browser names, and the one that is set, which may go by another name. */
const zonesWith = (chosen: string) => [...new Set(["UTC", chosen, ...Intl.supportedValuesOf("timeZone")])];

/** What the shop is called, and where it is. */
export function ShopSection({ loaded }: { loaded: Loaded<VersionedSettings> }) {
	const [, ...others] = useFacts().languages;
	return (
		<Section words={shop} loaded={loaded} names={names} schema={TypedShop} typed={typed}>
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
					<div className="grid items-start gap-4 sm:grid-cols-2">
						<Field
							label={labels.country}
							hint={shop.countryHint}
							autoComplete="off"
							maxLength={2}
							{...fieldOf(form, "country")}
						/>
						<Select label={labels.timeZone} hint={shop.timeZoneHint} {...fieldOf(form, "timeZone")}>
							{zonesWith(form.getValues("timeZone")).map((zone) => (
								<option key={zone}>{zone}</option>
							))}
						</Select>
						<Select label={shop.names} hint={shop.namesHint} {...fieldOf(form, "names")}>
							<option value="letters">{shop.letters}</option>
							<option value="any">{shop.digits}</option>
						</Select>
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
