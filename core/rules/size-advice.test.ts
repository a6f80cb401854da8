import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FITS } from "../contract/product-fields.ts";
import { bodies, garments } from "../testing/measured-bodies.ts";
import {
	type Advice,
	adviseSize,
	type Body,
	type Garment,
	GIRTHS,
	measuresAskedFor,
	type Unknown,
} from "./size-advice.ts";

const signs: Partial<Record<Unknown, string>> = { "too-small": "<", "too-large": ">", contradicting: "≠" };
const signOf = (advice: Advice) => advice.size ?? signs[advice.why] ?? advice.why;

const [head = [], ...lines] = bodies
	.split("\n")
	.filter((line) => line.trim() !== "")
	.map((line) => line.trim().split(/\s+/));
const names = head.slice(3) as (keyof typeof garments)[];

test("the table has forty bodies and six garments", () => {
	expect(lines).toHaveLength(40);
	expect(names).toEqual(Object.keys(garments));
});

describe.each(lines.map((line) => ({ measures: line.slice(0, 3), sizes: line.slice(3) })))("$measures", (line) => {
	const [chest, waist, hip] = line.measures.map(Number);
	test.each(names.map((name, place) => [name, line.sizes[place]] as const))("%s: %s", (name, size) => {
		expect(signOf(adviseSize(garments[name], { chest, waist, hip }))).toBe(size);
	});
});

test("the reason says what this size leaves and what the next does, the tightest measure first", () => {
	expect(adviseSize(garments.tee, { chest: 92 })).toEqual({
		size: "M",
		reasons: [
			{
				girth: "chest",
				body: 92,
				eases: [
					{ size: "M", cm: 8 },
					{ size: "L", cm: 14 },
				],
			},
		],
		legs: null,
		runs: null,
	});
	expect(adviseSize(garments.trousers, { waist: 84, hip: 112 })).toMatchObject({
		size: "XL",
		reasons: [
			{
				girth: "waist",
				eases: [
					{ size: "XL", cm: 2 },
					{ size: "L", cm: -4 },
				],
			},
			{
				girth: "hip",
				eases: [
					{ size: "XL", cm: 6 },
					{ size: "L", cm: 0 },
				],
			},
		],
	});
});

test("what buyers say is told where they do not find it true to its size", () => {
	const runs = (fitVotes: Garment["fitVotes"], chest = 92) => {
		const advice = adviseSize({ ...garments.tee, fitVotes }, { chest });
		return advice.size === null ? advice : advice.runs;
	};
	expect(runs({ small: 8, true: 2, large: 0 })).toEqual({ said: "small", instead: "L" });
	expect(runs({ small: 8, true: 2, large: 0 }, 104)).toEqual({ said: "small", instead: null });
	expect(runs({ small: 0, true: 2, large: 8 })).toEqual({ said: "large", instead: null });
	expect(runs({ small: 1, true: 8, large: 1 })).toBeNull();
});

test("legs are compared where they are long", () => {
	const legs = (inseam: number, own?: number) => {
		const measurements = { M: { waist: 37, inseam } };
		const advice = adviseSize({ sizes: ["M"], measurements }, { waist: 72, inseam: own });
		return advice.size === null ? advice : advice.legs;
	};
	expect([legs(78, 80.5), legs(82.1, 80), legs(18, 80), legs(78)]).toEqual([-2.5, 2.1, null, null]);
});

test("nothing measured, nothing asked for, and sizes that lack a measure", () => {
	const part = { sizes: ["S", "M"], measurements: { S: { chest: 47 }, M: { chest: 50, waist: 46, length: 60 } } };
	expect(adviseSize({ sizes: ["S"] }, { chest: 80 })).toEqual({ size: null, why: "unmeasured" });
	expect(adviseSize({ sizes: ["S"], measurements: { S: { length: 60 } } }, { chest: 80 })).toEqual({
		size: null,
		why: "unmeasured",
	});
	expect(adviseSize({ sizes: ["S"], measurements: { M: { chest: 60 } } }, { chest: 80 })).toEqual({
		size: null,
		why: "unmeasured",
	});
	expect(adviseSize(part, { hip: 90 })).toEqual({ size: null, why: "unasked" });
	expect(adviseSize(part, { chest: 84 })).toMatchObject({ size: "S" });
	expect(adviseSize(part, { chest: 84, waist: 70 })).toMatchObject({ size: "M" });
	expect(measuresAskedFor(part)).toEqual(["chest", "waist"]);
	expect(measuresAskedFor(garments.jeans)).toEqual(["waist", "hip"]);
});

const cm = (min: number, max: number) => fc.integer({ min: min * 2, max: max * 2 }).map((half) => half / 2);
const known = { chest: cm(30, 80), waist: cm(25, 70), hip: cm(35, 80) };
const NAMES = ["XS", "S", "M", "L", "XL", "XXL"];
const anyGarment: fc.Arbitrary<Garment> = fc.record(
	{
		sizes: fc.subarray(NAMES, { minLength: 1 }),
		measurements: fc.dictionary(fc.constantFrom(...NAMES), fc.record(known, { requiredKeys: [] })),
		fit: fc.constantFrom(...FITS),
		fabric: fc.constantFrom([], [{ fibre: "elastane", percent: 12 }], [{ fibre: "Lycra", percent: 3 }]),
		group: fc.constantFrom("tops", "outerwear"),
	},
	{ requiredKeys: ["sizes"] },
);
const anyBody: fc.Arbitrary<Body> = fc.record(
	{ chest: cm(60, 150), waist: cm(50, 140), hip: cm(70, 150) },
	{ requiredKeys: [] },
);

test("only sizes that are offered and measured are advised", () => {
	fc.assert(
		fc.property(anyGarment, anyBody, (garment, body) => {
			const { size } = adviseSize(garment, body);
			if (size === null) return;
			expect(garment.sizes).toContain(size);
			expect(garment.measurements).toHaveProperty(size);
		}),
		{ numRuns: 2000 },
	);
});

test("what is advised is nowhere narrower than the body, unless it is slim and elastic", () => {
	fc.assert(
		fc.property(anyGarment, anyBody, (garment, body) => {
			const { size } = adviseSize(garment, body);
			if (size === null || (garment.fit === "slim" && garment.fabric?.length)) return;
			for (const girth of GIRTHS) {
				const half = garment.measurements?.[size]?.[girth];
				const around = body[girth];
				if (half !== undefined && around !== undefined) expect(2 * half).toBeGreaterThanOrEqual(around);
			}
		}),
		{ numRuns: 2000 },
	);
});

test("a body that grows anywhere never gets a smaller size", () => {
	const grown = fc.record({ chest: cm(0, 12), waist: cm(0, 12), hip: cm(0, 12) });
	fc.assert(
		fc.property(anyGarment, anyBody, grown, (garment, body, more) => {
			const larger = Object.fromEntries(GIRTHS.map((girth) => [girth, body[girth] && body[girth] + more[girth]]));
			const [one, other] = [adviseSize(garment, body).size, adviseSize(garment, larger).size];
			if (one === null || other === null) return;
			expect(garment.sizes.indexOf(other)).toBeGreaterThanOrEqual(garment.sizes.indexOf(one));
		}),
		{ numRuns: 5000 },
	);
});
