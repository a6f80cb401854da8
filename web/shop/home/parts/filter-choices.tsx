import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Facets } from "#core/contract/products.ts";
import { catalogueMessages } from "#core/messages/catalogue.ts";
import { cx } from "#web/ui/cx.ts";
import { saleLabels } from "../describe.ts";
import messages from "../messages.en.ts";
import { addressOfView, changed, sortsOf, type View } from "../view.ts";

type FilterChoicesProps = { view: View; facets: Facets | null };

/** Every choice is a link to the view with it, or without it when it is already made: no choice needs JavaScript. */
export function FilterChoices({ view, facets }: FilterChoicesProps) {
	const to = (choices: Partial<View>) => addressOfView(changed(view, choices), facets?.collections);
	const toggle = (name: "collection" | "offer", value: string) => ({
		chosen: view[name] === value,
		to: to({ [name]: view[name] === value ? null : value }),
	});
	const types = facets?.types.filter(({ parent }) => !view.category || String(parent) === view.category) ?? [];
	return (
		<>
			<Group title={messages.groups.sort}>
				{sortsOf(view).map(({ name }) => (
					<Choice key={name} chosen={view.sort === name} to={to({ sort: name })}>
						{messages.sorts[name]}
					</Choice>
				))}
			</Group>
			<Group title={messages.groups.sale}>
				{(["true", "false"] as const).map((value) => (
					<Choice key={value} count={facets?.sale[value]} {...toggle("offer", value)}>
						{saleLabels[value]}
					</Choice>
				))}
			</Group>
			{facets && (
				<Group title={messages.groups.category}>
					{facets.categories.map(({ id_category, name, count }) => {
						const chosen = view.category === String(id_category);
						const category = chosen ? null : String(id_category);
						return (
							<Choice key={id_category} count={count} chosen={chosen} to={to({ category, type: null })}>
								{name}
							</Choice>
						);
					})}
				</Group>
			)}
			<Group title={messages.groups.collection}>
				{facets?.collections.map(({ id_collection, name, count }) => (
					<Choice key={id_collection} count={count} {...toggle("collection", String(id_collection))}>
						{name}
					</Choice>
				)) ?? (
					<li className="flex min-h-11 items-center text-quiet wide:min-h-9">{catalogueMessages.collectionsFailed}</li>
				)}
			</Group>
			{types.length > 0 && (
				<Group title={messages.groups.type}>
					{types.map(({ id_category, name, parent, count }) => {
						const chosen = view.type === String(id_category);
						const choice = chosen ? { type: null } : { type: String(id_category), category: String(parent) };
						return (
							<Choice key={id_category} count={count} chosen={chosen} to={to(choice)}>
								{name}
							</Choice>
						);
					})}
				</Group>
			)}
		</>
	);
}

function Group({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section aria-label={title} className="border-line border-b py-5 first:pt-0 last:border-b-0">
			<h3 className="label pb-2 font-medium font-sans text-quiet">{title}</h3>
			<ul>{children}</ul>
		</section>
	);
}

type ChoiceProps = { to: string; chosen: boolean; count?: number | undefined; children: ReactNode };

function Choice({ to, chosen, count, children }: ChoiceProps) {
	return (
		<li>
			<Link
				to={to}
				prefetch="intent"
				aria-current={chosen ? "true" : undefined}
				className={cx(
					"flex min-h-11 items-center gap-2 hover:text-clay wide:min-h-9",
					chosen ? "font-medium" : count === 0 && "text-quiet",
				)}
			>
				{chosen && <Check aria-hidden="true" className="size-4 shrink-0 text-clay" />}
				<span className="grow">{children}</span>
				{count !== undefined && (
					<span className="text-note text-quiet tabular-nums">
						{messages.count(count)}
						<span className="sr-only">{messages.countOf(count)}</span>
					</span>
				)}
			</Link>
		</li>
	);
}
