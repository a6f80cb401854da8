/** Spreads each group evenly over the whole row, so that neighbours differ. */
export function spread<Item>(items: readonly Item[], groupOf: (item: Item) => string): Item[] {
	const groups = [...Map.groupBy(items, groupOf).values()];
	return groups
		.flatMap((group, place) =>
			group.map((item, index) => ({ item, at: (index + (place + 0.5) / groups.length) / group.length })),
		)
		.sort((a, b) => a.at - b.at)
		.map(({ item }) => item);
}
