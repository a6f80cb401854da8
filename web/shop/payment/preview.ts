import creditCardType from "credit-card-type";
import { digitsOf, LONGEST_NUMBER } from "./card.ts";
import type { PaymentMethod } from "./provider.ts";

/** The card as the preview draws it. */
export type Preview = { brand: string; groups: string[]; codeOnFront: boolean };

/** The documented lengths: 15 for one brand, 14 for another, 19 for some, otherwise 16. */
const LENGTHS: Record<string, number> = { amex: 15, diners: 14, visa: 19, master: 19, maestro: 19, hipercard: 19 };
const USUAL_LENGTH = 16;

/** The provider's word for what the first digits look like. */
const GUESSES: Record<string, string> = {
	"american-express": "amex",
	"diners-club": "diners",
	mastercard: "master",
};

const NAMES: Record<string, string> = {
	amex: "American Express",
	diners: "Diners",
	visa: "Visa",
	master: "Mastercard",
	maestro: "Maestro",
	hipercard: "Hipercard",
};

/** What the card looks like so far. The provider says which brand it is; until it does, the first digits are a hint. */
export function previewOf(number: string, method: PaymentMethod | null): Preview {
	const digits = digitsOf(number);
	const guess = digits ? creditCardType(digits)[0] : undefined;
	const guessed = guess ? (GUESSES[guess.type] ?? guess.type) : "";
	const id = (method?.id ?? guessed).replace(/^deb/, "");
	const length = LENGTHS[id] ?? USUAL_LENGTH;
	return {
		brand: method?.name ?? NAMES[id] ?? guess?.niceType ?? "",
		groups: grouped(padded(digits.slice(0, id in LENGTHS ? length : LONGEST_NUMBER), length), id),
		codeOnFront: id === "amex",
	};
}

/** Brands with long numbers show 16 places until there are more digits. */
function padded(digits: string, length: number): string {
	return digits.padEnd(length > USUAL_LENGTH && digits.length <= USUAL_LENGTH ? USUAL_LENGTH : length, "•");
}

function grouped(number: string, id: string): string[] {
	const sizes = id === "amex" ? [4, 6, 5] : id === "diners" ? [4, 6, 4] : [4, 4, 4, number.length - 12];
	let from = 0;
	return sizes.map((size) => {
		const group = number.slice(from, from + size);
		from += size;
		return group;
	});
}
