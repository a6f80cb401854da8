import { type ChoiceName, choiceNames, choices } from "#core/contract/product-fields.ts";
import { productDetails, productFieldLabels } from "#core/messages/product-details.ts";
import { sizeWord } from "#core/messages/sizes.ts";
import { CARE_SYMBOLS } from "#core/rules/care.ts";
import { choiceInWords } from "#core/rules/product-details.ts";
import { moneyHere } from "#web/facts/money-here.ts";
import { browserFacts } from "#web/facts/shop-facts.tsx";
import catalogueMessages from "../catalogue/messages.en.ts";
import messages from "./messages.en.ts";
import { isNoted, listIn, type Noted, notedIn, numberOf, textIn } from "./read-detail.ts";

const money = (value: unknown) => moneyHere(numberOf(value), browserFacts().currency);

/** How values are said that are more than a text or a number. */
const said: Record<string, (value: unknown) => string> = {
	price: money,
	discount: (value) => `${textIn(value)} %`,
	sizes: (value) => listIn(value).map(textIn).map(sizeWord).join(", "),
	...Object.fromEntries(choiceNames.map((name) => [name, (value: unknown) => choiceIn(name, value)])),
	fabric: (value) =>
		Array.isArray(value)
			? productDetails.fabric.words(
					value.map(notedIn).map(({ fibre, percent }) => ({ fibre: textIn(fibre), percent: numberOf(percent) })),
				)
			: textIn(value),
	care: (value) => productDetails.care.words(CARE_SYMBOLS.filter((symbol) => listIn(value).includes(symbol))),
};

function choiceIn(name: ChoiceName, value: unknown): string {
	const chosen = choices[name].find((word) => word === value);
	return chosen ? choiceInWords(name, chosen) : textIn(value);
}

const saidOf = (name: string, value: unknown) =>
	value === null || value === undefined || value === "" ? messages.empty : (said[name] ?? textIn)(value);

/** The fields of a product that were changed, its colours, its stock. */
export function productLines(noted: Noted): string[] {
	const { added, removed, renamed, stockChanges, ...fields } = noted;
	const colours = { added, removed, renamed };
	return [
		...Object.entries(fields).map(([name, change]) => fieldLine(name, change)),
		...Object.entries(colours)
			.map(([kind, names]) => [kind as keyof typeof colours, listIn(names).map(textIn)] as const)
			.filter(([, names]) => names.length > 0)
			.map(([kind, names]) => messages.lines[kind](names.join(", "))),
		...stockLines(listIn(stockChanges).map(notedIn)),
	];
}

function fieldLine(name: string, change: unknown): string {
	const labels: Record<string, string> = productFieldLabels;
	const label = labels[name] ?? name;
	if (!isNoted(change)) return messages.lines.changed(label);
	return messages.lines.became(label, saidOf(name, change.from), saidOf(name, change.to));
}

function stockLines(moves: readonly Noted[]): string[] {
	if (moves.length === 0) return [];
	const units = moves.map(
		({ ColorName, size, delta }) =>
			`${textIn(ColorName)} ${sizeWord(textIn(size))} ${numberOf(delta) > 0 ? "+" : ""}${numberOf(delta)}`,
	);
	return [messages.lines.stock(units.join(", "))];
}

/** What one edit did to many products. */
export function editLines({ price, offer, state, ...others }: Noted): string[] {
	const { kinds } = catalogueMessages.edit;
	const { percent, amount } = notedIn(price);
	const states: Record<string, string> = catalogueMessages.states;
	const labels: Record<string, string> = kinds;
	const line = (label: string, value: string) => `${label}: ${value}`;
	return [
		...(percent === undefined ? [] : [line(kinds.percent, textIn(percent))]),
		...(amount === undefined ? [] : [line(kinds.amount, money(amount))]),
		...(offer === null ? [kinds.endOffer] : offer === undefined ? [] : [line(kinds.offer, textIn(offer))]),
		...(state === undefined ? [] : [line(kinds.state, states[textIn(state)] ?? textIn(state))]),
		...Object.entries(others).map(([name, value]) => line(labels[name] ?? name, textIn(value) || messages.empty)),
	];
}
