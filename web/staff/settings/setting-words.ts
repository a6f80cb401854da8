import type { SettingName, Settings } from "#core/contract/settings.ts";
import { formatMoney } from "#core/rules/money.ts";

/** The settings of this screen; what employees may do has one of its own, the checklist is put away where it stands. */
export type ShownName = Exclude<SettingName, "staff" | "checklist">;

type Words = { label: string; say: (settings: Settings) => string };

/** What a setting is, in words, for whoever has to compare two versions of it. */
export const settingWords: Record<ShownName, Words> = {
	name: { label: "Name", say: ({ name }) => name },
	tagline: { label: "In one line", say: ({ tagline }) => tagline },
	contact: {
		label: "Contact",
		say: ({ contact: { mail, phone, lines } }) => [mail, phone, ...lines].filter(Boolean).join(", "),
	},
	country: { label: "Country", say: ({ country }) => country },
	timeZone: { label: "Time zone", say: ({ timeZone }) => timeZone },
	names: { label: "Digits in names", say: ({ names }) => (names === "any" ? "allowed" : "refused") },
	lowStock: { label: "Low stock", say: ({ lowStock }) => String(lowStock) },
	returnsDays: { label: "Days for returns", say: ({ returnsDays }) => String(returnsDays) },
	languages: { label: "Languages", say: ({ languages }) => languages.join(", ") },
	currency: { label: "Currency", say: ({ currency }) => currency },
	taxRate: { label: "Tax", say: ({ taxRate }) => `${taxRate} %` },
	taxShown: { label: "Tax is shown", say: ({ taxShown }) => (taxShown ? "yes" : "no") },
	delivery: {
		label: "Ways of delivery",
		say: ({ delivery, currency }) =>
			delivery.map(({ name, price }) => `${name} (${formatMoney(price, currency)})`).join(", "),
	},
	mail: { label: "Mails", say: ({ mail: { sender, signature } }) => [sender, signature].filter(Boolean).join(", ") },
	security: { label: "Security contact", say: ({ security }) => security.contact },
};
