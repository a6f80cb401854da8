import { describe, expect, test } from "vitest";
import { Delivery, firstDelivery } from "#core/contract/delivery.ts";
import type { Language } from "#core/languages.ts";
import { nameIn } from "#core/rules/translations.ts";
import { newWay, TypedDelivery, typedDelivery } from "./typed-delivery.ts";

const delivery = Delivery.parse([
	{ id: "standard", name: "Standard delivery", kind: "send", zones: [], price: 5.5, freeFrom: 90, days: [3, 5] },
	{
		id: "north",
		name: "North",
		kind: "send",
		zones: [{ country: "AR", provinces: ["Salta", "Jujuy"], zips: ["44*"] }],
		price: 12,
	},
	{ id: "pickup", name: "Pick up", kind: "pickup", zones: [], price: 0 },
]);
const read = (...ways: Partial<typeof newWay>[]) =>
	TypedDelivery.safeParse({ delivery: ways.map((way) => ({ ...newWay, name: "Fast", ...way })) });
const problems = (...ways: Partial<typeof newWay>[]) =>
	read(...ways).error?.issues.map(({ path }) => path.slice(2).join("."));

test("what is stored can be typed over and comes out as it was", () => {
	expect(TypedDelivery.parse(typedDelivery({ delivery, languages: ["en"] })).delivery).toEqual(delivery);
});

test("an amount stands in its field as the reader's language writes it", () => {
	const typed = typedDelivery({ delivery, languages: ["es"] }, "es-AR");
	expect(typed.delivery[0]).toMatchObject({ price: "5,5", freeFrom: "90", fewestDays: "3" });
	expect(TypedDelivery.parse(typed).delivery).toEqual(delivery);
});

describe("the way a new shop delivers", () => {
	const firstOf = (languages: Language[]) => typedDelivery({ delivery: firstDelivery(0, 0), languages }).delivery[0];

	test("is called in the shop's first language, and keeps its names in the others", () => {
		expect(firstOf(["en", "es"])).toMatchObject({ name: "Standard delivery", names: { en: "", es: "Envío estándar" } });
		expect(firstOf(["es", "en"])).toMatchObject({ name: "Envío estándar", names: { en: "Standard delivery", es: "" } });
	});

	test("is called by a new name wherever it is given one", () => {
		const renamed = TypedDelivery.parse({ delivery: [{ ...firstOf(["es"]), name: "Correo" }] }).delivery[0];
		expect(renamed && nameIn(renamed, "es")).toBe("Correo");
	});
});

test("an amount is understood with a comma or a point, anything else is refused at its field", () => {
	expect(read({ price: "1500,50" }).data?.delivery[0]?.price).toBe(1500.5);
	expect(read({ price: "1500.5" }).data?.delivery[0]?.price).toBe(1500.5);
	expect(problems({ price: "1.500,50" })).toEqual(["price"]);
	expect(problems({ price: "" })).toEqual(["price"]);
	expect(problems({ freeFrom: "0" })).toEqual(["freeFrom"]);
});

test("days come together, the fewest first", () => {
	expect(read({ fewestDays: "2", mostDays: "4" }).data?.delivery[0]?.days).toEqual([2, 4]);
	expect(problems({ fewestDays: "2" })).toEqual(["mostDays"]);
	expect(problems({ fewestDays: "4", mostDays: "2" })).toEqual(["mostDays"]);
	expect(problems({ fewestDays: "soon", mostDays: "2" })).toEqual(["fewestDays"]);
});

test("one wrong zip code is said of the field it stands in", () => {
	const zone = { country: "ar", provinces: "", zips: "1425, c14*" };
	expect(read({ zones: [zone] }).data?.delivery[0]?.zones).toEqual([{ country: "AR", zips: ["1425", "C14*"] }]);
	expect(
		problems({
			zones: [
				{ ...zone, zips: "1425, 1499-1000" },
				{ ...zone, country: "Argentina" },
			],
		}),
	).toEqual(["zones.0.zips", "zones.1.country"]);
});

test("a new way gets an id of its own, made of its name; an old one keeps its id", () => {
	const ids = read(
		{ name: "Envío rápido" },
		{ name: "Envío rápido" },
		{ wayId: "envio-rapido-2", name: "Other" },
		{ name: "超" },
	);
	expect(ids.data?.delivery.map(({ id }) => id)).toEqual(["envio-rapido", "envio-rapido-3", "envio-rapido-2", "way"]);
});

test("who picks up comes from anywhere: zones typed before are left out", () => {
	expect(
		read({ kind: "pickup", zones: [{ country: "AR", provinces: "", zips: "" }] }).data?.delivery[0]?.zones,
	).toEqual([]);
});
