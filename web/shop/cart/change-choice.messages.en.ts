import { pluralIn } from "#core/plural.ts";

const plural = pluralIn("en");

const messages = {
	about: (name: string) => `Another colour or size of ${name}`,
	colour: "Colour",
	size: "Size",
	chooseSize: "Choose a size.",
	notIn: (size: string, colour: string) => `There is no ${size} left in ${colour}.`,
	fewer: (units: number) =>
		plural(units, {
			one: "Only 1 is left: your cart gets 1.",
			other: `Only ${units} are left: your cart gets ${units}.`,
		}),
	take: "Take this one",
	leave: "Leave it as it is",
	changed: (name: string, colour: string, size: string) => `${name} is now ${colour}, size ${size}.`,
	undo: "Undo",
	gone: "This product is no longer sold.",
	unreachable: "The shop cannot be reached.",
	tryAgain: "Try again",
};

export default messages;
