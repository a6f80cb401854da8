import type { ChoiceName, ChosenWord, DetailName } from "../contract/product-fields.ts";
import type { Product } from "../contract/products.ts";
import { productDetails } from "../messages/product-details.ts";

/** Measurements are a chart, which no line says. */
type SaidName = Exclude<DetailName, "measurements">;

/** How a detail is called, and said. */
export type Details = {
	[Name in SaidName]: { label: string; words: (value: NonNullable<Product[Name]>) => string };
};

const detailNames = Object.keys(productDetails) as SaidName[];

/** What is known of a product besides what every product has, in words. */
export function detailsOf(product: Pick<Product, SaidName>): { label: string; words: string }[] {
	return detailNames.flatMap((name) => {
		const words = detailWords(name, product[name]);
		return words === null ? [] : [{ label: productDetails[name].label, words }];
	});
}

function detailWords<Name extends SaidName>(name: Name, value: Product[Name] | null): string | null {
	const details: Details = productDetails;
	return value ? details[name].words(value) : null;
}

type Choices = { [Name in ChoiceName]: { words: (word: ChosenWord<Name>) => string } };

/** How one word of a list is said. */
export function choiceInWords<Name extends ChoiceName>(name: Name, word: ChosenWord<Name>): string {
	const said: Choices = productDetails;
	return said[name].words(word);
}
