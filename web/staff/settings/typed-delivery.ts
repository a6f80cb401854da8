import type { UseFormReturn } from "react-hook-form";
import { z } from "zod";
import { Country, Method, WorkingDays, Zone } from "#core/contract/delivery.ts";
import type { Settings } from "#core/contract/settings.ts";
import { settingMessages } from "#core/messages/settings.ts";
import { numberIn, someLinesIn, typedAs } from "./typed-as.ts";

const capitals = (typed: string) => typed.toUpperCase();
const TypedDays = typedAs(WorkingDays.optional(), numberIn, settingMessages.workingDays);

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
		kind: Method.shape.kind,
		price: typedAs(Method.shape.price, numberIn, settingMessages.amount),
		freeFrom: typedAs(Method.shape.freeFrom, numberIn, settingMessages.amount),
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
	kind: "send",
	price: "0",
	freeFrom: "",
	fewestDays: "",
	mostDays: "",
	zones: [],
};

export function typedDelivery({ delivery }: Pick<Settings, "delivery">): TypedDelivery {
	return {
		delivery: delivery.map(({ id, name, kind, price, freeFrom, days, zones }) => ({
			wayId: id,
			name,
			kind,
			price: String(price),
			freeFrom: shown(freeFrom),
			fewestDays: shown(days?.[0]),
			mostDays: shown(days?.[1]),
			zones: zones.map(({ country, provinces = [], zips = [] }) => ({
				country,
				provinces: provinces.join(", "),
				zips: zips.join(", "),
			})),
		})),
	};
}

const shown = (value: number | undefined) => (value === undefined ? "" : String(value));

function daysProblem(fewest: number | undefined, most: number | undefined): string | null {
	if (fewest === undefined && most === undefined) return null;
	if (fewest === undefined || most === undefined) return settingMessages.daysTogether;
	return fewest > most ? settingMessages.days : null;
}

function toMethods(ways: readonly ReadMethod[]): Settings["delivery"] {
	const taken = new Set(ways.map(({ wayId }) => wayId));
	return ways.map(({ wayId, name, kind, zones, price, freeFrom, fewestDays, mostDays }) => ({
		id: wayId || newId(name, taken),
		name,
		kind,
		zones: kind === "pickup" ? [] : zones,
		price,
		...(freeFrom !== undefined && { freeFrom }),
		...(fewestDays !== undefined && mostDays !== undefined && { days: [fewestDays, mostDays] as [number, number] }),
	}));
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
