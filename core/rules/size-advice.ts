import type { Fit } from "../contract/product-fields.ts";
import type { Fibre } from "./fabric.ts";
import { type FitVotes, mostSay } from "./fit-votes.ts";
import type { GarmentGroup } from "./garment-groups.ts";
import type { Measurements } from "./measurements.ts";
import type { Size } from "./sizes.ts";

/** What goes around a body; of a garment laid flat one measures half of it. The first one known says whether it is too loose. */
export const GIRTHS = ["chest", "waist", "hip"] as const;
export type Girth = (typeof GIRTHS)[number];
/** What somebody can be asked for. */
export const BODY_MEASURES = [...GIRTHS, "inseam"] as const;
export type BodyMeasure = (typeof BODY_MEASURES)[number];
/** In centimetres, around the body and along the inner leg. */
export type Body = { [Name in BodyMeasure]?: number | undefined };

/** Nobody measures less or more: what is typed beyond it was measured or typed wrongly. */
export const BODY_RANGE: Record<BodyMeasure, readonly [from: number, to: number]> = {
	chest: [50, 200],
	waist: [45, 200],
	hip: [50, 200],
	inseam: [40, 120],
};
export const isBodyMeasure = (name: BodyMeasure, cm: number): boolean =>
	cm >= BODY_RANGE[name][0] && cm <= BODY_RANGE[name][1];

/** How much wider than the body a garment is at least, so that it fits as it was cut. */
const LEAST: Record<Fit, Record<Girth, number>> = {
	slim: { chest: 2, waist: 0, hip: 1 },
	regular: { chest: 6, waist: 0, hip: 4 },
	relaxed: { chest: 12, waist: 1, hip: 8 },
	oversized: { chest: 20, waist: 4, hip: 12 },
};
/** What is worn over something is wider besides. */
const OVER = 8;
/** How much wider than that it may be before it hangs loose. */
const LOOSE = 12;
/** How far a cloth gives, from so many percent of elastic fibre on. */
const GIVES = [
	{ percent: 10, cm: 8 },
	{ percent: 5, cm: 4 },
	{ percent: 2, cm: 2 },
];
const ELASTIC = /^(elastane|elasthane?|elastano|spandex|lycra)$/i;
/** Legs that end above the ankle are not compared with anybody's: those of shorts are short on purpose. */
const LONG_LEGS = 0.75;

export type Garment = {
	/** Those offered, in their order. */
	sizes: readonly Size[];
	measurements?: Measurements | undefined;
	fit?: Fit | undefined;
	fabric?: readonly Fibre[] | undefined;
	group?: GarmentGroup | undefined;
	fitVotes?: FitVotes | undefined;
};

/** What a size leaves between garment and body, around; below zero it is so much too narrow. */
export type Ease = { size: Size; cm: number };
type Reason = { girth: Girth; body: number; eases: Ease[] };
export type Advice =
	| {
			size: Size;
			/** The tightest first, each with the size beside it. */
			reasons: Reason[];
			/** By how much its legs are longer than asked for; null where nobody asked, or it has no long legs. */
			legs: number | null;
			/** What buyers say where it is not that it fits as its size says, and the size to take then if there is one. */
			runs: { said: "small" | "large"; instead: Size | null } | null;
	  }
	| { size: null; why: Unknown };
export type Unknown = "unmeasured" | "unasked" | "too-small" | "too-large" | "contradicting";

/** What to ask for: whatever one size at least is measured by. */
export function measuresAskedFor({ sizes, measurements }: Pick<Garment, "sizes" | "measurements">): BodyMeasure[] {
	return BODY_MEASURES.filter((name) => sizes.some((size) => measuredOf(measurements, size)[name] !== undefined));
}

/**
 * The smallest size that leaves what its fit asks for, everywhere: so a larger body never gets a smaller size. It is
 * none where even the largest is too narrow, the smallest too loose, or one measure asks for a size in which another is lost.
 */
export function adviseSize(garment: Garment, body: Body): Advice {
	const { measurements } = garment;
	const measured = measuresAskedFor(garment).filter((name) => name !== "inseam");
	if (measured.length === 0) return { size: null, why: "unmeasured" };
	const asked = measured.filter((girth) => body[girth] !== undefined);
	const [first] = asked;
	if (first === undefined) return { size: null, why: "unasked" };
	const sizes = garment.sizes.filter((size) =>
		asked.every((girth) => measuredOf(measurements, size)[girth] !== undefined),
	);
	if (sizes.length === 0) return { size: null, why: "unmeasured" };

	const ease = (size: Size, girth: Girth) => 2 * (measuredOf(measurements, size)[girth] ?? 0) - (body[girth] ?? 0);
	const spare = (size: Size, girth: Girth) => rounded(ease(size, girth) - leastOf(garment, girth));
	const smallest = (girths: readonly Girth[]) => sizes.find((size) => girths.every((girth) => spare(size, girth) >= 0));

	const size = smallest(asked);
	if (size === undefined) return { size: null, why: "too-large" };
	if (spare(size, first) > LOOSE) {
		return { size: null, why: smallest([first]) === size ? "too-small" : "contradicting" };
	}
	const at = sizes.indexOf(size);
	const beside = sizes[at + 1] ?? sizes[at - 1];
	const shown = beside === undefined ? [size] : [size, beside];
	const tightestFirst = asked.toSorted((one, other) => spare(size, one) - spare(size, other));
	const said = mostSay(garment.fitVotes);
	return {
		size,
		reasons: tightestFirst.map((girth) => ({
			girth,
			body: body[girth] ?? 0,
			eases: shown.map((one) => ({ size: one, cm: rounded(ease(one, girth)) })),
		})),
		legs: legsBeyond(measuredOf(measurements, size).inseam, body.inseam),
		runs:
			said === null || said === "true" ? null : { said, instead: said === "small" ? (sizes[at + 1] ?? null) : null },
	};
}

function leastOf({ fit = "regular", fabric = [], group }: Garment, girth: Girth): number {
	const elastic = fabric
		.filter(({ fibre }) => ELASTIC.test(fibre.trim()))
		.reduce((sum, { percent }) => sum + percent, 0);
	const gives = GIVES.find(({ percent }) => elastic >= percent)?.cm ?? 0;
	const least = LEAST[fit][girth] + (group === "outerwear" ? OVER : 0) - gives;
	// Only what is cut close to the body may be narrower than it, where the cloth gives.
	return fit === "slim" ? least : Math.max(least, 0);
}

function legsBeyond(garment: number | undefined, body: number | undefined): number | null {
	if (garment === undefined || body === undefined || garment < body * LONG_LEGS) return null;
	return rounded(garment - body);
}

function measuredOf(measurements: Measurements | undefined, size: Size) {
	return (measurements && Object.hasOwn(measurements, size) && measurements[size]) || {};
}

/** Sums of tenths, without what binary fractions add to them. */
const rounded = (cm: number) => Math.round(cm * 10) / 10;
