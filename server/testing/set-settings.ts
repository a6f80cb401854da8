import type { SettingChanges } from "#core/contract/settings.ts";
import { changeSettings } from "../features/settings/settings.service.ts";
import type { TestShop } from "./app.ts";

/** What the owner decides from now on. */
export async function setSettings({ deps }: TestShop, changes: SettingChanges): Promise<void> {
	const { version } = await deps.settings.current();
	await changeSettings(deps, { staffId: null, userName: "owner" }, { version, ...changes });
}
