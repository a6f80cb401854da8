import type { Category } from "#core/contract/selectors.ts";

const BY_ID = /^#(\d+)$/;

/** What the form holds for each category: its name, or its id where its name would not tell. */
export function categoryChoices(all: readonly Category[]): (category: Category) => string {
	const counted = Map.groupBy(all, ({ name }) => name.toLowerCase());
	return ({ id_category, name }) =>
		(counted.get(name.toLowerCase())?.length ?? 0) > 1 || BY_ID.test(name) ? `#${id_category}` : name;
}

/** As the shop takes it. */
export function sentCategory(choice: string): string | number {
	const id = BY_ID.exec(choice)?.[1];
	return id === undefined ? choice : Number(id);
}
