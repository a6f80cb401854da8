import type { ReplyOf } from "#core/calls/call.ts";
import type { selectors } from "#core/calls/selectors.ts";
import productMessages from "../products/messages.en.ts";

export type Shelves = ReplyOf<typeof selectors.categories>;

/** The categories below Women and Men; one that is chosen is there also while the others could not be read. */
export function CategoryOptions({ shelves, chosen }: { shelves: Shelves | null; chosen: number | null }) {
	const groups = [
		{ label: productMessages.women, list: shelves?.women ?? [] },
		{ label: productMessages.men, list: shelves?.men ?? [] },
	];
	const isKnown = groups.some(({ list }) => list.some(({ id_category }) => id_category === chosen));
	return (
		<>
			{chosen !== null && !isKnown && <option value={chosen}>{chosen}</option>}
			{groups.map(({ label, list }) => (
				<optgroup key={label} label={label}>
					{list.map(({ id_category, name }) => (
						<option key={id_category} value={id_category}>
							{name}
						</option>
					))}
				</optgroup>
			))}
		</>
	);
}

export function categoryName(shelves: Shelves | null, id: number): string {
	const all = [...(shelves?.women ?? []), ...(shelves?.men ?? [])];
	return all.find(({ id_category }) => id_category === id)?.name ?? String(id);
}
