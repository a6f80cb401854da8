const MEMORY = 8;
/** How much a kind that is used up slowly presses to be next. */
const PRESSURE = 3;

type Traits = readonly string[];

/**
 * Hangs items so that neighbours differ: the next is always the one that shares least with the last few,
 * preferring kinds of which most is left, so that none is left over for the end.
 */
export function mix<Item>(items: readonly Item[], traitsOf: (item: Item) => Traits): Item[] {
	const left = items.map((item) => ({ item, traits: traitsOf(item) }));
	const total = countTraits(left);
	const recent: Traits[] = [];
	return items.flatMap(() => {
		const remaining = countTraits(left);
		const costs = left.map(({ traits }) =>
			traits.reduce((cost, trait) => cost + nearness(recent, trait) - PRESSURE * share(remaining, total, trait), 0),
		);
		const [next] = left.splice(costs.indexOf(Math.min(...costs)), 1);
		if (!next) return [];
		recent.unshift(next.traits);
		recent.splice(MEMORY);
		return [next.item];
	});
}

const nearness = (recent: readonly Traits[], trait: string) =>
	recent.reduce((sum, traits, place) => sum + (traits.includes(trait) ? 1 / (place + 1) : 0), 0);

const share = (remaining: Map<string, number>, total: Map<string, number>, trait: string) =>
	(remaining.get(trait) ?? 0) / (total.get(trait) ?? 1);

function countTraits(items: readonly { traits: Traits }[]): Map<string, number> {
	const counts = new Map<string, number>();
	for (const trait of items.flatMap(({ traits }) => traits)) counts.set(trait, (counts.get(trait) ?? 0) + 1);
	return counts;
}
