import { pluralIn } from "#core/plural.ts";

const plural = pluralIn("en");

const messages = {
	cart: "Cart",
	steps: { list: "Steps", Cart: "Cart", Shipping: "Shipping", Payment: "Payment" },
	changed: "Something has changed since you last looked",
	unreachable: { title: "The shop cannot be reached", text: "Prices and units may have changed meanwhile." },
	toShipping: "Continue to shipping",
	toShop: "Go to the shop",
	toCart: "Go to the cart",
	empty: {
		title: "Your cart is empty",
		text: "Whatever you put here waits for you, also when you come back another day.",
	},
	takenOut: (name: string) => `${name} was taken out.`,
	undo: "Undo",
	colourAndSize: (colour: string, size: string) => `${colour}, size ${size}`,
	remove: (name: string) => `Remove ${name}`,
	allThatIsLeft: "All that is left",
	quantityOf: (what: string) => `Quantity of ${what}`,
	quantity: "Quantity",
	oneLess: "One less",
	oneMore: "One more",
	code: "Discount code",
	removeCode: "Remove code",
	apply: "Apply",
	codeFailed: "Ups!",
	codeEnded: (code: string) => `The discount code ${code} is not valid any more`,
	codeUnknown: (code: string) => `There is no discount code ${code}`,
	codeUsedUp: (code: string) => `The discount code ${code} has been used as often as it may be`,
	codeFrom: (code: string, sum: string) => `The discount code ${code} counts from ${sum} of what it is for`,
	codeForOthers: (code: string) => `The discount code ${code} is for other products`,
	codeUnchecked: "The discount code could not be checked",
	nothingToPay: {
		title: "There is nothing to pay",
		text: "Choose something first: with Buy on a product’s page, or from your cart.",
		gone: "What you chose cannot be had any more. Nothing was charged.",
	},
	staff: {
		title: "Staff do not shop here",
		text: "You are logged in as staff. Log out, or log in as a client, to buy something.",
	},
	summary: "Summary",
	subtotal: "Subtotal",
	discount: "Discount",
	shipping: "Shipping",
	total: "Total",
	totalOf: (units: number) => `Total, ${plural(units, { one: "1 item", other: `${units} items` })}`,
	tax: (rate: number, amount: string) => `Includes tax (${rate} %): ${amount}`,
	free: "Free",
	notPossible: "Not possible",
	dependsOnAddress: "Depends on the address",
	whatYouBuy: "What you buy",
};

export default messages;
