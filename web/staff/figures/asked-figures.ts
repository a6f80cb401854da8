import { COMPARISONS, type Comparison, FIGURE_RANGES, type FigureRange } from "#core/rules/figure-range.ts";

export type AskedFigures = { range?: FigureRange; from?: string; to?: string; compare?: Comparison };

const DAY = /^\d{4}-\d\d-\d\d$/;

/** What an address asks for; what it does not say, or nobody knows, is left to the shop. */
export function askedFiguresIn(address: URLSearchParams): AskedFigures {
	const range = FIGURE_RANGES.find((one) => one === address.get("range"));
	const compare = COMPARISONS.find((one) => one === address.get("compare"));
	const [from, to] = [address.get("from") ?? "", address.get("to") ?? ""];
	const days = DAY.test(from) && DAY.test(to) ? { from, to } : range ? { range } : {};
	return { ...days, ...(compare && { compare }) };
}
