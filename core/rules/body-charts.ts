import type { Girth } from "./size-advice.ts";
import type { Size } from "./sizes.ts";

export type Wearer = "women" | "men";
export const WEARERS: readonly Wearer[] = ["women", "men"];

/** From, and up to, in centimetres around the body. */
type Range = readonly [from: number, to: number];
export type BodySize = Record<Girth, Range> & { size: Size };

type Chart = { sizes: readonly Size[]; step: number } & { [W in Wearer]?: Record<Girth, number> };

const letters: Chart = {
	sizes: ["XS", "S", "M", "L", "XL", "XXL"],
	step: 6,
	women: { chest: 75, waist: 57, hip: 83 },
	men: { chest: 83, waist: 71, hip: 85 },
};
/** What bodies measure by size, as the trade has it, by the shop's system of sizes: where the first size begins, and each step. */
const charts: Readonly<Record<string, Chart>> = {
	letters,
	"letters-wide": letters,
	numbers: {
		sizes: ["34", "36", "38", "40", "42", "44", "46", "48"],
		step: 4,
		women: { chest: 78, waist: 60, hip: 86 },
	},
};

/** The offered sizes that a chart knows for a wearer. */
export function bodySizes(system: string, wearer: Wearer, offered: readonly Size[]): BodySize[] {
	const chart = Object.hasOwn(charts, system) ? charts[system] : undefined;
	const first = chart?.[wearer];
	if (!chart || !first) return [];
	return chart.sizes.flatMap((size, place) => {
		if (!offered.includes(size)) return [];
		const range = (girth: Girth): Range => [first[girth] + place * chart.step, first[girth] + (place + 1) * chart.step];
		return [{ size, chest: range("chest"), waist: range("waist"), hip: range("hip") }];
	});
}
