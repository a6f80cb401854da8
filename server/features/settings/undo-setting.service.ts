import { isDeepStrictEqual } from "node:util";
import {
	type SettingChanges,
	type SettingName,
	settingList,
	settingNames,
	type VersionedSettings,
} from "#core/contract/settings.ts";
import { LANGUAGES } from "#core/languages.ts";
import { refusalMessages } from "#core/messages/refusals.ts";
import { settingMessages } from "#core/messages/settings.ts";
import { type OwnTexts, TEXT_NAMES, withText } from "#core/rules/texts.ts";
import { UNDO_MS } from "#core/rules/undo.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import type { StaffActor } from "../../http/access.ts";
import { readNoted } from "../audit-log/audit-log.service.ts";
import { changeSettings } from "./settings.service.ts";
import { requireMayRule } from "./staff-permissions.service.ts";

/** Takes one change of a setting back: a new change, refused where somebody has changed the same again since. */
export async function undoSetting(deps: Deps, actor: StaffActor, entry: number): Promise<VersionedSettings> {
	const noted = await readNoted(deps.db, entry, "settings.change");
	const name = settingNames.find((one) => one === noted?.subject);
	if (!noted || !name) throw new AppError("not_found", refusalMessages.noChange);
	if (deps.now().getTime() - noted.at.getTime() > UNDO_MS) throw new AppError("gone", refusalMessages.changeTooOld);
	const now = await deps.settings.current();
	const former = name === "texts" ? formerTexts(now.texts, noted.detail) : formerValue(name, now, noted.detail);
	const changes = settingList[name].schema.safeParse(former);
	if (former === undefined || !changes.success) throw new AppError("conflict", settingMessages.undoOvertaken);
	const given: SettingChanges = { [name]: changes.data };
	if (given.staff) requireMayRule(deps, actor, given.staff);
	return changeSettings(deps, actor, { version: now.version, ...given });
}

type Noted = { before?: unknown; after?: unknown };
const notedIn = (detail: unknown) => (detail ?? {}) as Noted & { wordings?: Noted };

/** What a setting was, while it still is what it became then; else undefined. */
function formerValue(name: SettingName, now: VersionedSettings, detail: unknown): unknown {
	const { before, after } = notedIn(detail);
	return isDeepStrictEqual(plain(now[name]), plain(after)) ? before : undefined;
}

/** As it is written down, where nothing is undefined. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

/** The texts as they are, but those that were changed then as they were before; undefined where one was changed since. */
function formerTexts(now: OwnTexts, detail: unknown): OwnTexts | undefined {
	const { wordings } = notedIn(detail);
	if (!wordings) return undefined;
	const [was, became] = [(wordings.before ?? {}) as OwnTexts, (wordings.after ?? {}) as OwnTexts];
	const changed = TEXT_NAMES.flatMap((name) =>
		LANGUAGES.filter((language) => was[name]?.[language] !== became[name]?.[language]).map((language) => ({
			name,
			language,
			text: was[name]?.[language] ?? null,
		})),
	);
	const isOwn = changed.every(({ name, language }) => now[name]?.[language] === became[name]?.[language]);
	return isOwn ? changed.reduce(withText, now) : undefined;
}
