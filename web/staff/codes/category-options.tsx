import { type FiledCategories, filedName } from "../products/filed-under.ts";
import productMessages from "../products/messages.en.ts";

/** The categories below Women and Men; one that is chosen is there also while the others could not be read. */
export function CategoryOptions({ shelves, chosen }: { shelves: FiledCategories | null; chosen: number | null }) {
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
					{list.map((category) => (
						<option key={category.id_category} value={category.id_category}>
							{filedName(category)}
						</option>
					))}
				</optgroup>
			))}
		</>
	);
}
