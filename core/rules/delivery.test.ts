import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { shippingOf, totalsOfSum } from "./checkout.ts";
import {
	cheapestDelivery,
	DELIVERY_KINDS,
	type DeliveryMethod,
	type DeliveryZone,
	deliveriesTo,
	isZipPattern,
	promiseOf,
	reachesCountry,
	termsOf,
	toFreeDelivery,
	waysWithin,
} from "./delivery.ts";

const RUNS = { numRuns: 2000 };
const rosario = { country: "AR", province: "Santa Fe", zip: "2000" };
const sending = (...zones: DeliveryZone[]): DeliveryMethod => ({
	id: "sent",
	name: "Sent",
	kind: "send",
	zones,
	price: 10,
});

const zip = fc.integer({ min: 1000, max: 9999 }).map(String);
const province = fc.constantFrom("Santa Fe", "Córdoba", "Salta");
const zone: fc.Arbitrary<DeliveryZone> = fc.record(
	{
		country: fc.constantFrom("AR", "UY"),
		provinces: fc.array(province, { minLength: 1, maxLength: 2 }),
		zips: fc.array(
			fc.oneof(
				zip,
				zip.map((code) => `${code.slice(0, 2)}*`),
				fc.tuple(zip, zip).map((ends) => ends.sort().join("-")),
			),
			{ minLength: 1, maxLength: 3 },
		),
	},
	{ requiredKeys: ["country"] },
);
const method = fc.record({
	id: fc.uuid(),
	name: fc.constant("Some way"),
	kind: fc.constantFrom(...DELIVERY_KINDS),
	zones: fc.array(zone, { maxLength: 3 }),
	price: fc.nat(100_000).map((cents) => cents / 100),
	freeFrom: fc.option(
		fc.integer({ min: 1, max: 100_000 }).map((cents) => cents / 100),
		{ nil: undefined },
	),
});
const methods = fc.array(method, { maxLength: 6 });
const place = fc.record({ country: fc.constantFrom("AR", "UY"), province, zip });
const sum = fc.nat(200_000);

describe("which ways reach an address", () => {
	test.each([
		["no zones: everywhere", [], true],
		["the country", [{ country: "AR" }], true],
		["another country", [{ country: "UY" }], false],
		["the province", [{ country: "AR", provinces: ["Córdoba", "Santa Fe"] }], true],
		["the province as somebody else writes it", [{ country: "AR", provinces: [" SANTA  FÉ."] }], true],
		["another province", [{ country: "AR", provinces: ["Córdoba"] }], false],
		["the zip code", [{ country: "AR", zips: ["2000"] }], true],
		["how the zip code begins", [{ country: "AR", zips: ["20*"] }], true],
		["another beginning", [{ country: "AR", zips: ["00*"] }], false],
		["a range it opens", [{ country: "AR", zips: ["2000-2100"] }], true],
		["a range it closes", [{ country: "AR", zips: ["1900-2000"] }], true],
		["a range below", [{ country: "AR", zips: ["1000-1999"] }], false],
		["a range above", [{ country: "AR", zips: ["2001-2999"] }], false],
		["a range of shorter codes", [{ country: "AR", zips: ["100-300"] }], false],
		["the province, another zip code", [{ country: "AR", provinces: ["Santa Fe"], zips: ["3000"] }], false],
		["the zip code, another province", [{ country: "AR", provinces: ["Salta"], zips: ["2000"] }], false],
		["one zone of two", [{ country: "UY" }, { country: "AR", zips: ["2000"] }], true],
	] as [string, DeliveryZone[], boolean][])("%s", (_, zones, reached) => {
		expect(deliveriesTo([sending(...zones)], rosario)).toHaveLength(reached ? 1 : 0);
	});

	test("dots make no other province, and no province is none", () => {
		const caba = sending({ country: "AR", provinces: ["CABA"] });
		expect(deliveriesTo([caba], { ...rosario, province: "C.A.B.A." })).toEqual([caba]);
		expect(deliveriesTo([caba], { ...rosario, province: "" })).toEqual([]);
	});

	test("spaces, hyphens and case make no other zip code", () => {
		const one = sending({ country: "GB", zips: ["SW1A*"] });
		expect(deliveriesTo([one], { country: "GB", province: "London", zip: "sw1a 1aa" })).toEqual([one]);
	});

	test("who picks up comes from anywhere; the owner's order stays", () => {
		fc.assert(
			fc.property(methods, place, (all, to) => {
				const reaching = deliveriesTo(all, to);
				expect(reaching).toEqual(all.filter((each) => reaching.includes(each)));
				for (const each of all) {
					if (each.kind === "pickup" || each.zones.length === 0) expect(reaching).toContain(each);
				}
			}),
			RUNS,
		);
	});

	test("one more zone takes nobody's delivery away", () => {
		fc.assert(
			fc.property(method, fc.array(zone, { minLength: 1, maxLength: 3 }), zone, place, (base, zones, more, to) => {
				const [narrow, wide] = [
					{ ...base, zones },
					{ ...base, zones: [...zones, more] },
				];
				expect(deliveriesTo([wide], to).length).toBeGreaterThanOrEqual(deliveriesTo([narrow], to).length);
			}),
			RUNS,
		);
	});
});

describe("what it costs", () => {
	test("the cheapest is sent while anything can be sent, costs no more than any other, and the first of equals", () => {
		fc.assert(
			fc.property(methods, sum, (all, cents) => {
				const cheapest = cheapestDelivery(all, cents);
				const sent = all.filter(({ kind }) => kind === "send");
				const compared = sent.length > 0 ? sent : all;
				const costs = compared.map((each) => shippingOf(cents, termsOf(each)));
				expect(cheapest).toBe(compared[costs.indexOf(Math.min(...costs))] ?? null);
			}),
			RUNS,
		);
	});

	test("the total is the lines minus the discount plus the delivery, free from its sum on, and never under 0.01", () => {
		fc.assert(
			fc.property(method, sum, fc.nat(300_000), (way, cents, amountCents) => {
				const totals = totalsOfSum(cents, { amountCents }, termsOf(way));
				const isFree = way.freeFrom !== undefined && cents >= Math.round(way.freeFrom * 100);
				const shippingCents = isFree ? 0 : Math.round(way.price * 100);
				expect(totals.shippingCents).toBe(shippingCents);
				if (cents + shippingCents === 0) return;
				expect(totals.totalCents).toBe(Math.max(1, cents - Math.min(amountCents, cents) + shippingCents));
			}),
			RUNS,
		);
	});
});

test.each([
	["2000", true],
	["14*", true],
	["1000-1499", true],
	["1000-1000", true],
	["C1425*", true],
	["1499-1000", false],
	["100-1499", false],
	["01310-100", false],
	["*", false],
	["", false],
	["2 000", false],
	["sw1a", false],
	["1000-", false],
	["1000-14*", false],
])("%j as zip codes: %s", (pattern, isOne) => {
	expect(isZipPattern(pattern)).toBe(isOne);
});

test("of a country alone, the ways that send somewhere in it are known", () => {
	const [here, there, anywhere] = [sending({ country: "AR", zips: ["2000"] }), sending({ country: "UY" }), sending()];
	const pickup: DeliveryMethod = { ...anywhere, kind: "pickup" };
	expect(waysWithin([here, there, anywhere, pickup], "AR")).toEqual([here, anywhere]);
});

test("a country is reached by what is sent somewhere in it, or by whoever picks up, and no address of one that is not", () => {
	const [abroad, somewhere] = [sending({ country: "UY" }), sending({ country: "AR", zips: ["2000"] })];
	expect(reachesCountry([abroad], "AR")).toBe(false);
	expect(reachesCountry([abroad, somewhere], "AR")).toBe(true);
	expect(reachesCountry([abroad, { ...sending(), kind: "pickup" }], "AR")).toBe(true);
	fc.assert(
		fc.property(methods, place, (all, to) => {
			if (!reachesCountry(all, to.country)) expect(deliveriesTo(all, to)).toEqual([]);
		}),
		RUNS,
	);
});

test("what is missing until a delivery is free is exactly what makes it free", () => {
	fc.assert(
		fc.property(method, sum, (way, cents) => {
			const missing = toFreeDelivery(way, cents);
			const isFree = shippingOf(cents, termsOf(way)) === 0;
			if (missing === 0) expect(isFree || way.freeFrom === undefined).toBe(true);
			else {
				expect(isFree).toBe(false);
				expect(shippingOf(cents + missing, termsOf(way))).toBe(0);
				expect(shippingOf(cents + missing - 1, termsOf(way))).toBeGreaterThan(0);
			}
		}),
	);
});

test("nobody in the country gets it for less than was promised, and where it goes everywhere all get it for that", () => {
	fc.assert(
		fc.property(methods, sum, place, (all, cents, to) => {
			const promise = promiseOf(all, to.country, cents);
			const sent = deliveriesTo(all, to).filter(({ kind }) => kind === "send");
			const best = cheapestDelivery(sent, cents);
			const least = best ? shippingOf(cents, termsOf(best)) : Number.POSITIVE_INFINITY;
			expect(least).toBeGreaterThanOrEqual(promise?.costCents ?? Number.POSITIVE_INFINITY);
			if (promise && !promise.isFrom) expect(least).toBe(promise.costCents);
		}),
		RUNS,
	);
});
