import { z } from "zod";
import { type Settings, settingList } from "#core/contract/settings.ts";
import { LANGUAGE_NAMES, LANGUAGES } from "#core/languages.ts";
import { STAFF_RIGHTS } from "#core/rules/staff-rights.ts";
import { TEXT_NAMES } from "#core/rules/texts.ts";
import { moneyHere } from "#web/facts/money-here.ts";
import { browserFacts } from "#web/facts/shop-facts.tsx";
import permissionMessages from "../permissions/messages.en.ts";
import settingMessages from "../settings/messages.en.ts";
import { type ShownName, settingWords } from "../settings/setting-words.ts";
import textMessages from "../texts/messages.en.ts";
import textNames from "../texts/names.messages.en.ts";
import messages from "./messages.en.ts";

/** What a setting was and became; one that has another shape today is not told. */
export function settingLines(name: string, before: unknown, after: unknown): string[] {
	if (name === "staff") return staffLines(before, after);
	if (name === "texts") return textLines(before, after);
	const [from, to] = [settingInWords(name, before), settingInWords(name, after)];
	if (from === null || to === null) return [];
	return [from === to ? to : `${from} → ${to}`];
}

function settingInWords(name: string, value: unknown): string | null {
	if (name === "checklist") return messages.checklist[value === "away" ? "away" : "shown"];
	if (!isShown(name)) return null;
	const read = settingList[name].schema.safeParse(value);
	if (!read.success) return null;
	const settings = Object.assign({} as Settings, { currency: browserFacts().currency, [name]: read.data });
	return settingWords[name](settings) || settingMessages.empty;
}

const isShown = (name: string): name is ShownName => Object.hasOwn(settingWords, name);

const Lengths = z.partialRecord(z.enum(TEXT_NAMES), z.partialRecord(z.enum(LANGUAGES), z.number()));

/** Which texts were written, and how long they were and became. */
function textLines(before: unknown, after: unknown): string[] {
	const [was, is] = [before, after].map((value) => Lengths.safeParse(value).data);
	if (!was || !is) return [];
	const inWords = (length: number | undefined) =>
		length === undefined ? textMessages.sample : textMessages.characters(length);
	return TEXT_NAMES.flatMap((name) =>
		LANGUAGES.flatMap((language) => {
			const [from, to] = [was[name]?.[language], is[name]?.[language]];
			if (from === undefined && to === undefined) return [];
			const what = textMessages.field(textNames[name], LANGUAGE_NAMES[language]);
			return [messages.lines.became(what, inWords(from), inWords(to))];
		}),
	);
}

/** What employees may do now and no longer, and the bounds that moved. */
function staffLines(before: unknown, after: unknown): string[] {
	const [was, is] = [before, after].map((value) => settingList.staff.schema.safeParse(value).data);
	if (!was || !is) return [];
	const { rights, mayNow, mayNoLonger, secondFactor } = permissionMessages;
	const moved = STAFF_RIGHTS.filter((right) => was.permissions.rights[right] !== is.permissions.rights[right]);
	const [wasBounds, isBounds] = [boundsInWords(was), boundsInWords(is)];
	return [
		...moved.map((right) => (is.permissions.rights[right] ? mayNow : mayNoLonger)(rights[right].may)),
		...isBounds.flatMap(([label, to], at) => {
			const from = wasBounds[at]?.[1] ?? "";
			return from === to ? [] : [messages.lines.became(label, from, to)];
		}),
		...(was.secondFactor === is.secondFactor
			? []
			: [is.secondFactor === "required" ? secondFactor.isOn : secondFactor.isOff]),
	];
}

function boundsInWords({ permissions, stepUpRefund }: Settings["staff"]): [label: string, value: string][] {
	const { limits, refunds } = permissionMessages;
	const money = (amount: number) => moneyHere(amount, browserFacts().currency);
	return [
		[limits.smallestPrice.label, money(permissions.smallestPrice)],
		[limits.largestDiscount.label, String(permissions.largestDiscount)],
		[limits.largestAmount.label, money(permissions.largestAmount)],
		[refunds.label, money(stepUpRefund)],
	];
}
