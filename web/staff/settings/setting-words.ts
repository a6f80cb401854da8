import type { SettingName, Settings } from "#core/contract/settings.ts";
import { numbersIn } from "#core/plural.ts";
import words from "#web/facts/messages.en.ts";
import { moneyHere } from "#web/facts/money-here.ts";
import { languageName } from "./language-name.ts";
import messages from "./messages.en.ts";

const { front } = messages;
const numbers = numbersIn(words.locale);

/** The settings of this screen; what employees may do and the texts have their own, the checklist is put away where it stands. */
export type ShownName = Exclude<SettingName, "staff" | "checklist" | "texts">;

/** What a setting is, in words, for whoever has to compare two versions of it. */
export const settingWords: Record<ShownName, (settings: Settings) => string> = {
	name: ({ name }) => name,
	tagline: ({ tagline }) => tagline,
	taglines: ({ taglines }) => Object.values(taglines).filter(Boolean).join(", "),
	logo: ({ logo }) => (logo ? messages.look.chosenLogo : ""),
	accent: ({ accent }) => accent,
	contact: ({ contact: { mail, phone, lines } }) => [mail, phone, ...lines].filter(Boolean).join(", "),
	country: ({ country }) => country,
	hemisphere: ({ hemisphere }) => front[hemisphere],
	landing: ({ landing: { sections, look } }) =>
		sections
			.filter(({ isShown }) => isShown)
			.map(({ kind }) => (kind === "look" ? `${front.kinds.look} (${look.products.join(", ")})` : front.kinds[kind]))
			.join(", "),
	timeZone: ({ timeZone }) => timeZone,
	names: ({ names }) => (names === "any" ? messages.allowed : messages.refused),
	lowStock: ({ lowStock }) => String(lowStock),
	returnsDays: ({ returnsDays }) => String(returnsDays),
	returnsAddress: ({ returnsAddress }) => returnsAddress.join(", "),
	languages: ({ languages }) => languages.map(languageName).join(", "),
	currency: ({ currency }) => currency,
	taxRate: ({ taxRate }) => `${numbers(taxRate)} %`,
	taxShown: ({ taxShown }) => (taxShown ? messages.yes : messages.no),
	delivery: ({ delivery, currency }) =>
		delivery.map(({ name, price }) => `${name} (${moneyHere(price, currency)})`).join(", "),
	mail: ({ mail: { sender, signature } }) => [sender, signature].filter(Boolean).join(", "),
	invoice: ({ invoice: { series, legalText } }) => [series, legalText].filter(Boolean).join(", "),
	synonyms: ({ synonyms }) => synonyms.map(({ word, means }) => `${word} = ${means}`).join(", "),
	security: ({ security }) => security.contact,
};
