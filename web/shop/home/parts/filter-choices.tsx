import type { Facets } from "#core/contract/facets.ts";
import { catalogueMessages } from "#core/messages/catalogue.ts";
import choices from "../choices.messages.en.ts";
import { saleLabels } from "../heading.ts";
import messages from "../messages.en.ts";
import { addressOfView, changed, type HomeView } from "../view.ts";
import { FilterChoice, Group, Unfolding } from "./choice.tsx";
import { MoreChoices } from "./more-choices.tsx";
import { SortChoices } from "./sort-choices.tsx";

const TYPES_SHOWN = 8;

type FilterChoicesProps = { view: HomeView; facets: Facets | null };

/** Every choice is a link to the view with it, or without it when it is already made: no choice needs JavaScript. */
export function FilterChoices({ view, facets }: FilterChoicesProps) {
	const to = (choices: Partial<HomeView>) => addressOfView(changed(view, choices), facets?.collections);
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
						<FilterChoice key={value} count={facets?.sale[value]} {...toggle("offer", value)}>
							{saleLabels[value]}
						</FilterChoice>
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
								<FilterChoice key={id_category} count={count} chosen={chosen} to={to({ category, type: null })}>
									{name}
								</FilterChoice>
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
						<FilterChoice key={id_collection} count={count} {...toggle("collection", String(id_collection))}>
							{name}
						</FilterChoice>
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
function Types({ view, facets, to }: FilterChoicesProps & { to: (choices: Partial<HomeView>) => string }) {
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
						<FilterChoice key={id_category} count={count} chosen={chosen} to={to(choice)}>
							{name}
						</FilterChoice>
					);
				})}
			</Unfolding>
		</Group>
	);
}
