import { settings } from "#core/calls/settings.ts";
import type { SettingChanges, SettingName, VersionedSettings } from "#core/contract/settings.ts";
import { signedCall } from "#web/account/signed-call.ts";
import { ApiError } from "#web/api.ts";

/** How the settings are now: with the changes, or as somebody else has left them meanwhile. */
export type SaveOutcome = { isSaved: boolean; now: VersionedSettings };

/**
 * Saves some settings that were last seen as in `seen`. Whatever else was changed since then does not matter; when the
 * same ones were, nothing is saved.
 */
export async function saveSettings(changes: SettingChanges, seen: VersionedSettings): Promise<SaveOutcome> {
	try {
		const { data } = await signedCall(settings.change, { body: { ...changes, version: seen.version } });
		return { isSaved: true, now: data };
	} catch (error) {
		if (!(error instanceof ApiError) || error.code !== "version_conflict") throw error;
		const { data: now } = await signedCall(settings.all, {});
		const isOvertaken = changedNames(Object.keys(changes) as SettingName[], seen, now).length > 0;
		return isOvertaken ? { isSaved: false, now } : saveSettings(changes, now);
	}
}

/** Those of the settings that are not the same in both. */
export function changedNames<N extends SettingName>(
	names: readonly N[],
	one: VersionedSettings,
	other: VersionedSettings,
): N[] {
	return names.filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]));
}
