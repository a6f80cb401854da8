import { type ShippingTerms, shippingOf } from "./checkout.ts";
import { toCents } from "./money.ts";
import type { NameTranslations } from "./translations.ts";

export const DELIVERY_KINDS = ["send", "pickup"] as const;

/** Part of a country: what is named narrows it, in a province named here and with a zip code that fits. */
export type DeliveryZone = {
	country: string;
	provinces?: readonly string[] | undefined;
	zips?: readonly string[] | undefined;
};

/** One way in which shoppers get what they bought. Amounts are those of the wire. */
export type DeliveryMethod = {
	id: string;
	name: string;
	/** What it is called in the shop's other languages. */
	translations?: NameTranslations | undefined;
	kind: (typeof DELIVERY_KINDS)[number];
	/** Where it goes; without any, everywhere. Who picks up comes from anywhere. */
	zones: readonly DeliveryZone[];
	price: number;
	/** Goods worth this much cost nothing to get; without it no sum does. */
	freeFrom?: number | undefined;
	/** Working days, the fewest and the most; without them nothing is promised. */
	days?: readonly [number, number] | undefined;
};

export type Destination = { country: string; province: string; zip: string };

/** Those of them that get to a place, in the owner's order. */
export function deliveriesTo<M extends DeliveryMethod>(methods: readonly M[], place: Destination): M[] {
	return methods.filter(({ kind, zones }) => {
		return kind === "pickup" || zones.length === 0 || zones.some((zone) => isIn(zone, place));
	});
}

/** The cheapest; nobody has to come for it who did not choose to, as long as it can be sent. Equal ones: the first. */
export function cheapestDelivery<M extends DeliveryMethod>(methods: readonly M[], subtotalCents: number): M | null {
	const sending = methods.filter(({ kind }) => kind === "send");
	const [first, ...others] = sending.length > 0 ? sending : methods;
	if (!first) return null;
	const costOf = (method: M) => shippingOf(subtotalCents, termsOf(method));
	return others.reduce((best, method) => (costOf(method) < costOf(best) ? method : best), first);
}

/** Those that send somewhere in a country, as long as nobody has said where. */
export function waysWithin<M extends DeliveryMethod>(methods: readonly M[], country: string): M[] {
	return methods.filter(
		({ kind, zones }) => kind === "send" && (zones.length === 0 || zones.some((zone) => zone.country === country)),
	);
}

/** Whether anybody in a country can get what they buy: somewhere in it is sent to, or they come for it. */
export function reachesCountry(methods: readonly DeliveryMethod[], country: string): boolean {
	return methods.some(({ kind }) => kind === "pickup") || waysWithin(methods, country).length > 0;
}

/** Whether it reaches every address of a country. */
export function goesEverywhere({ zones }: Pick<DeliveryMethod, "zones">, country: string): boolean {
	return zones.length === 0 || zones.some((zone) => zone.country === country && !zone.provinces && !zone.zips);
}

export type DeliveryPromise<M extends DeliveryMethod> = {
	way: M;
	costCents: number;
	/** Not every address of the country is reached by it: there it costs as much or more. */
	isFrom: boolean;
	/** Goods worth so much more cost nothing to send; 0 where they do already, or never will. */
	missingCents: number;
};

/** What can be said of getting goods worth so much as long as nobody has said where to; null where nothing is sent. */
export function promiseOf<M extends DeliveryMethod>(
	methods: readonly M[],
	country: string,
	subtotalCents: number,
): DeliveryPromise<M> | null {
	const way = cheapestDelivery(waysWithin(methods, country), subtotalCents);
	return (
		way && {
			way,
			costCents: shippingOf(subtotalCents, termsOf(way)),
			isFrom: !goesEverywhere(way, country),
			missingCents: toFreeDelivery(way, subtotalCents),
		}
	);
}

/** What is still to be bought until a way of delivery costs nothing; 0 where it does already, or never will. */
export function toFreeDelivery(method: Pick<DeliveryMethod, "price" | "freeFrom">, subtotalCents: number): number {
	const { flatCents, freeFromCents } = termsOf(method);
	return flatCents > 0 ? Math.max(0, freeFromCents - subtotalCents) : 0;
}

/** What a way of delivery adds to a total. */
export function termsOf({ price, freeFrom = 0 }: Pick<DeliveryMethod, "price" | "freeFrom">): ShippingTerms {
	return { flatCents: toCents(price), freeFromCents: toCents(freeFrom) };
}

function isIn({ country, provinces, zips }: DeliveryZone, place: Destination): boolean {
	const province = plainName(place.province);
	const zip = plainZip(place.zip);
	return (
		country === place.country &&
		(!provinces || provinces.some((name) => plainName(name) === province)) &&
		(!zips || zips.some((pattern) => fitsZip(pattern, zip)))
	);
}

/** As people write it: case, accents, dots and spaces make no other province of it. */
function plainName(name: string): string {
	return name
		.normalize("NFD")
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]/gu, "");
}

function plainZip(zip: string): string {
	return zip.toUpperCase().replace(/[^A-Z0-9]/g, "");
}

const ZIP_PATTERN = /^([A-Z0-9]{1,10})(?:(\*)|-([A-Z0-9]{1,10}))?$/;

/** One zip code (`2000`), all that begin so (`14*`), or all from one to another of the same length (`1000-1499`). */
export function isZipPattern(pattern: string): boolean {
	const [, from, , to] = ZIP_PATTERN.exec(pattern) ?? [];
	return from !== undefined && (to === undefined || (to.length === from.length && from <= to));
}

function fitsZip(pattern: string, zip: string): boolean {
	const [, from = "", isBeginning, to] = ZIP_PATTERN.exec(pattern) ?? [];
	if (isBeginning) return zip.startsWith(from);
	return to === undefined ? zip === from : zip.length === from.length && from <= zip && zip <= to;
}
