import { pluralIn } from "#core/plural.ts";

const plural = pluralIn("en");

const messages = {
	added: "Added to cart",
	choice: (colour: string, size: string, quantity: number) => `${colour}, ${size}, quantity ${quantity}`,
	more: (lines: number) => `and ${lines} more`,
	total: (units: number) => `Total of ${plural(units, { one: "1 item", other: `${units} items` })}`,
	undo: "Undo",
	takenBack: "Taken back out of your cart",
	seeCart: "See cart",
	close: "Close",
};

export default messages;
