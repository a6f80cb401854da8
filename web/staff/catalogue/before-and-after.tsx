import type { ManyEditedOutcome } from "#core/contract/catalogue-tools.ts";
import { useMoney } from "#web/facts/shop-facts.tsx";
import { type Choices, namesIn } from "../products/read-choices.ts";
import messages from "./messages.en.ts";

const { edit } = messages;
type EditedRow = ManyEditedOutcome["shown"][number];

/** What an edit of many would do: the first products before and after, or what stands in the way. */
export function BeforeAndAfter({ of, choices }: { of: ManyEditedOutcome; choices: Choices }) {
	const said = useWords(choices);
	if (of.problems.length > 0) {
		return (
			<div role="alert" className="mt-4 text-brick">
				<p>{edit.inTheWay}</p>
				<ul className="mt-2 text-note">
					{of.problems.map(({ id_product, name, message }) => (
						<li key={id_product}>
							{name}: {message}
						</li>
					))}
				</ul>
			</div>
		);
	}
	return (
		<div role="status" className="mt-4">
			<p>
				{of.changed === 0 ? edit.nothing : edit.would(of.changed, of.products)}
				{of.shown.length < of.changed && edit.first(of.shown.length)}
			</p>
			<ul className="mt-2 text-note">
				{of.shown.map((shown) => (
					<li key={shown.id_product} className="border-line border-b py-1">
						{shown.name}
						<span className="block text-quiet">{said(shown).join("; ")}</span>
					</li>
				))}
			</ul>
		</div>
	);
}

function useWords(choices: Choices) {
	const money = useMoney();
	const names = namesIn(choices);
	const words: { [F in keyof EditedRow["before"]]: (of: EditedRow["before"]) => string } = {
		price: ({ price }) => money(price),
		price_offer: ({ price_offer }) => edit.toPay(money(price_offer)),
		collection: ({ collection }) => names.collection(collection),
		category: ({ category }) => names.category(category),
		state: ({ state }) => messages.states[state],
		lowStock: ({ lowStock }) => (lowStock === null ? edit.runsOutAsAll : edit.runsOutFrom(lowStock)),
	};
	return ({ before, after }: EditedRow) =>
		(Object.keys(words) as (keyof typeof words)[])
			.filter((field) => before[field] !== after[field])
			.filter(
				(field) => field !== "price_offer" || [before, after].some(({ price, price_offer }) => price !== price_offer),
			)
			.map((field) => `${words[field](before)} → ${words[field](after)}`);
}
