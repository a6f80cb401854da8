import type { Fit } from "#core/contract/product-fields.ts";
import { type CareSymbol, inCareOrder } from "#core/rules/care.ts";
import type { Measure, Measurements, SizeMeasures } from "#core/rules/measurements.ts";
import type { Garment, Look, Worn } from "../pictures/look.ts";
import { fabricOf, fitOf } from "./composition.ts";
import { type DemoProduct, sizes } from "./product.ts";

type Wearer = "women" | "men";
type Kind = "top" | "layer" | "coat" | "bottom" | "skirt" | "dress";

/** Whom size M is made for, in centimetres around and across; every size is one step from the next. */
const bodies: Record<Wearer, Record<"chest" | "waist" | "hip" | "shoulder", number>> = {
	women: { chest: 90, waist: 72, hip: 98, shoulder: 39 },
	men: { chest: 98, waist: 86, hip: 100, shoulder: 45 },
};
const steps: Record<Measure, number> = {
	chest: 6,
	waist: 6,
	hip: 6,
	length: 2,
	sleeve: 1,
	inseam: 0.5,
	shoulder: 1.5,
};

/** How much wider than the body a fit is cut, around it. */
const easeOf: Record<Fit, Record<"chest" | "waist" | "hip", number>> = {
	slim: { chest: 6, waist: 1, hip: 4 },
	regular: { chest: 10, waist: 2, hip: 8 },
	relaxed: { chest: 16, waist: 4, hip: 14 },
	oversized: { chest: 24, waist: 8, hip: 20 },
};
/** What is worn over something is wider besides. */
const over: Partial<Record<Garment, number>> = { hoodie: 4, cardigan: 4, jacket: 6, blazer: 4, coat: 10, puffer: 12 };

const kinds: Partial<Record<Garment, Kind>> = {
	cardigan: "layer",
	jacket: "layer",
	blazer: "layer",
	coat: "coat",
	puffer: "layer",
	trousers: "bottom",
	jeans: "bottom",
	shorts: "bottom",
	"swim-shorts": "bottom",
	skirt: "skirt",
	dress: "dress",
};

/** Size M from the shoulder or the waist to the hem: women's, and how much longer men's are. */
const lengths: Record<Kind, Record<NonNullable<Look["length"]>, number> & { men: number }> = {
	top: { cropped: 50, regular: 62, long: 72, full: 84, men: 10 },
	layer: { cropped: 54, regular: 66, long: 90, full: 104, men: 6 },
	coat: { cropped: 68, regular: 86, long: 106, full: 122, men: 4 },
	dress: { cropped: 82, regular: 94, long: 116, full: 134, men: 0 },
	skirt: { cropped: 42, regular: 62, long: 80, full: 94, men: 0 },
	bottom: { cropped: 92, regular: 102, long: 106, full: 110, men: 2 },
};
const sleeves: Record<Exclude<NonNullable<Look["sleeve"]>, "none">, number> = {
	cap: 10,
	short: 20,
	elbow: 34,
	puff: 28,
	long: 60,
};
const SHORT_LEGS = { shorts: { length: 44, inseam: 18 }, "swim-shorts": { length: 40, inseam: 14 } };

const half = (cm: number) => Math.round(cm) / 2;

/** What size M measures, laid flat. */
function measuresOfM({ look, category }: DemoProduct, fit: Fit): SizeMeasures {
	const wearer = category.startsWith("Men") ? "men" : "women";
	const [body, ease, kind] = [bodies[wearer], easeOf[fit], kinds[look.garment] ?? "top"];
	const extra = over[look.garment] ?? 0;
	const { men, ...hems } = lengths[kind];
	const length = hems[look.length ?? "regular"] + (wearer === "men" ? men : 0);
	const waist = half(body.waist + ease.waist);
	const hip = half(body.hip + ease.hip);
	if (look.garment === "shorts" || look.garment === "swim-shorts") return { waist, hip, ...SHORT_LEGS[look.garment] };
	if (kind === "bottom") return { waist, hip, length, inseam: length - 26 };
	if (kind === "skirt") return look.shape === "straight" ? { waist, hip, length } : { waist, length };
	const arm = sleeves[(look.sleeve ?? "long") as keyof typeof sleeves] + (wearer === "men" ? 3 : 0);
	return {
		chest: half(body.chest + ease.chest + extra),
		...(kind === "dress" && { waist: half(body.waist + ease.chest) }),
		length,
		...(look.sleeve !== "none" && { sleeve: arm, shoulder: body.shoulder + (ease.chest - 6) / 4 + extra / 4 }),
	};
}

/** What is not measured flat, and still has a length: a scarf around the neck, a swimsuit from its straps. */
const UNMEASURED: Partial<Record<Garment, Worn>> = {
	scarf: { from: 145, length: 84 },
	swimsuit: { from: 138, length: 66 },
};
const SHOULDER = 139;
const WAIST = 104;

/** How size M sits on somebody of 170 cm; legs that are longer are worn higher, and never end below the floor. */
export function wornOf(product: DemoProduct): Worn {
	const { garment } = product.look;
	const length = measurementsOf(product)?.M?.length ?? 0;
	const fromWaist = ["bottom", "skirt"].includes(kinds[garment] ?? "top");
	return UNMEASURED[garment] ?? { from: fromWaist ? Math.max(WAIST, length) : SHOULDER, length };
}

const girths: readonly string[] = ["chest", "waist", "hip"];

/** Graded from size M. A scarf has no sizes to tell apart, and what stretches over the body is not measured flat. */
export function measurementsOf(product: DemoProduct): Measurements | null {
	const fit = fitOf(product);
	if (fit === null || product.look.garment === "swimsuit") return null;
	const medium = measuresOfM(product, fit);
	const graded = sizes.map((size, place) => {
		const measures = Object.entries(medium).map(([name, cm = 0]) => {
			const step = steps[name as Measure] / (girths.includes(name) ? 2 : 1);
			return [name, Math.round((cm + step * (place - sizes.indexOf("M"))) * 2) / 2];
		});
		return [size, Object.fromEntries(measures)];
	});
	return Object.fromEntries(graded);
}

const WASHED: CareSymbol[] = ["wash-30", "bleach-not", "tumble-low", "iron-medium", "clean-not"];
const BY_HAND: CareSymbol[] = ["wash-hand", "bleach-not", "tumble-not", "dry-flat", "iron-low", "clean-p"];

/** How a fibre is looked after; the most delicate of a cloth decides. */
const careOfFibre: readonly [RegExp, CareSymbol[]][] = [
	[/leather/, ["wash-not", "bleach-not", "tumble-not", "iron-not", "clean-not"]],
	[/silk/, ["wash-hand", "bleach-not", "tumble-not", "dry-line-shade", "iron-low", "clean-p-mild"]],
	[/wool|cashmere|alpaca/, BY_HAND],
	[/polyamide|polyester/, ["wash-30-mild", "bleach-not", "tumble-not", "dry-line", "iron-low", "clean-not"]],
	[/linen/, ["wash-40", "bleach-not", "tumble-not", "dry-line", "iron-high", "clean-p"]],
];

export function careOf(product: DemoProduct): CareSymbol[] {
	const { garment } = product.look;
	const fibres = fabricOf(product).map(({ fibre }) => fibre);
	const delicate = careOfFibre.find(([fibre]) => fibres.some((name) => fibre.test(name)))?.[1] ?? WASHED;
	const isTailored = (garment === "coat" || garment === "blazer") && delicate === BY_HAND;
	return inCareOrder(isTailored ? ["wash-not", "bleach-not", "tumble-not", "iron-low", "clean-p"] : delicate);
}
