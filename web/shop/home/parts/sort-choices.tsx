import type { Facets } from "#core/contract/facets.ts";
import messages from "../messages.en.ts";
import { addressOfView, changed, type HomeView, sortsOf } from "../view.ts";
import { FilterChoice } from "./choice.tsx";

type SortChoicesProps = { view: HomeView; facets: Facets | null };

export function SortChoices({ view, facets }: SortChoicesProps) {
	return (
		<ul>
			{sortsOf(view).map(({ name }) => (
				<FilterChoice
					key={name}
					chosen={view.sort === name}
					to={addressOfView(changed(view, { sort: name }), facets?.collections)}
				>
					{messages.sorts[name]}
				</FilterChoice>
			))}
		</ul>
	);
}
