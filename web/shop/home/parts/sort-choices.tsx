import type { Facets } from "#core/contract/products.ts";
import messages from "../messages.en.ts";
import { addressOfView, changed, sortsOf, type View } from "../view.ts";
import { Choice } from "./choice.tsx";

type SortChoicesProps = { view: View; facets: Facets | null };

export function SortChoices({ view, facets }: SortChoicesProps) {
	return (
		<ul>
			{sortsOf(view).map(({ name }) => (
				<Choice
					key={name}
					chosen={view.sort === name}
					to={addressOfView(changed(view, { sort: name }), facets?.collections)}
				>
					{messages.sorts[name]}
				</Choice>
			))}
		</ul>
	);
}
