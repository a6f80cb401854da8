import type { UseFormReturn } from "react-hook-form";
import { z } from "zod";
import { Country, Method, WorkingDays, Zone } from "#core/contract/delivery.ts";
import type { Settings } from "#core/contract/settings.ts";
import { byLanguage, type Language } from "#core/languages.ts";
import { settingMessages } from "#core/messages/settings.ts";
import { nameIn, type Translated, withoutEmpty } from "#core/rules/translations.ts";
import { numberAsTyped } from "#core/rules/typed-price.ts";
import words from "#web/facts/messages.en.ts";
import { someLinesIn, typedAs, typedNumber } from "./typed-as.ts";

const capitals = (typed: string) => typed.toUpperCase();
const TypedDays = typedAs(WorkingDays.optional(), typedNumber, settingMessages.workingDays);

const TypedZone = z.object({
	country: typedAs(Country, capitals),
	provinces: typedAs(Zone.shape.provinces, someLinesIn),
	zips: typedAs(Zone.shape.zips, (typed) => someLinesIn(capitals(typed))),
});

const TypedMethod = z
	.object({
		/** Its id in the contract, which the form keeps for itself; empty until a new way is saved. */
		wayId: z.string(),
		name: Method.shape.name,
		/** In the shop's other languages; empty: as it is written. */
		names: z.object(byLanguage(() => z.string().trim().max(80, settingMessages.deliveryName))),
		kind: Method.shape.kind,
		price: typedAs(Method.shape.price, typedNumber, settingMessages.amount),
		freeFrom: typedAs(Method.shape.freeFrom, typedNumber, settingMessages.amount),
		fewestDays: TypedDays,
		mostDays: TypedDays,
		zones: z.array(TypedZone),
	})
	.superRefine(({ fewestDays, mostDays }, context) => {
		const problem = daysProblem(fewestDays, mostDays);
		if (problem) context.addIssue({ code: "custom", path: ["mostDays"], message: problem });
	});
type ReadMethod = z.output<typeof TypedMethod>;

/** The ways of delivery as they are typed, read into those of the contract. */
export const TypedDelivery = z.object({ delivery: z.array(TypedMethod).transform(toMethods) });
export type TypedDelivery = z.input<typeof TypedDelivery>;
export type DeliveryForm = UseFormReturn<TypedDelivery, unknown, Pick<Settings, "delivery">>;
type TypedWay = TypedDelivery["delivery"][number];

export const newWay: TypedWay = {
	wayId: "",
	name: "",
	names: byLanguage(() => ""),
	kind: "send",
	price: "0",
	freeFrom: "",
	fewestDays: "",
	mostDays: "",
	zones: [],
};

type Ways = Pick<Settings, "delivery" | "languages">;

/** As it stands in the fields of somebody who writes numbers in this way. */
export function typedDelivery({ delivery, languages }: Ways, locale: string = words.locale): TypedDelivery {
	const typed = (value: number | undefined) => (value === undefined ? "" : numberAsTyped(value, locale));
	return {
		delivery: delivery.map(({ kind, price, freeFrom, days, zones, ...way }) => ({
			wayId: way.id,
			...namesTyped(way, languages[0]),
			kind,
			price: typed(price),
			freeFrom: typed(freeFrom),
			fewestDays: typed(days?.[0]),
			mostDays: typed(days?.[1]),
			zones: zones.map(({ country, provinces = [], zips = [] }) => ({
				country,
				provinces: provinces.join(", "),
				zips: zips.join(", "),
			})),
		})),
	};
}

/** Its name is what readers of the shop's first language see; the others keep what they see. */
function namesTyped(way: Translated, first: Language | undefined): Pick<TypedWay, "name" | "names"> {
	const name = nameIn(way, first);
	const others = byLanguage((language) => nameIn(way, language));
	return { name, names: byLanguage((language) => (others[language] === name ? "" : others[language])) };
}

function daysProblem(fewest: number | undefined, most: number | undefined): string | null {
	if (fewest === undefined && most === undefined) return null;
	if (fewest === undefined || most === undefined) return settingMessages.daysTogether;
	return fewest > most ? settingMessages.days : null;
}

function toMethods(ways: readonly ReadMethod[]): Settings["delivery"] {
	const taken = new Set(ways.map(({ wayId }) => wayId));
	return ways.map(({ wayId, name, names, kind, zones, price, freeFrom, fewestDays, mostDays }) => ({
		id: wayId || newId(name, taken),
		name,
		...translated(names),
		kind,
		zones: kind === "pickup" ? [] : zones,
		price,
		...(freeFrom !== undefined && { freeFrom }),
		...(fewestDays !== undefined && mostDays !== undefined && { days: [fewestDays, mostDays] as [number, number] }),
	}));
}

function translated(names: ReadMethod["names"]) {
	const translations = withoutEmpty(byLanguage((language) => ({ name: names[language] || undefined })));
	return translations ? { translations } : {};
}

const LONGEST_BEGINNING = 30;

/** Orders remember a way by its id, so it is made of its first name and stays. */
function newId(name: string, taken: Set<string>): string {
	const plain = name.normalize("NFD").toLowerCase().replace(/\p{M}/gu, "");
	const words = plain.replace(/[^a-z0-9]+/g, "-").slice(0, LONGEST_BEGINNING);
	const beginning = words.replace(/^-+|-+$/g, "") || "way";
	let id = beginning;
	for (let count = 2; taken.has(id); count++) id = `${beginning}-${count}`;
	taken.add(id);
	return id;
}
