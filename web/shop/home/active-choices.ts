import type { Facets } from "#core/contract/facets.ts";
import { sizeWord } from "#core/messages/sizes.ts";
import messages from "./choices.messages.en.ts";
import { namesOf, saleLabels } from "./heading.ts";
import { changed, chosenOf, type HomeView, type ListChoice, toggled } from "./view.ts";

/** One active choice: how it is called, and the view without it. */
export type ActiveChoice = { label: string; without: HomeView };

/** What narrows the view, in the order of the panel. `money` writes an amount. */
export function activeChoices(
	view: HomeView,
	facets: Facets | null,
	money: (amount: number) => string,
): ActiveChoice[] {
	const names = namesOf(view, facets);
	const choices: [string | null, Partial<HomeView>][] = [
		[view.filters && `“${view.filters}”`, { filters: null }],
		[view.offer && (saleLabels[view.offer] ?? view.offer), { offer: null }],
		[names.category, { category: null, type: null }],
		[names.type, { type: null }],
		[view.fits && messages.onlyMySizes, { fits: null }],
		[priceLabel(view, money), { min: null, max: null }],
		[view.stock && messages.inStock, { stock: null }],
		[names.collection, { collection: null }],
	];
	const listed = (name: ListChoice, labelOf: (value: string) => string) =>
		chosenOf(view, name, facets).map((value) => ({
			label: labelOf(value),
			without: toggled(view, name, value, facets),
		}));
	return [
		...choices.flatMap(([label, rest]) => (label ? [{ label, without: changed(view, rest) }] : [])),
		...listed("size", (size) => messages.sizeIs(sizeWord(size))),
		...listed("color", (color) => messages.colors[color] ?? color),
		...listed("brand", (brand) => brand),
	];
}

function priceLabel({ min, max }: HomeView, money: (amount: number) => string): string | null {
	const shown = (amount: string) => money(Number(amount) || 0);
	if (min !== null && max !== null) return messages.between(shown(min), shown(max));
	if (min !== null) return messages.from(shown(min));
	return max === null ? null : messages.upTo(shown(max));
}
