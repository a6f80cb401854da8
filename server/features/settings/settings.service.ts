import { isDeepStrictEqual } from "node:util";
import { SAVED_EVEN_SAME } from "#core/contract/readiness.ts";
import {
	type SettingChanges,
	type SettingName,
	type Settings,
	settingList,
	settingNames,
	type VersionedSettings,
} from "#core/contract/settings.ts";
import { settingMessages } from "#core/messages/settings.ts";
import { hemisphereOf } from "#core/rules/seasons.ts";
import { change } from "../../cache/change.ts";
import type { Queryable, Tx } from "../../db/client.ts";
import type { Deps } from "../../deps.ts";
import { AppError, invalidField } from "../../errors.ts";
import { noteInAuditLog, type StaffMember } from "../audit-log/audit-log.service.ts";
import { recountDays } from "../statistics/recount.service.ts";
import { auditDetail } from "./audit-detail.rules.ts";
import { isCurrencyFixed } from "./currency.service.ts";
import {
	areProducts,
	isPicture,
	lockStored,
	readMost,
	readStored,
	type StoredSettings,
	writeStored,
} from "./settings.queries.ts";

/** The owner's settings as they are in force now, in every process. */
export type OwnerSettings = {
	current: () => Promise<VersionedSettings>;
	/** All but the texts, as they are written down now, for what is decided in a transaction about money. */
	readIn: (tx: Tx) => Promise<Omit<VersionedSettings, "texts">>;
	/** As they were when they could last be read, for pages that say that something is wrong. */
	lastKnown: () => VersionedSettings;
};

/** Read once until they change. */
export function createOwnerSettings({
	db,
	cache,
	config,
}: Pick<Deps, "db" | "cache"> & { config: Pick<Deps["config"], "firstSettings"> }): OwnerSettings {
	let known: { writing: string; settings: VersionedSettings } | undefined;
	const readIn = async (from: Queryable) => {
		const before = known;
		const found = await readMost(from, before?.writing ?? null);
		if (!found) return (before as NonNullable<typeof known>).settings;
		known = { writing: found.writing, settings: effective(found, config.firstSettings) };
		return known.settings;
	};
	let last = effective({ version: 1, values: {} }, config.firstSettings);
	const read = async () => {
		last = effective(await readStored(db), config.firstSettings);
		return last;
	};
	return { current: () => cache.counts.get("settings", "settings", read), readIn, lastKnown: () => last };
}

/** Changes some; what becomes what it was already is no change, but for what is noted as seen to. */
export async function changeSettings(
	deps: Deps,
	actor: StaffMember,
	{ version, ...changes }: SettingChanges & { version: number },
): Promise<VersionedSettings> {
	return change(deps, async (tx, touch) => {
		const stored = await lockStored(tx);
		if (stored.version !== version) throw new AppError("version_conflict", settingMessages.changed);
		const before = effective(stored, deps.config.firstSettings);
		const isSeenTo = (name: SettingName) => SAVED_EVEN_SAME.some((one) => one === name) && !(name in stored.values);
		const changed = settingNames.filter(
			(name) => changes[name] !== undefined && (isSeenTo(name) || !isDeepStrictEqual(changes[name], before[name])),
		);
		if (changed.length === 0) return before;
		const isNewCurrency = changes.currency !== undefined && changes.currency !== before.currency;
		if (isNewCurrency && (await isCurrencyFixed(tx))) throw invalidField("currency", settingMessages.currencyFixed);
		if (changes.logo && changed.includes("logo") && !(await isPicture(tx, changes.logo)))
			throw invalidField("logo", settingMessages.logo);
		if (changes.landing && !(await areProducts(tx, changes.landing.look.products)))
			throw invalidField("landing.look.products", settingMessages.lookUnknown);
		const values = { ...stored.values };
		for (const name of changed) values[name] = changes[name];
		const next = { version: version + 1, values };
		await writeStored(tx, next, deps.now());
		if (changed.includes("timeZone")) await recountDays(tx, changes.timeZone as string);
		for (const name of changed) {
			await noteInAuditLog(deps, tx, actor, "settings.change", name, auditDetail(name, before, changes));
		}
		touch("settings");
		return effective(next, deps.config.firstSettings);
	});
}

/** What is stored, then what the environment gives a new shop, then how the shop comes. What is stored and cannot be read is as if never set, unless the setting says otherwise. */
function effective({ version, values }: StoredSettings, first: Partial<Settings>): VersionedSettings {
	const known = settingNames.map((name) => {
		const { schema, initial, unreadable } = settingList[name];
		const stored = schema.safeParse(values[name]);
		if (stored.success) return [name, stored.data];
		const safe = values[name] === undefined ? undefined : unreadable;
		return [name, safe ?? first[name] ?? initial];
	});
	const settings = Object.fromEntries(known) as Settings;
	const isSaid = settingList.hemisphere.schema.safeParse(values.hemisphere).success || first.hemisphere !== undefined;
	return { version, ...settings, ...(!isSaid && { hemisphere: hemisphereOf(settings.country) }) };
}
