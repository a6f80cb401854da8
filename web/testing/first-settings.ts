import { settingList, settingNames, settings, type VersionedSettings } from "#core/contract/settings.ts";

/** The owner's settings as a shop comes with them. */
export function firstSettings(): VersionedSettings {
	const values = Object.fromEntries(settingNames.map((name) => [name, settingList[name].initial]));
	return settings.all.reply.parse({ version: 1, ...values });
}
