/** The sections of the settings, as an address names them. */
export type SettingsSection =
	| "shop"
	| "languages"
	| "look"
	| "front"
	| "money"
	| "delivery"
	| "invoice"
	| "mail"
	| "test-mail"
	| "cards"
	| "texts"
	| "staff"
	| "security";

export const settingsAt = (section: SettingsSection) => `/admindashboard/settings#${section}`;
