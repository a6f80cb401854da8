import { pluralIn } from "#core/plural.ts";
import type { ProductState } from "#core/rules/product-state.ts";

const plural = pluralIn("en");

const messages = {
	title: "Products",
	what: "The products",
	add: "Add product",
	count: (count: number) => plural(count, { one: "1 product", other: `${count} products` }),
	chosen: (count: number) => `, ${count} chosen`,
	editChosen: "Edit the chosen",
	editFound: (count: number) => `Edit all ${plural(count, { one: "1 product", other: `${count} products` })} found`,
	none: { title: "No products here", text: "No product matches what was asked for.", way: "Show all products" },
	pages: "Pages",
	firstPage: "First page",
	nextPage: "Next page",
	find: "Name, brand or number",
	all: "All",
	category: "Category",
	collection: "Collection",
	state: "State",
	stock: "Stock",
	price: "Price",
	order: "Order",
	product: "Product",
	unitsLeft: "Units left",
	choose: (name: string) => `Choose ${name}`,
	/** On sale, off sale and discounted each mean one thing, here and everywhere. */
	states: { draft: "Draft", on: "On sale", off: "Off sale" } satisfies Record<ProductState, string>,
	stateMeanings: {
		draft: "Only staff see it",
		on: "Shoppers can buy it",
		off: "Shoppers can no longer buy it",
	} satisfies Record<ProductState, string>,
	sorts: { newest: "Newest first", name: "By name", cheapest: "Cheapest first", dearest: "Dearest first" },
	stocks: { low: "Running out", out: "Sold out" },
	offers: { true: "Discounted", false: "Full price" },
	copy: "Copy",
	copyOf: (name: string) => `Copy ${name}`,
	copied: (name: string) => `A draft like ${name}`,
	cell: {
		label: (name: string) => `Price of ${name}`,
		now: (price: string) => `now ${price}`,
		bad: "A price is a number like 1500.50",
		changed: (name: string, price: string) => `${name} costs ${price}`,
		overtaken: (name: string) => `Someone changed ${name} meanwhile: please look again`,
	},
	units: {
		edit: (name: string) => `Count ${name}:`,
		title: (name: string) => `Stock of ${name}`,
		bad: (most: number) => `Whole numbers up to ${most}`,
		changed: (name: string) => `The stock of ${name} is changed`,
		save: "Save",
	},
	edit: {
		title: (count: number) => `Edit ${plural(count, { one: "1 product", other: `${count} products` })}`,
		titleFound: "Edit all found",
		what: "What to change",
		/** What can be changed of many products at once. */
		kinds: {
			percent: "Price by percent",
			amount: "Price by an amount",
			offer: "Discount in percent",
			endOffer: "End the discount",
			state: "State",
			category: "Category",
			collection: "Collection",
			lowStock: "Runs out from so many units",
		},
		hints: {
			percent: "10 makes it dearer, -10 cheaper",
			amount: "5 makes it dearer by 5, -5 cheaper",
			offer: "1 to 99, from the full price",
			lowStock: "Empty: as the shop has it for all",
		},
		choose: "Choose",
		bad: "Please check this",
		overtaken: "Something changed meanwhile: please look again",
		show: "Show what it does",
		apply: (count: number) => `Change ${plural(count, { one: "1 product", other: `${count} products` })}`,
		done: (count: number) => plural(count, { one: "1 product changed", other: `${count} products changed` }),
		inTheWay: "Nothing can be changed while this stands in the way:",
		nothing: "Nothing would change.",
		would: (changed: number, all: number) =>
			`${plural(changed, { one: "1 product", other: `${changed} products` })} of ${all} would change.`,
		first: (count: number) => ` The first ${count}:`,
		toPay: (price: string) => `to pay ${price}`,
		runsOutAsAll: "runs out as all do",
		runsOutFrom: (units: number) => `runs out from ${units}`,
	},
};

export default messages;
