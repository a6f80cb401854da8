/**
 * The symbols of ISO 3758, in its order, each by its group and what it says there. `mild` and `very-mild` are the one and the
 * two bars below a symbol; `drip` hangs or lies unwrung, `shade` keeps out of the sun.
 */
export const CARE_SYMBOLS = [
	"wash-95",
	"wash-70",
	"wash-60",
	"wash-60-mild",
	"wash-50",
	"wash-50-mild",
	"wash-40",
	"wash-40-mild",
	"wash-40-very-mild",
	"wash-30",
	"wash-30-mild",
	"wash-30-very-mild",
	"wash-hand",
	"wash-not",
	"bleach-any",
	"bleach-oxygen",
	"bleach-not",
	"tumble-normal",
	"tumble-low",
	"tumble-not",
	"dry-line",
	"dry-line-shade",
	"dry-line-drip",
	"dry-line-drip-shade",
	"dry-flat",
	"dry-flat-shade",
	"dry-flat-drip",
	"dry-flat-drip-shade",
	"iron-high",
	"iron-medium",
	"iron-low",
	"iron-not",
	"clean-p",
	"clean-p-mild",
	"clean-f",
	"clean-f-mild",
	"clean-not",
	"wet-normal",
	"wet-mild",
	"wet-very-mild",
	"wet-not",
] as const;
export type CareSymbol = (typeof CARE_SYMBOLS)[number];

/** A label has one symbol of each: washing, bleaching, tumble drying, drying in the air, ironing, dry and wet cleaning. */
export const CARE_GROUPS = ["wash", "bleach", "tumble", "dry", "iron", "clean", "wet"] as const;
export type CareGroup = (typeof CARE_GROUPS)[number];

export const careGroupOf = (symbol: CareSymbol) => symbol.slice(0, symbol.indexOf("-")) as CareGroup;

export const isOneOfEachGroup = (care: readonly CareSymbol[]): boolean =>
	new Set(care.map(careGroupOf)).size === care.length;

/** As a label has them. */
export const inCareOrder = (care: readonly CareSymbol[]): CareSymbol[] =>
	CARE_SYMBOLS.filter((symbol) => care.includes(symbol));
