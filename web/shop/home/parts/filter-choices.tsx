import type { Facets } from "#core/contract/products.ts";
import { catalogueMessages } from "#core/messages/catalogue.ts";
import choices from "../choices.messages.en.ts";
import { saleLabels } from "../heading.ts";
import messages from "../messages.en.ts";
import { addressOfView, changed, type View } from "../view.ts";
import { Choice, Group, Unfolding } from "./choice.tsx";
import { MoreChoices } from "./more-choices.tsx";
import { SortChoices } from "./sort-choices.tsx";

const TYPES_SHOWN = 8;

type FilterChoicesProps = { view: View; facets: Facets | null };

/** Every choice is a link to the view with it, or without it when it is already made: no choice needs JavaScript. */
export function FilterChoices({ view, facets }: FilterChoicesProps) {
	const to = (choices: Partial<View>) => addressOfView(changed(view, choices), facets?.collections);
	const toggle = (name: "collection" | "offer", value: string) => ({
		chosen: view[name] === value,
		to: to({ [name]: view[name] === value ? null : value }),
	});
	return (
		<>
			<div className="border-line border-b pb-5 max-wide:hidden">
				<Group title={messages.groups.sort}>
					<SortChoices view={view} facets={facets} />
				</Group>
			</div>
			<Group title={messages.groups.sale}>
				<ul>
					{(["true", "false"] as const).map((value) => (
						<Choice key={value} count={facets?.sale[value]} {...toggle("offer", value)}>
							{saleLabels[value]}
						</Choice>
					))}
				</ul>
			</Group>
			{facets && (
				<Group title={messages.groups.category}>
					<ul>
						{facets.categories.map(({ id_category, name, count }) => {
							const chosen = view.category === String(id_category);
							const category = chosen ? null : String(id_category);
							return (
								<Choice key={id_category} count={count} chosen={chosen} to={to({ category, type: null })}>
									{name}
								</Choice>
							);
						})}
					</ul>
				</Group>
			)}
			<Types view={view} facets={facets} to={to} />
			{facets && <MoreChoices view={view} facets={facets} />}
			<Group title={messages.groups.collection}>
				<ul>
					{facets?.collections.map(({ id_collection, name, count }) => (
						<Choice key={id_collection} count={count} {...toggle("collection", String(id_collection))}>
							{name}
						</Choice>
					)) ?? (
						<li className="flex min-h-11 items-center text-quiet wide:min-h-9">
							{catalogueMessages.collectionsFailed}
						</li>
					)}
				</ul>
			</Group>
		</>
	);
}

/** Of the chosen category, or of both; the chosen type is always in sight. */
function Types({ view, facets, to }: FilterChoicesProps & { to: (choices: Partial<View>) => string }) {
	const types = facets?.types.filter(({ parent }) => !view.category || String(parent) === view.category) ?? [];
	if (types.length === 0) return null;
	const isChosen = ({ id_category }: { id_category: number }) => view.type === String(id_category);
	const listed = [...types.filter(isChosen), ...types.filter((type) => !isChosen(type))];
	return (
		<Group title={messages.groups.type}>
			<Unfolding shown={TYPES_SHOWN} label={choices.allTypes(types.length)}>
				{listed.map(({ id_category, name, parent, count }) => {
					const chosen = view.type === String(id_category);
					const choice = chosen ? { type: null } : { type: String(id_category), category: String(parent) };
					return (
						<Choice key={id_category} count={count} chosen={chosen} to={to(choice)}>
							{name}
						</Choice>
					);
				})}
			</Unfolding>
		</Group>
	);
}
